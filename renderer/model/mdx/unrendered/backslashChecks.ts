import type { LiteralText } from './literalText.ts'

/** Matches words with literal backslashes: paths (`C:\_files`, `\\server`) and the shrug, `¯\_(ツ)_/¯`. */
const LITERAL_BACKSLASH_WORD =
  /(?<![\w\\])[A-Za-z]:\\|^(?:["“‘'(]*|[a-z]{2,}:)\\\\\w|(?<!\\)\\[\p{L}\p{N}](?![^{<]*\\[{<])|¯\\/iu

/** Matches LaTeX formulas: `\( x^2 \)`, `\[ a = b \]`. */
const FORMULA_PATTERN = /\\[([](?:[ \t][^()[\]\n]{1,100}[ \t]|[^()[\]\n]{0,100}[=^][^()[\]\n]{0,100})\\[)\]]/g
const FORMULA_HINT =
  'Write it in words or symbols, as in x². If you only want brackets, remove the backslashes. To show them, write `\\\\`.'

/** Reports backslashes that visitors won't see: in paths (`C:\_files`), in formulas, and at the end of a line with a path. */
export function reportHiddenBackslashes(literal: LiteralText): void {
  const { text } = literal.source
  if (!text.includes('\\')) return
  for (const { start, raw } of literal.locateNodes('text')) {
    for (const { 0: word, index } of raw.matchAll(/\S+/g))
      if (LITERAL_BACKSLASH_WORD.test(word)) reportPath(literal, word, start + index)
    for (const { 0: formula, index } of raw.matchAll(FORMULA_PATTERN)) {
      const message = "Is this a formula? Visitors won't see these backslashes."
      literal.addProblem([start + index, start + index + formula.length], message, FORMULA_HINT)
    }
  }
  for (const { start, raw } of literal.locateNodes('break')) {
    const lastWord = text.slice(0, start).split(/\s/).at(-1)
    if (!raw.startsWith('\\') || !LITERAL_BACKSLASH_WORD.test(`${lastWord}\\`)) continue
    const message = "Visitors won't see this backslash, because Markdown turns it into a line break."
    literal.addProblem([start, start + 1], message, 'To show it, write `\\\\`. Otherwise, remove it.')
  }
}

/** Reports a path or shrug. The fix shows the backslash of each escape: `\_` becomes `\\\_`. */
function reportPath(literal: LiteralText, word: string, start: number): void {
  const [serverPrefix = ''] = /^(?:["“‘'(]*|[a-z]{2,}:)\\\\(?=\w)/i.exec(word) ?? []
  const path = word.slice(serverPrefix.length)
  // Backslash escapes (CommonMark 2.4), in pairs if possible
  const escapes = /\\\\(?:\\[!-/:-@[-`{-~])?|\\[!-/:-@[-`{-~]/g
  const escapedPath = path.replaceAll(escapes, (match) => (match.startsWith('\\\\') ? match : `\\\\${match}`))
  const escaped = (serverPrefix === '' ? '' : `${serverPrefix}\\\\`) + escapedPath
  if (escaped === word) return
  const range = [start, start + word.length] as const
  const fix = literal.source.createReplacementFix(range, escaped)
  const hint = 'To show a backslash before punctuation, write `\\\\`.'
  literal.addProblem(range, "Visitors won't see some of these backslashes.", hint, fix)
}
