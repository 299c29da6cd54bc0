import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { matchesPattern, selectValues } from '../../../renderer/model/define/path.ts'
import { visitLeaves } from '../../../renderer/model/define/strings.ts'
import type { Diagnostic } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { listCopy } from '../../../renderer/model/parse/fileCopy.ts'
import type { ParsedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { WORD_LIST_FILE } from '../../../renderer/model/read/readContent.ts'
import { PROJECT_ROOT, readIfExists } from '../../files.ts'

/** Finds words that aren't in the dictionary, a proper name, or `words.txt`, which has a word and a comment after `#` on each line. */
export async function findMisspellingWarnings(content: string, files: ParsedFile[]): Promise<Diagnostic[]> {
  const { decodeTrie } = await import('cspell-trie-lib')
  const compressedTrie = readFileSync(join(PROJECT_ROOT, 'node_modules/@cspell/dict-en_us/en_US.trie.gz'))
  const dictionary = decodeTrie(gunzipSync(compressedTrie))
  const wordList = readIfExists(join(content, WORD_LIST_FILE))?.toString().split('\n') ?? []
  const listedWords = wordList.map((line) => line.replace(/#.*/, '').trim())
  const knownWords = new Set([...listedWords, ...files.flatMap(listProperNameWords)].map((word) => word.toLowerCase()))
  const isKnown = (word: string) =>
    knownWords.has(word.toLowerCase()) || dictionary.hasWord(word, true) || dictionary.hasWord(word.toLowerCase(), true)
  return files.flatMap((file) =>
    listProse(file).flatMap(({ text, getRange }) => {
      const words = listWords(text).filter((word) => !isKnown(word))
      if (words.length === 0) return []
      let [from] = getRange()
      return words.map((word): Diagnostic => {
        const range = file.source.findRange(word, from)
        from = range[1]
        const [suggestion] = dictionary.suggest(word, { numSuggestions: 1, ignoreCase: true })
        const question = suggestion === undefined ? '' : ` Did you mean \`${suggestion}\`?`
        const hint = `If the word is correct, add it to ${WORD_LIST_FILE}.${question}`
        return {
          ...file.source.createProblem(range, `\`${word}\` isn't in the dictionary.`, hint),
          rule: 'misspellings',
        }
      })
    }),
  )
}

/** URLs, paths, tokens, and file names. */
const NOT_PROSE_PATTERN = /[/@_{}\d\\]|\.\w/
/** Slug, enum value, or icon name. */
const IDENTIFIER_PATTERN = /^[a-z0-9:./-][\w:./-]*$/

/** Lists the copy of a file, except for identifiers and proper names. */
function listProse(file: ParsedFile) {
  const namePatterns = file.fileType.rules?.properNames ?? []
  return listCopy(file).filter(
    ({ text, path }) => !path || !(IDENTIFIER_PATTERN.test(text) || matchesPattern(path, namePatterns)),
  )
}

function listProperNameWords({ yaml, fileType }: ParsedFile): string[] {
  const names = (fileType.rules?.properNames ?? []).flatMap((pattern) => selectValues(yaml.data, pattern))
  return names.flatMap(({ value }) => {
    const words: string[] = []
    visitLeaves(value, (leaf) => {
      if (typeof leaf === 'string') words.push(...listWords(leaf))
    })
    return words
  })
}

/** Lists the words of a text, except for abbreviations. Removes the endings of possessives. */
function listWords(text: string): string[] {
  const parts = text.split(/\s+/).filter((part) => !NOT_PROSE_PATTERN.test(part))
  const words = parts.flatMap((part) => part.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [])
  return words.map((word) => word.replaceAll('’', "'").replace(/'s?$/, '')).filter((word) => /\p{Ll}{2}/u.test(word))
}
