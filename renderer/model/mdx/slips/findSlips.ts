import type { Root } from 'mdast'
import type { Diagnostic } from '../../explain/diagnostic.ts'
import type { Source } from '../../explain/source.ts'
import { findHiddenBackslashes } from './backslashes.ts'
import { reportDefinitions, reportUnclosedCode } from './definitionSlips.ts'
import { EMPHASIS_SYNTAX } from './emphasisSyntax.ts'
import { FOREIGN_SYNTAX } from './foreignSyntax.ts'
import { reportHeadings } from './headingSlips.ts'
import { reportLineStarts } from './lineStarts.ts'
import { LINK_SYNTAX } from './linkSyntax.ts'
import { reportLists } from './listSlips.ts'
import { LiteralText } from './literalText.ts'
import { reportTables } from './tableSlips.ts'
import { UNFINISHED_SYNTAX } from './unfinishedSyntax.ts'
import { hideFootnoteStars, reportUnintendedEmphasis } from './unintendedEmphasis.ts'
import { reportUnrenderedSyntax } from './unrenderedSyntax.ts'

/** Finds Markdown that is not rendered as expected. */
export function findSlips(source: Source, tree: Root): Diagnostic[] {
  const literal = new LiteralText(source, tree)
  reportDefinitions(literal, tree)
  reportUnclosedCode(literal, tree)
  reportUnintendedEmphasis(literal, tree)
  reportTables(literal, tree)
  reportHeadings(literal, tree)
  reportLists(literal, tree)
  reportLineStarts(literal, tree)
  hideFootnoteStars(literal)
  reportUnrenderedSyntax(literal, [...FOREIGN_SYNTAX, ...LINK_SYNTAX, ...EMPHASIS_SYNTAX, ...UNFINISHED_SYNTAX])
  return [...literal.problems, ...findHiddenBackslashes(source, tree)]
}
