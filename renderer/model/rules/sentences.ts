import type { Problem } from '../problem.ts'
import type { CheckedFile } from '../validate.ts'
import { walk } from '../walk.ts'

/** The collections whose entries must each speak for themselves. */
const COLLECTIONS = ['industries', 'services']
/** Price lists name the same features in every tier, and testimonials carry the same words of consent. */
const EXEMPT_KEYS = ['pricing', 'testimonials']
/** A shorter sentence, such as "Included", is a label. */
const WORDS = 6

/** No sentence stands in two entries, nor twice in one: what fits two specialties says nothing about either. */
export function checkSentences(checked: CheckedFile[]): Problem[] {
  const first = new Map<string, string>()
  return checked
    .filter(({ file: { slot } }) => slot.kind === 'entry' && COLLECTIONS.includes(slot.name))
    .flatMap(({ file }) => {
      const problems: Problem[] = []
      walk(file.yaml.data, (leaf, path) => {
        if (typeof leaf !== 'string' || EXEMPT_KEYS.includes(String(path[0]))) return
        for (const sentence of sentencesOf(leaf)) {
          const earlier = first.get(sentence.key)
          if (earlier === undefined) first.set(sentence.key, file.source.file)
          else problems.push(problemOf(file, sentence.text, path, earlier))
        }
      })
      return problems
    })
}

/** The sentences of a text that are long enough to say something, and each without case and punctuation. */
function sentencesOf(text: string): { text: string; key: string }[] {
  return (text.match(/[^.!?]+[.!?]*/g) ?? []).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []
    return words.length >= WORDS ? [{ text: sentence.trim(), key: words.join(' ') }] : []
  })
}

function problemOf(
  { source, yaml }: CheckedFile['file'],
  sentence: string,
  path: PropertyKey[],
  earlier: string,
): Problem {
  const [start, end] = yaml.range(path)
  const place = earlier === source.file ? 'in this file already' : `in ${earlier}`
  return source.problem(start, end, `“${sentence}” stands ${place}.`, 'Say what is true of this entry alone.')
}
