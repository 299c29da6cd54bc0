import { isWithin } from '../define/path.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { createProblemAt } from '../parse/contentFile.ts'
import { getYamlCopy } from '../parse/fileTexts.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** Shorter sentences are labels. */
const MIN_WORDS = 6

/** Reports sentences that two entries share, because they aren't specific. */
export function checkSentences(files: ParsedFile[]): Diagnostic[] {
  const firstFiles = new Map<string, string>()
  return files.flatMap((file) =>
    listUniqueSentences(file).flatMap(({ text, key, path }) => {
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
function listUniqueSentences(file: ParsedFile) {
  const exemptPatterns = file.fileType.policies?.uniqueSentences
  if (!exemptPatterns) return []
  return getYamlCopy(file).flatMap(({ text, path }) =>
    isWithin(path, exemptPatterns) ? [] : splitSentences(text).map((sentence) => ({ ...sentence, path })),
  )
}

/** Returns sentences, with their lowercase words as a key for comparison. */
function splitSentences(text: string): { text: string; key: string }[] {
  return (text.match(/[^.!?]+[.!?]*/g) ?? []).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []
    return words.length >= MIN_WORDS ? [{ text: sentence.trim(), key: words.join(' ') }] : []
  })
}
