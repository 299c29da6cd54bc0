import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../diagnostics/source.ts'
import { getLeftoverMessage, type Leftover } from '../../leftovers/leftoverKinds.ts'
import { PROBLEM_LEFTOVERS, WARNING_LEFTOVERS } from '../../leftovers/leftovers.ts'
import type { ParsedMdx } from '../parseMdx.ts'
import { reportHiddenBackslashes } from './backslashChecks.ts'
import { reportHeadings, reportJoinedLines, reportLinkDefinitions, reportUnclosedCode } from './blockChecks.ts'
import { maskFootnoteAsterisks, reportUnintendedEmphasis } from './emphasisChecks.ts'
import { FOREIGN_SYNTAX } from './foreignSyntax.ts'
import { INLINE_SYNTAX } from './inlineSyntax.ts'
import { reportLineStarts } from './lineStarts.ts'
import { LINK_SYNTAX } from './linkSyntax.ts'
import { reportLists } from './listChecks.ts'
import { LiteralText } from './literalText.ts'
import { reportTables } from './tableChecks.ts'
import { getEscapeHint, reportUnrenderedSyntax } from './unrenderedSyntax.ts'

/** In this order, because the first match masks its text. */
export const UNRENDERED_SYNTAX = [...FOREIGN_SYNTAX, ...LINK_SYNTAX, ...INLINE_SYNTAX]

/** Checks for Markdown that isn't rendered as expected. Also checks for leftovers, except in drafts. Returns the problems with those of `parseMdx`. */
export function checkRendering(source: Source, { tree, problems }: ParsedMdx, { isDraft }: { isDraft: boolean }) {
  const literal = new LiteralText(source, tree)
  const leftoverWarnings = isDraft ? [] : reportLeftovers(literal)
  const leftovers = [...literal.problems]
  reportLinkDefinitions(literal)
  reportUnclosedCode(literal)
  reportUnintendedEmphasis(literal)
  reportTables(literal)
  reportHeadings(literal)
  reportLists(literal)
  reportJoinedLines(literal)
  reportLineStarts(literal)
  maskFootnoteAsterisks(literal)
  for (const syntax of UNRENDERED_SYNTAX) reportUnrenderedSyntax(literal, syntax)
  reportHiddenBackslashes(literal)
  // `parseMdx` can report the text of a leftover, too, such as a blank link. Keep only the leftover.
  const unrelatedProblems = problems.filter((problem) => !leftovers.some((leftover) => contains(leftover, problem)))
  return { problems: [...unrelatedProblems, ...literal.problems], leftoverWarnings }
}

function contains(outer: Diagnostic, inner: Diagnostic): boolean {
  const end = outer.column + (outer.sourceLine?.underlineLength ?? 1)
  return outer.line === inner.line && outer.column <= inner.column && inner.column < end
}

/** Reports and masks leftovers that are problems in a body. Returns warnings about the other leftovers, without masking them. */
function reportLeftovers(literal: LiteralText): Diagnostic[] {
  for (const leftover of PROBLEM_LEFTOVERS) reportLeftover(literal, leftover)
  const { text, problems } = literal
  const problemCount = problems.length
  for (const leftover of WARNING_LEFTOVERS) reportLeftover(literal, leftover)
  // Move the warnings, and restore their text.
  const warnings = problems.splice(problemCount)
  literal.text = text
  for (const { start, end, raw } of literal.locateNodes('thematicBreak')) {
    if (!/^_{4,}$/.test(raw)) continue
    const message = `Is \`${raw}\` a blank to fill in? Visitors would see a line across the page.`
    const hint = 'Replace it with the actual text. For a line across the page, write `---`.'
    literal.addProblem([start, end], message, hint)
  }
  return warnings
}

/** Matches the start of leftovers that one escape shows as typed: `\[name]`, `\%name%`. */
const ESCAPABLE_START = /^(?:[[«#:%?]|\*\|)/

function reportLeftover(literal: LiteralText, leftover: Leftover): void {
  const { source } = literal
  literal.reportMatches(leftover.pattern, ([matchStart, end]) => {
    // Skip the asterisks of a bold label: `**Word count:**`.
    const isStrong = !leftover.toReplacement && source.text.startsWith('**', matchStart)
    const start = isStrong ? matchStart + 2 : matchStart
    const raw = source.text.slice(start, end)
    if (leftover.isMatch?.(raw, source.text.slice(0, start)) === false) return undefined
    const replacement = leftover.toReplacement?.(raw)
    const fix = replacement === undefined ? undefined : source.createReplacementFix([start, end], replacement)
    const escapeHint = ESCAPABLE_START.test(raw) ? getEscapeHint(raw) : 'To show it as typed, put it between backticks.'
    const message = getLeftoverMessage(leftover, raw, leftover.problemIn ? 'problem' : 'warning')
    return source.createProblem([start, end], message, `${leftover.hint} ${escapeHint}`, fix)
  })
}
