import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Problem } from '../../../renderer/model/explain/problem.ts'
import type { FileText } from '../../../renderer/model/parse/fileTexts.ts'
import type { ParsedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { WORDS } from '../../../renderer/model/read/readContent.ts'
import { PROJECT } from '../../store/sources.js'
import { namesIn, proseIn, wordsOf } from './prose.ts'

/** The words of American English, in an installed package: no network. Loading them takes half a second. */
const DICTIONARY = 'node_modules/@cspell/dict-en_us/en_US.trie.gz'

/** The words of files that neither the dictionary, nor the list of the trade, nor a name has. */
export async function misspelt(trade: string[], files: ParsedFile[]): Promise<Problem[]> {
  const { decodeTrie } = await import('cspell-trie-lib')
  const dictionary = decodeTrie(gunzipSync(readFileSync(join(PROJECT, DICTIONARY))))
  const own = new Set([...trade, ...files.flatMap(namesIn)].map((word) => word.toLowerCase()))
  const isKnown = (word: string) =>
    own.has(word.toLowerCase()) || dictionary.hasWord(word, true) || dictionary.hasWord(word.toLowerCase(), true)
  const suggest = (word: string) => dictionary.suggest(word, { numSuggestions: 1, ignoreCase: true })[0]
  return files.flatMap((file) =>
    proseIn(file).flatMap((prose) => {
      const wrong = wordsOf(prose.text).filter((word) => !isKnown(word))
      return wrong.length === 0 ? [] : problemsOf(file, prose, wrong, suggest)
    }),
  )
}

/** A content folder's own words; what stands behind `#` is for people. */
export function readWords(root: string): string[] {
  const file = join(root, WORDS)
  return existsSync(file) ? wordsOfList(readFileSync(file, 'utf8')) : []
}

/** The words of such a list. */
export function wordsOfList(text: string): string[] {
  return text.split('\n').map((line) => (line.split('#')[0] ?? '').trim())
}

function problemsOf(
  { source }: ParsedFile,
  { range }: FileText,
  words: string[],
  suggest: (word: string) => string | undefined,
): Problem[] {
  let [from] = range()
  return words.map((word) => {
    const found = source.text.indexOf(word, from)
    const start = found === -1 ? from : found
    const end = start + word.length
    from = end
    const meant = asWritten(word, suggest(word))
    const fix = meant !== undefined && found !== -1 ? source.replace(start, end, meant) : undefined
    const hint = `${meant === undefined ? '' : `Did you mean \`${meant}\`? `}A word of the trade is a line of ${WORDS}.`
    return { ...source.problem(start, end, `No dictionary has \`${word}\`.`, hint, fix), rule: 'spelling' }
  })
}

/** A suggestion with the capital of the word. What differs in capitals alone helps nobody. */
function asWritten(word: string, suggestion: string | undefined): string | undefined {
  if (suggestion?.toLowerCase() === word.toLowerCase()) return undefined
  return /^\p{Lu}/u.test(word) ? suggestion?.replace(/^./u, (letter) => letter.toUpperCase()) : suggestion
}
