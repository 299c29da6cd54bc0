import { isWithin } from '../define/path.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { copyOfYaml } from '../parse/fileTexts.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** Shorter sentences are labels. */
const WORDS = 6

export interface Sentence {
  text: string
  key: string
  path: PropertyKey[]
}

export interface FileSentences {
  file: ParsedFile
  sentences: Sentence[]
}

/** If a sentence is used in two entries, it is not specific. */
export function checkSentences(said: FileSentences[]): Diagnostic[] {
  const first = new Map<string, string>()
  return said.flatMap(({ file, sentences }) =>
    sentences.flatMap(({ text, key, path }) => {
      const earlier = first.get(key)
      if (earlier !== undefined) return [problemOf(file, text, path, earlier)]
      first.set(key, file.source.file)
      return []
    }),
  )
}

export function sentencesIn(file: ParsedFile): Sentence[] {
  const except = file.fileType.policies?.ownSentences
  if (!except) return []
  return copyOfYaml(file).flatMap(({ text, path }) =>
    isWithin(path, except) ? [] : sentencesOf(text).map((sentence) => ({ ...sentence, path })),
  )
}

function sentencesOf(text: string): { text: string; key: string }[] {
  return (text.match(/[^.!?]+[.!?]*/g) ?? []).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []
    return words.length >= WORDS ? [{ text: sentence.trim(), key: words.join(' ') }] : []
  })
}

function problemOf({ source, yaml }: ParsedFile, sentence: string, path: PropertyKey[], earlier: string): Diagnostic {
  const [start, end] = yaml.range(path)
  const message =
    earlier === source.file ? `“${sentence}” is in this file twice.` : `“${sentence}” is also in ${earlier}.`
  return source.problem(start, end, message, "Write what's true of this entry only.")
}
