import type { Root } from 'mdast'
import { getNodeRange, listNodes } from '../tree.ts'
import { getLastWord, type LiteralText } from './literalText.ts'

/** Matches backslash escapes (CommonMark 2.4), in pairs if possible. */
const ESCAPE_PATTERN = /\\\\(?:\\[!-/:-@[-`{-~])?|\\[!-/:-@[-`{-~]/g
/** Matches words with literal backslashes: paths (`C:\_files`, `\\server`) and the shrug, `¯\_(ツ)_/¯`. */
const LITERAL_BACKSLASH_WORD =
  /(?<![\w\\])[A-Za-z]:\\|^(?:["“‘'(]*|[a-z]{2,}:)\\\\\w|(?<!\\)\\[\p{L}\p{N}](?![^{<]*\\[{<])|¯\\/iu
const SERVER_PREFIX = /^(?:["“‘'(]*|[a-z]{2,}:)\\\\(?=\w)/i

/** Matches LaTeX formulas: `\( x^2 \)`, `\[ a = b \]`. */
const FORMULA_PATTERN = /\\[([](?:[ \t][^()[\]\n]{1,100}[ \t]|[^()[\]\n]{0,100}[=^][^()[\]\n]{0,100})\\[)\]]/g
const FORMULA_MESSAGE = "Is this a formula? Visitors won't see these backslashes."
const FORMULA_HINT =
  'Write it in words or symbols, as in x². If you only want brackets, remove the backslashes. To show them, write `\\\\`.'
const LINE_BREAK_MESSAGE = "Visitors won't see this backslash, because Markdown turns it into a line break."

/** Reports backslashes that visitors won't see: in paths (`C:\_files`), in formulas, and at the end of a line with a path. */
export function reportHiddenBackslashes(literal: LiteralText, tree: Root): void {
  const { text } = literal.source
  if (!text.includes('\\')) return
  for (const node of listNodes(tree, 'text')) {
    const [start, end] = getNodeRange(node)
    const raw = text.slice(start, end)
    for (const { 0: word, index } of raw.matchAll(/\S+/g))
      if (LITERAL_BACKSLASH_WORD.test(word)) reportPath(literal, word, start + index)
    for (const { 0: formula, index } of raw.matchAll(FORMULA_PATTERN))
      literal.addProblem([start + index, start + index + formula.length], FORMULA_MESSAGE, FORMULA_HINT)
  }
  for (const node of listNodes(tree, 'break')) {
    const [start] = getNodeRange(node)
    if (text[start] === '\\' && LITERAL_BACKSLASH_WORD.test(`${getLastWord(text.slice(0, start))}\\`))
      literal.addProblem([start, start + 1], LINE_BREAK_MESSAGE, 'To show it, write `\\\\`. Otherwise, remove it.')
  }
}

/** Reports a path or shrug. The fix shows the backslash of each escape: `\_` becomes `\\\_`. */
function reportPath(literal: LiteralText, word: string, start: number): void {
  const [serverPrefix = ''] = SERVER_PREFIX.exec(word) ?? []
  const path = word.slice(serverPrefix.length)
  const escapedPath = path.replaceAll(ESCAPE_PATTERN, (match) => (match.startsWith('\\\\') ? match : `\\\\${match}`))
  const escaped = (serverPrefix === '' ? '' : `${serverPrefix}\\\\`) + escapedPath
  if (escaped === word) return
  const end = start + word.length
  const message = "Visitors won't see some of these backslashes."
  const fix = literal.source.createReplacementFix([start, end], escaped)
  literal.addProblem([start, end], message, 'To show a backslash before punctuation, write `\\\\`.', fix)
}
