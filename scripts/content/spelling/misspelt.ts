import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache } from '../../../renderer/model/check/fileCache.ts'
import type { Problem } from '../../../renderer/model/explain/problem.ts'
import type { ParsedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { WORDS } from '../../../renderer/model/read/readContent.ts'
import { hasCode } from '../../errors.ts'
import { type Dictionary, loadDictionary } from './dictionary.ts'
import { namesIn, proseIn, wordsOf } from './prose.ts'

/** A word that neither the dictionary nor the list of the trade has, and what may be meant. */
interface Unknown {
  word: string
  suggestion: string | undefined
}

/** The words of the trade, and what names their list. */
export interface Trade {
  words: Set<string>
  hash: string
}

/**
 * The words of files that are misspelt.
 * @param cache keeps what each file came to: the dictionary is loaded for a file that is new.
 */
export async function misspelt(trade: Trade, files: ParsedFile[], cache?: Cache): Promise<Problem[]> {
  let dictionary: Dictionary | undefined
  const load = async () => {
    dictionary ??= await loadDictionary()
    return dictionary
  }
  const found: { file: ParsedFile; unknown: Unknown[] }[] = []
  for (const file of files) {
    const key = keyOf(file, trade)
    const kept = key === undefined || !cache?.has(key) ? undefined : (cache.find(key) as Unknown[])
    const unknown = kept ?? unknownIn(file, trade, await load())
    if (!kept && key !== undefined) cache?.keep(key, unknown)
    if (unknown.length > 0) found.push({ file, unknown })
  }
  if (found.length === 0) return []
  const names = new Set(files.flatMap(namesIn).map((word) => word.toLowerCase()))
  return found.flatMap(({ file, unknown }) =>
    problemsOf(
      file,
      unknown.filter(({ word }) => !names.has(word.toLowerCase())),
    ),
  )
}

/** Keeps what an earlier check with a dictionary has found, while one without it runs. */
export function keepMisspelt(trade: Trade, files: ParsedFile[], cache: Cache): void {
  for (const file of files) {
    const key = keyOf(file, trade)
    // Whatever is asked for is kept.
    if (key !== undefined) cache.has(key)
  }
}

/** A content folder's own words, in small letters; what stands behind `#` is for people. */
export function readWords(root: string): Trade {
  return tradeOf(readText(join(root, WORDS)))
}

/** The words of such a list. */
export function tradeOf(text: string): Trade {
  const words = text.split('\n').map((line) => (line.split('#')[0] ?? '').trim().toLowerCase())
  return { words: new Set(words), hash: createHash('sha256').update(text).digest('base64') }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}

/** The dictionary's package is among what the memory as a whole goes by. */
function keyOf({ state }: ParsedFile, { hash }: Trade): string | undefined {
  return state && `spelling ${hash} ${state}`
}

function unknownIn(file: ParsedFile, trade: Trade, dictionary: Dictionary): Unknown[] {
  const words = new Set(proseIn(file).flatMap(({ text }) => wordsOf(text)))
  return [...words]
    .filter((word) => !isKnown(word, trade, dictionary))
    .map((word) => ({ word, suggestion: suggestionFor(word, dictionary) }))
}

/** What differs in capitals alone helps nobody. */
function suggestionFor(word: string, dictionary: Dictionary): string | undefined {
  const found = dictionary.suggest(word)
  if (found === undefined || found.toLowerCase() === word.toLowerCase()) return undefined
  return /^\p{Lu}/u.test(word) ? found.charAt(0).toUpperCase() + found.slice(1) : found
}

/** As it is written, or in small letters, at the beginning of a sentence for instance. */
function isKnown(word: string, trade: Trade, dictionary: Dictionary): boolean {
  const small = word.toLowerCase()
  return trade.words.has(small) || dictionary.has(word) || dictionary.has(small)
}

function problemsOf(file: ParsedFile, unknown: Unknown[]): Problem[] {
  if (unknown.length === 0) return []
  const bySpelling = new Map(unknown.map((each) => [each.word, each]))
  const { source } = file
  return proseIn(file).flatMap(({ text, range }) => {
    const wrong = wordsOf(text).flatMap((word) => bySpelling.get(word) ?? [])
    let from: number | undefined
    return wrong.map(({ word, suggestion }) => {
      from ??= range()[0]
      const found = source.text.indexOf(word, from)
      const start = found === -1 ? from : found
      const end = start + word.length
      from = end
      const fix = suggestion && found !== -1 ? source.replace(start, end, suggestion) : undefined
      const hint = `${suggestion ? `Did you mean \`${suggestion}\`? ` : ''}A word of the trade is a line of ${WORDS}.`
      return { ...source.problem(start, end, `No dictionary has \`${word}\`.`, hint, fix), rule: 'spelling' as const }
    })
  })
}
