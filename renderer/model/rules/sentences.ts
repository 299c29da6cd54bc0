import { isWithin } from '../define/path.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { createProblemAt } from '../parse/contentFile.ts'
import { getYamlCopy } from '../parse/fileTexts.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** Shorter sentences are labels. */
const MIN_WORDS = 6

/** A sentence that must be unique. */
export interface Sentence {
  text: string
  /** Lowercase words without punctuation, for comparison. */
  key: string
  path: PropertyKey[]
}

/** The sentences of a file that other files can't repeat. */
export interface FileSentences {
  file: ParsedFile
  sentences: Sentence[]
}

/** Reports sentences that two entries share, because they aren't specific. */
export function checkSentences(files: FileSentences[]): Diagnostic[] {
  const firstFiles = new Map<string, string>()
  return files.flatMap(({ file, sentences }) =>
    sentences.flatMap(({ text, key, path }) => {
      const firstFile = firstFiles.get(key)
      if (firstFile === undefined) {
        firstFiles.set(key, file.source.file)
        return []
      }
      const location = firstFile === file.source.file ? 'in this file twice' : `also in ${firstFile}`
      return [createProblemAt(file, path, `“${text}” is ${location}.`, "Write what's true of this entry only.")]
    }),
  )
}

/** Returns the sentences that must be unique. Empty if the collection has no such rule. */
export function listUniqueSentences(file: ParsedFile): Sentence[] {
  const exemptPatterns = file.fileType.policies?.uniqueSentences
  if (!exemptPatterns) return []
  return getYamlCopy(file).flatMap(({ text, path }) =>
    isWithin(path, exemptPatterns) ? [] : splitSentences(text).map((sentence) => ({ ...sentence, path })),
  )
}

function splitSentences(text: string): { text: string; key: string }[] {
  return (text.match(/[^.!?]+[.!?]*/g) ?? []).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []
    return words.length >= MIN_WORDS ? [{ text: sentence.trim(), key: words.join(' ') }] : []
  })
}
