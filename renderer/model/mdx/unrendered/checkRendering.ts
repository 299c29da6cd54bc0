import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../diagnostics/source.ts'
import type { ParsedMdx } from '../parseMdx.ts'
import { reportHiddenBackslashes } from './backslashes.ts'
import { reportHeadings, reportLinkDefinitions, reportUnclosedCode } from './blockChecks.ts'
import { FOREIGN_SYNTAX } from './foreignSyntax.ts'
import { INLINE_SYNTAX } from './inlineSyntax.ts'
import { reportJoinedLines } from './joinedLines.ts'
import { reportLeftovers } from './leftoverChecks.ts'
import { reportLineStarts } from './lineStarts.ts'
import { LINK_SYNTAX } from './linkSyntax.ts'
import { reportLists } from './listChecks.ts'
import { LiteralText, reportUnrenderedSyntax } from './literalText.ts'
import { reportTables } from './tableChecks.ts'
import { maskFootnoteAsterisks, reportUnintendedEmphasis } from './unintendedEmphasis.ts'

/** In this order, because the first match masks its text. */
export const UNRENDERED_SYNTAX = [...FOREIGN_SYNTAX, ...LINK_SYNTAX, ...INLINE_SYNTAX]

/** Checks for Markdown that isn't rendered as expected. Also checks for leftovers, except in drafts. Returns the problems with those of `parseMdx`. */
export function checkRendering(source: Source, { tree, problems }: ParsedMdx, { isDraft }: { isDraft: boolean }) {
  const literal = new LiteralText(source, tree)
  const leftoverWarnings = isDraft ? [] : reportLeftovers(literal, tree)
  const leftovers = [...literal.problems]
  reportLinkDefinitions(literal, tree)
  reportUnclosedCode(literal, tree)
  reportUnintendedEmphasis(literal, tree)
  reportTables(literal, tree)
  reportHeadings(literal, tree)
  reportLists(literal, tree)
  reportJoinedLines(literal, tree)
  reportLineStarts(literal, tree)
  maskFootnoteAsterisks(literal)
  reportUnrenderedSyntax(literal, UNRENDERED_SYNTAX)
  reportHiddenBackslashes(literal, tree)
  // `parseMdx` can report the text of a leftover, too, such as a blank link. Keep only the leftover.
  const unrelatedProblems = problems.filter((problem) => !leftovers.some((leftover) => contains(leftover, problem)))
  return { problems: [...unrelatedProblems, ...literal.problems], leftoverWarnings }
}

function contains(outer: Diagnostic, inner: Diagnostic): boolean {
  const end = outer.column + (outer.sourceLine?.underlineLength ?? 1)
  return outer.line === inner.line && outer.column <= inner.column && inner.column < end
}
