import type { Root } from 'mdast'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { getLeftoverMessage, type Leftover } from '../../leftovers/leftoverKinds.ts'
import { PROBLEM_LEFTOVERS, WARNING_LEFTOVERS } from '../../leftovers/leftovers.ts'
import { getNodeRange, listNodes } from '../tree.ts'
import { getEscapeHint, type LiteralText } from './literalText.ts'

/** Reports and masks leftovers that are problems in a body. Returns warnings about the other leftovers, without masking them. */
export function reportLeftovers(literal: LiteralText, tree: Root): Diagnostic[] {
  for (const leftover of PROBLEM_LEFTOVERS) reportMatches(literal, leftover)
  const { text, problems } = literal
  const problemCount = problems.length
  for (const leftover of WARNING_LEFTOVERS) reportMatches(literal, leftover)
  // Move the warnings, and restore their text.
  const warnings = problems.splice(problemCount)
  literal.text = text
  reportUnderscoreLines(literal, tree)
  return warnings
}

function reportMatches(literal: LiteralText, leftover: Leftover): void {
  const { source } = literal
  literal.reportAndMaskAll(leftover.pattern, (matchStart, end) => {
    // Skip the asterisks of a bold label: `**Word count:**`.
    const isStrong = !leftover.toReplacement && source.text.startsWith('**', matchStart)
    const start = isStrong ? matchStart + 2 : matchStart
    const raw = source.text.slice(start, end)
    if (leftover.isMatch?.(raw, source.text.slice(0, start)) === false) return undefined
    const replacement = leftover.toReplacement?.(raw)
    const fix = replacement === undefined ? undefined : source.createReplacementFix([start, end], replacement)
    const escapeHint = ESCAPABLE_START.test(raw) ? getEscapeHint(raw) : CODE_HINT
    const message = getLeftoverMessage(leftover, raw, leftover.problemIn ? 'problem' : 'warning')
    return source.createProblem([start, end], message, `${leftover.hint} ${escapeHint}`, fix)
  })
}

/** Matches the start of leftovers that one escape shows as typed: `\[name]`, `\%name%`. */
const ESCAPABLE_START = /^(?:[[«#:%?]|\*\|)/
const CODE_HINT = 'To show it as typed, put it between backticks.'

/** Reports `________`, because Markdown renders it as a thematic break (`<hr>`). */
function reportUnderscoreLines(literal: LiteralText, tree: Root): void {
  for (const node of listNodes(tree, 'thematicBreak')) {
    const [start, end] = getNodeRange(node)
    const raw = literal.source.text.slice(start, end)
    if (!/^_{4,}$/.test(raw)) continue
    const message = `Is \`${raw}\` a blank to fill in? Visitors would see a line across the page.`
    const hint = 'Replace it with the actual text. For a line across the page, write `---`.'
    literal.addProblem([start, end], message, hint)
  }
}
