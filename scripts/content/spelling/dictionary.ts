import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PROJECT } from '../../store/sources.js'

/** The words of American English. Looking a word up takes a microsecond, loading them half a second. */
export interface Dictionary {
  has(word: string): boolean
  /** The word that was most likely meant. */
  suggest(word: string): string | undefined
}

const PACKAGE = '@cspell/dict-en_us'
const FILE = 'en_US.trie.gz'

/** Loads the words from the installed package: no network. */
export async function loadDictionary(): Promise<Dictionary> {
  const { decodeTrie } = await import('cspell-trie-lib')
  const trie = decodeTrie(gunzipSync(readFileSync(join(PROJECT, 'node_modules', PACKAGE, FILE))))
  return {
    has: (word) => trie.hasWord(word, true),
    suggest: (word) => trie.suggest(word, { numSuggestions: 1, ignoreCase: true })[0],
  }
}
