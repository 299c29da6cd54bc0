import { collectLinkDefinitions } from '../linkChecks.ts'
import type { LiteralText, NodeWithSource } from './literalText.ts'
import { getEscapeHint } from './unrenderedSyntax.ts'

/** Reports a block of code that isn't closed and continues to the end of the text. */
export function reportUnclosedCode(literal: LiteralText): void {
  for (const { start, raw } of literal.locateNodes('code')) {
    const [firstLine = '', ...lines] = raw.split('\n')
    const [fence] = /^(?:`{3,}|~{3,})/.exec(firstLine) ?? []
    const lastLine = (lines.at(-1) ?? '').replace(/^[ \t>]*/, '').trimEnd()
    if (fence === undefined || (lastLine.startsWith(fence) && /^(?:`+|~+)$/.test(lastLine))) continue
    const message = "This block of code isn't closed, so everything below is code too."
    const hint = `Write ${fence} on its own line below the code. To show the characters themselves, write \`\\\` before each.`
    literal.addProblem([start, start + firstLine.length], message, hint)
  }
}

/** Reports definitions of links and footnotes that are unused or duplicate, empty footnotes, and footnote labels with a space. */
export function reportLinkDefinitions(literal: LiteralText): void {
  const { source } = literal
  const { imageLabels, linkLabels } = collectLinkDefinitions(literal.tree)
  const definedLabels = new Set<string>()
  for (const { node, start } of literal.locateNodes('definition', 'footnoteDefinition')) {
    const isFootnote = node.type === 'footnoteDefinition'
    const prefix = isFootnote ? '^' : ''
    const name = prefix + node.identifier
    const label = `[${prefix}${node.label ?? node.identifier}]`
    const range = [start, source.text.indexOf(']', start) + 2] as const
    const isUsed = imageLabels.has(name) || linkLabels.has(name)
    if (!isFootnote && name.startsWith('^'))
      literal.addProblem(range, "The label of a footnote can't contain spaces.", 'Use hyphens: [^a-label].')
    else if (definedLabels.has(name)) {
      const message = `\`${label}\` is defined twice. Only the first definition is used.`
      literal.addProblem(range, message, 'Rename it, or remove it.')
    } else if (!isUsed) {
      const message = `Visitors won't see this ${isFootnote ? 'footnote' : 'line'}, because nothing refers to \`${label}\`.`
      const usage = isFootnote ? `\`${label}\` where it belongs` : `\`[link text]${label}\` where the link belongs`
      const hint = `Write ${usage}, or remove it. To show it as typed, write \`\\[\`.`
      const isText = 'url' in node && !/^(?:#|https?:|mailto:|tel:)|[/.]/.test(node.url)
      literal.addProblem(range, message, hint, isText ? source.createReplacementFix([start, start], '\\') : undefined)
    }
    if (isFootnote && isUsed && node.children.length === 0)
      literal.addProblem(range, 'This footnote is empty.', `Write its text after \`${label}:\`.`)
    definedLabels.add(name)
  }
}

/** Reports text that looks like a heading, and headings that may be text. */
export function reportHeadings(literal: LiteralText): void {
  const { source } = literal
  for (const heading of literal.locateNodes('heading')) {
    reportUnderlined(literal, heading)
    reportSignsAtEnd(literal, heading)
  }
  literal.reportMatches(/(?<=[^\s\ufffc][ \t])#{2,6}[ \t]+(?=\S)/g, (range) => {
    const message = "This isn't a heading, because there is text before it."
    return source.createProblem(range, message, `Start a new line. ${getEscapeHint('#')}`)
  })
  literal.reportMatches(/^[ \t]*#(?:#+[^\s#]|[^\s#\d])[^\n]*|^[ \t]*#{7,}[^\n]*/gm, (range, raw) => {
    // Hashtags: `#smile #dentist`, `#_smile_`
    if (/^(?:(?:\s*#\p{L}[\p{L}\p{N}_]*){2,}$|#\\?_)/u.test(raw)) return undefined
    const [signs = ''] = /^#+/.exec(raw) ?? []
    const hint = getEscapeHint('#')
    if (signs.length > 6)
      return source.createProblem(range, 'Headings have at most six `#` signs, so visitors would see them.', hint)
    // Add a space, so that Markdown removes a closing `##` (`##Title##`).
    const headingText = raw.slice(signs.length).replace(/(?<=[^\s#])(?=#{2,6}$)/, ' ')
    const heading = `${signs === '#' ? '##' : signs} ${headingText}`
    const fix = source.createReplacementFix(range, heading, { isCertain: signs.length > 1 })
    const message = `This isn't a heading, because the space after \`${signs}\` is missing.`
    return source.createProblem(range, message, hint, fix)
  })
}

/** Reports `#` signs that Markdown removes (CommonMark 4.2): `## Learn C #`, but not `## Title ##`. */
function reportSignsAtEnd(literal: LiteralText, { end, raw }: NodeWithSource): void {
  const [, openingSigns, signs = ''] = /^(#+)[ \t][^\n]*[ \t](#+)[ \t]*$/.exec(raw) ?? []
  if (signs === '' || signs === openingSigns) return
  const range = [end - signs.length, end] as const
  const fix = literal.source.createReplacementFix(range, `\\${signs}`)
  const message = `Visitors won't see the \`${signs}\` at the end of this heading.`
  literal.addProblem(range, message, 'Remove it. To show it as typed, write `\\#`.', fix)
}

/** Reports headings with an underline of `-` (CommonMark 4.3), because writers often mean a line or a list. */
function reportUnderlined(literal: LiteralText, { end, raw }: NodeWithSource): void {
  const [, underline] = /\n[ \t>]*(-+)[ \t]*$/.exec(raw) ?? []
  if (underline === undefined) return
  const message = `Is this a heading? The \`${underline}\` makes a heading of the text above it.`
  const hint = 'For a line or a list, add a blank line above it. For a heading, write `## ` before its text.'
  literal.addProblem([end - underline.length, end], message, hint)
}

const CONTAINERS_BY_TYPE: Record<string, [name: string, hint: string]> = {
  listItem: ['list item', 'For the same item, indent it like the text of the item.'],
  blockquote: ['quote', 'For the quote, start it with `> `.'],
  footnoteDefinition: ['footnote', 'For the footnote, indent it by four spaces.'],
}

/** Reports lines that Markdown joins with a list, quote, or footnote (CommonMark 5.2, "lazy continuation"). */
export function reportJoinedLines(literal: LiteralText): void {
  const { source } = literal
  for (const paragraph of literal.locateNodes('paragraph')) {
    const container = CONTAINERS_BY_TYPE[paragraph.parent.type]
    const start = container && findJoinedLine(literal, paragraph)
    if (!container || start === undefined) continue
    const lineIndex = source.getLineIndex(start)
    // Skip lines with a problem: `-Two` is a list item without a space.
    if (literal.problems.some((problem) => problem.line === lineIndex + 1)) continue
    const [lineStart, lineEnd] = source.getLineRange(lineIndex)
    const [name, containerHint] = container
    const hint = `For a new paragraph, add a blank line above it. ${containerHint}`
    const blankLine = `${source.getLinePrefix(start).trimEnd()}\n`
    const fix = paragraph.next ? undefined : source.createReplacementFix([lineStart, lineStart], blankLine)
    literal.addProblem([start, lineEnd], `This line is part of the ${name} above it.`, hint, fix)
  }
}

/** Finds the first line that starts a sentence, but lacks the markers or indentation of the container. Returns the offset of its text. */
function findJoinedLine({ source }: LiteralText, { parent, start, end }: NodeWithSource): number | undefined {
  const quoteDepth = countQuotes(source.getLinePrefix(start))
  const markerColumn = parent.type === 'blockquote' ? 0 : (parent.position?.start.column ?? 1) - 1
  const lastIndex = source.getLineIndex(end)
  for (let lineIndex = source.getLineIndex(start) + 1; lineIndex <= lastIndex; lineIndex += 1) {
    const line = source.getLine(lineIndex)
    const [markers = ''] = /^[ \t>]*/.exec(line) ?? []
    const isIndented = markers.includes('\t') || markers.length > markerColumn
    const isJoined = countQuotes(markers) < quoteDepth || (parent.type !== 'blockquote' && !isIndented)
    const lineAbove = source.getLine(lineIndex - 1).trim()
    if (isJoined && startsSentence({ line: line.slice(markers.length), lineAbove }))
      return source.getLineRange(lineIndex)[0] + markers.length
  }
  return undefined
}

const countQuotes = (markers: string) => markers.split('>').length - 1

/** Lines at least this long were probably wrapped by a text editor. */
const MIN_WRAPPED_LINE_LENGTH = 60

/** Checks if a line probably starts a sentence: it has a capital letter, or the line above ends a sentence or is short. */
function startsSentence({ line, lineAbove }: { line: string; lineAbove: string }): boolean {
  if (lineAbove.endsWith('\\') || /^[–—]/.test(line)) return false
  const text = line.replace(/^[\p{Ps}\p{Pi}"'*_~`]+/u, '')
  if (/^\p{Lu}/u.test(text)) return true
  const endsSentence = /[.!?…][\p{Pe}\p{Pf}"'*_~`]*$/u.test(lineAbove)
  if (endsSentence) return !/\b(?:e\.g|i\.e|vs|etc|approx)\.$/i.test(lineAbove)
  return !/^\p{L}/u.test(text) && lineAbove.length < MIN_WRAPPED_LINE_LENGTH
}
