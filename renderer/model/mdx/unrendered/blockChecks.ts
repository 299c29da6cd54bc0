import type { Heading, Root } from 'mdast'
import { collectLinkDefinitions } from '../imageChecks.ts'
import { getNodeRange, listNodes } from '../tree.ts'
import { getEscapeHint, type LiteralText } from './literalText.ts'

// `\ufffc` in patterns is `MASK`: rendered or escaped Markdown.

/** Reports a block of code that isn't closed and continues to the end of the text. */
export function reportUnclosedCode(literal: LiteralText, tree: Root): void {
  for (const node of listNodes(tree, 'code')) {
    const [start, end] = getNodeRange(node)
    const [firstLine = '', ...lines] = literal.source.text.slice(start, end).split('\n')
    const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(firstLine) ?? []
    const lastLine = (lines.at(-1) ?? '').replace(/^[ \t>]*/, '').trimEnd()
    if (fence === '' || (lastLine.startsWith(fence) && lastLine === fence.charAt(0).repeat(lastLine.length))) continue
    const message = "This block of code isn't closed, so everything below is code too."
    const hint = `Write ${fence} on its own line below the code. To show the characters themselves, write \`\\\` before each.`
    literal.addProblem([start, start + firstLine.length], message, hint)
  }
}

const URL_LIKE = /^(?:[/#.]|https?:|mailto:|tel:|www\.)|[/.]/

/** Reports definitions of links and footnotes that are unused or duplicate, empty footnotes, and footnote labels with a space. */
export function reportLinkDefinitions(literal: LiteralText, tree: Root): void {
  const { source } = literal
  const { imageLabels, linkLabels } = collectLinkDefinitions(tree)
  const definedLabels = new Set<string>()
  for (const node of listNodes(tree, 'definition', 'footnoteDefinition')) {
    const isFootnote = node.type === 'footnoteDefinition'
    const name = (isFootnote ? '^' : '') + node.identifier
    const [start] = getNodeRange(node)
    const end = source.text.indexOf(']', start) + 2
    const isUsed = imageLabels.has(name) || linkLabels.has(name)
    const label = `[${isFootnote ? '^' : ''}${node.label ?? node.identifier}]`
    if (!isFootnote && name.startsWith('^'))
      literal.addProblem([start, end], "The label of a footnote can't contain spaces.", 'Use hyphens: [^a-label].')
    else if (definedLabels.has(name)) {
      const message = `\`${label}\` is defined twice. Only the first definition is used.`
      literal.addProblem([start, end], message, 'Rename it, or remove it.')
    } else if (!isUsed) {
      const message = `Visitors won't see this ${isFootnote ? 'footnote' : 'line'}, because nothing refers to \`${label}\`.`
      const usage = isFootnote ? `\`${label}\` where it belongs` : `\`[link text]${label}\` where the link belongs`
      const hint = `Write ${usage}, or remove it. To show it as typed, write \`\\[\`.`
      const isText = 'url' in node && !URL_LIKE.test(node.url)
      const fix = isText ? source.createReplacementFix([start, start], '\\') : undefined
      literal.addProblem([start, end], message, hint, fix)
    }
    if (isFootnote && isUsed && node.children.length === 0)
      literal.addProblem([start, end], 'This footnote is empty.', `Write its text after \`${label}:\`.`)
    definedLabels.add(name)
  }
}

/** Matches hashtags: `#smile #dentist`, `#_smile_`. */
const HASHTAGS = /^(?:(?:\s*#\p{L}[\p{L}\p{N}_]*){2,}$|#\\?_)/u

/** Reports text that looks like a heading, and headings that may be text. */
export function reportHeadings(literal: LiteralText, tree: Root): void {
  const { source } = literal
  for (const node of listNodes(tree, 'heading')) {
    reportUnderlined(literal, node)
    reportSignsAtEnd(literal, node)
  }
  literal.reportAndMaskAll(/(?<=[^\s\ufffc][ \t])#{2,6}[ \t]+(?=\S)/g, (start, end) => {
    const message = "This isn't a heading, because there is text before it."
    return source.createProblem([start, end], message, `Start a new line. ${getEscapeHint('#')}`)
  })
  literal.reportAndMaskAll(/^[ \t]*#(?:#+[^\s#]|[^\s#\d])[^\n]*|^[ \t]*#{7,}[^\n]*/gm, (start, end) => {
    const raw = source.text.slice(start, end)
    if (HASHTAGS.test(raw)) return undefined
    const [signs = ''] = /^#+/.exec(raw) ?? []
    if (signs.length > 6) {
      const message = 'Headings have at most six `#` signs, so visitors would see them.'
      return source.createProblem([start, end], message, getEscapeHint('#'))
    }
    // Add a space, so that Markdown removes a closing `##` (`##Title##`).
    const headingText = raw.slice(signs.length).replace(/(?<=[^\s#])(?=#{2,6}$)/, ' ')
    const heading = `${signs === '#' ? '##' : signs} ${headingText}`
    const message = `This isn't a heading, because the space after \`${signs}\` is missing.`
    const fix = source.createReplacementFix([start, end], heading, { isCertain: signs.length > 1 })
    return source.createProblem([start, end], message, getEscapeHint('#'), fix)
  })
}

/** Reports `#` signs that Markdown removes (CommonMark 4.2): `## Learn C #`, but not `## Title ##`. */
function reportSignsAtEnd(literal: LiteralText, node: Heading): void {
  const { source } = literal
  const [start, end] = getNodeRange(node)
  const raw = source.text.slice(start, end)
  const [, openingSigns, closingSigns = ''] = /^(#+)[ \t][^\n]*[ \t](#+)[ \t]*$/.exec(raw) ?? []
  if (closingSigns === '' || closingSigns === openingSigns) return
  const offset = end - closingSigns.length
  const message = `Visitors won't see the \`${closingSigns}\` at the end of this heading.`
  const fix = source.createReplacementFix([offset, end], `\\${closingSigns}`)
  literal.addProblem([offset, end], message, 'Remove it. To show it as typed, write `\\#`.', fix)
}

/** Reports headings with an underline of `-` (CommonMark 4.3), because writers often mean a line or a list. */
function reportUnderlined(literal: LiteralText, node: Heading): void {
  const [start, end] = getNodeRange(node)
  const [, underline] = /\n[ \t>]*(-+)[ \t]*$/.exec(literal.source.text.slice(start, end)) ?? []
  if (underline === undefined) return
  const offset = end - underline.length
  const message = `Is this a heading? The \`${underline}\` makes a heading of the text above it.`
  const hint = 'For a line or a list, add a blank line above it. For a heading, write `## ` before its text.'
  literal.addProblem([offset, end], message, hint)
}
