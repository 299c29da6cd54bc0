import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isWithin, select } from '../../../renderer/model/define/path.ts'
import { walk } from '../../../renderer/model/define/texts.ts'
import type { Problem } from '../../../renderer/model/explain/problem.ts'
import { type FileText, textsOf } from '../../../renderer/model/parse/fileTexts.ts'
import type { ParsedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { WORDS } from '../../../renderer/model/read/readContent.ts'
import { PROJECT } from '../../store/sources.ts'

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

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu
/** What is no prose: addresses, paths, tokens, names of files. */
const CODE = /[/@_{}\d\\]|\.\w/
/** A value of one word that begins small is a slug, a choice, the name of an icon. */
const SLUG = /^[a-z0-9:./-][\w:./-]*$/

/** The texts of a file that people read, but for names. */
function proseIn(file: ParsedFile) {
  const names = file.fileType.policies?.names ?? []
  return textsOf(file).filter(({ text, path }) => !path || !(SLUG.test(text) || isWithin(path, names)))
}

function namesIn({ yaml, fileType }: ParsedFile): string[] {
  const found = (fileType.policies?.names ?? []).flatMap((pattern) => select(yaml.data, pattern))
  return found.flatMap(({ value }) => {
    const words: string[] = []
    walk(value, (leaf) => {
      if (typeof leaf === 'string') words.push(...wordsOf(leaf))
    })
    return words
  })
}

/** The words of a text, as a dictionary has them. Abbreviations in capitals are no words. */
export function wordsOf(text: string): string[] {
  const plain = text.split(/\s+/).filter((part) => !CODE.test(part))
  const words = plain.flatMap((part) => part.match(WORD) ?? [])
  return words.map((word) => word.replaceAll('’', "'").replace(/'s?$/, '')).filter((word) => /\p{Ll}{2}/u.test(word))
}
