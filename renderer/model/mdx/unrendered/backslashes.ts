import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Diagnostic } from '../../explain/diagnostic.ts'
import type { Source } from '../../explain/source.ts'
import { getRange } from '../tree.ts'
import { getLastWord } from './unrenderedSyntax.ts'

/** Matches backslash escapes (CommonMark 2.4). */
const ESCAPE_PATTERN = /\\\\(?:\\[!-/:-@[-`{-~])?|\\[!-/:-@[-`{-~]/g
/** Words with a path: `C:\_files`, `\\server`, `¯\_(ツ)_/¯`. */
const PATH_WORD = /(?<![\w\\])[A-Za-z]:\\|^(?:["“‘'(]*|[a-z]{2,}:)\\\\\w|(?<!\\)\\[\p{L}\p{N}](?![^{<]*\\[{<])|¯\\/iu
const SERVER_PREFIX = /^(?:["“‘'(]*|[a-z]{2,}:)\\\\(?=\w)/i

/**
 * Reports backslashes that readers won't see: in paths (`C:\_files`), in formulas, and at line breaks. Other escapes
 * are fine.
 */
export function findHiddenBackslashes(source: Source, tree: Root): Diagnostic[] {
  const problems: Diagnostic[] = []
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    visit(block, 'text', (node) => {
      const [start, end] = getRange(node)
      for (const { 0: word, index } of source.text.slice(start, end).matchAll(/\S+/g))
        if (PATH_WORD.test(word)) problems.push(...checkPath(source, word, start + index))
    })
    visit(block, 'text', (node) => {
      const [start, end] = getRange(node)
      for (const { 0: formula, index } of source.text.slice(start, end).matchAll(FORMULA_PATTERN))
        problems.push(
          source.createProblem(start + index, start + index + formula.length, FORMULA_MESSAGE, FORMULA_HINT),
        )
    })
    visit(block, 'break', (node) => {
      const [start] = getRange(node)
      if (source.text[start] === '\\' && PATH_WORD.test(`${getLastWord(source.text.slice(0, start))}\\`))
        problems.push(source.createProblem(start, start + 1, LINE_BREAK_MESSAGE, LINE_BREAK_HINT))
    })
  })
  return problems
}

/** Matches LaTeX formulas: `\( x^2 \)`, `\[ a = b \]`. */
const FORMULA_PATTERN = /\\[([](?:[ \t][^()[\]\n]{1,100}[ \t]|[^()[\]\n]{0,100}[=^][^()[\]\n]{0,100})\\[)\]]/g
const FORMULA_MESSAGE = "Is this a formula? Readers won't see these backslashes."
const FORMULA_HINT =
  'Write it in words or symbols, as in x². If you only want brackets, remove the backslashes. To show them, write `\\\\`.'
const LINE_BREAK_HINT = 'To show it, write `\\\\`. Otherwise, remove it.'
const LINE_BREAK_MESSAGE = "Readers won't see this backslash, because Markdown turns it into a line break."

function checkPath(source: Source, word: string, offset: number): Diagnostic[] {
  const [serverPrefix = ''] = SERVER_PREFIX.exec(word) ?? []
  const rest = word.slice(serverPrefix.length)
  const escapedPath = rest.replaceAll(ESCAPE_PATTERN, (match) => (match.startsWith('\\\\') ? match : `\\\\${match}`))
  const escaped = (serverPrefix === '' ? '' : `${serverPrefix}\\\\`) + escapedPath
  if (escaped === word) return []
  const message = "Readers won't see some of these backslashes."
  const fix = source.createReplacementFix(offset, offset + word.length, escaped)
  return [
    source.createProblem(
      offset,
      offset + word.length,
      message,
      'To show a backslash before punctuation, write `\\\\`.',
      fix,
    ),
  ]
}
