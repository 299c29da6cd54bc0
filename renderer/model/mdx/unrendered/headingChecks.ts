import type { Heading, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { getRange } from '../tree.ts'
import type { LiteralText } from './literalText.ts'
import { getEscapeHint } from './unrenderedSyntax.ts'

const HASHTAGS = /^(?:\s*#\p{L}[\p{L}\p{N}_]*){2,}\s*$/u

/** Reports text that looks like a heading, and headings that were meant as text. */
export function reportHeadings(literal: LiteralText, tree: Root): void {
  const { source } = literal
  visit(tree, 'heading', (node) => {
    reportUnderlined(literal, node)
    reportSignsAtEnd(literal, node)
  })
  literal.reportAndHideAll(/(?<=[^\s\ufffc][ \t])#{2,6}[ \t]+(?=\S)/g, (match, start) => {
    const message = "This isn't a heading, because there is text before it."
    return source.createProblem(
      start,
      start + match.trimEnd().length,
      message,
      `Start a new line. ${getEscapeHint('#')}`,
    )
  })
  literal.reportAndHideAll(/^[ \t]*#(?:#+[^\s#]|[^\s#\d])[^\n]*|^[ \t]*#{7,}[^\n]*/gm, (match, from) => {
    if (HASHTAGS.test(match)) return undefined
    const start = from + match.length - match.trimStart().length
    const end = from + match.trimEnd().length
    const raw = source.text.slice(start, end)
    // `#_smile_` is a hashtag.
    if (/^#\\?_/.test(raw)) return undefined
    const [signs = ''] = /^#+/.exec(raw) ?? []
    // Markdown hides `##` at the end of a heading behind a space.
    const headingText = raw
      .slice(signs.length)
      .trimStart()
      .replace(/(?<=[^\s#])(?=#{2,6}$)/, ' ')
    const isTooDeep = signs.length > 6
    const line = `${signs === '#' ? '##' : signs} ${headingText}`
    const message = isTooDeep
      ? 'Headings have at most six `#` signs, so readers would see them.'
      : `This isn't a heading, because the space after \`${signs}\` is missing.`
    const fix = source.createReplacementFix(start, end, line, signs.length > 1, line)
    return source.createProblem(start, end, message, getEscapeHint('#'), isTooDeep ? undefined : fix)
  })
}

/** Reports `#` signs that Markdown removes: `## Learn C #` (CommonMark 4.2). */
function reportSignsAtEnd({ source, problems }: LiteralText, node: Heading): void {
  const [start, end] = getRange(node)
  const [, openingSigns, closingSigns = ''] =
    /^(#+)[ \t][^\n]*[ \t](#+)[ \t]*$/.exec(source.text.slice(start, end)) ?? []
  if (closingSigns === '' || closingSigns === openingSigns) return
  const offset = end - closingSigns.length
  const message = `Readers won't see the \`${closingSigns}\` at the end of this heading.`
  const fix = source.createReplacementFix(offset, end, `\\${closingSigns}`)
  problems.push(source.createProblem(offset, end, message, 'Remove it. To show it as typed, write `\\#`.', fix))
}

/** Reports setext headings (CommonMark 4.3), because this is often a mistake. */
function reportUnderlined({ source, problems }: LiteralText, node: Heading): void {
  const [start, end] = getRange(node)
  const lines = source.text.slice(start, end).split('\n')
  const underline = lines.at(-1)?.trim() ?? ''
  if (lines.length < 2 || !/^-+$/.test(underline)) return
  const offset = end - underline.length
  const message = `Is this a heading? The \`${underline}\` makes a heading of the text above it.`
  const hint = 'For a line or a list, add a blank line above it. For a heading, write `## ` before its words.'
  problems.push(source.createProblem(offset, end, message, hint))
}
