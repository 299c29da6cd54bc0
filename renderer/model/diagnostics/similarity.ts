import leven from 'leven'

const MAX_NAME_LENGTH = 120

/** Finds the most similar candidate, if one is close. Ignores words that both share at the start or end: `/blog/sixth-post` isn't similar to `/blog/first-post`. */
export function findClosest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > MAX_NAME_LENGTH) return undefined
  const lowercaseName = name.toLowerCase()
  const matches = [...candidates].flatMap((candidate) => {
    const distance = computeDistance(lowercaseName, candidate.toLowerCase())
    return distance === undefined ? [] : [{ candidate, distance }]
  })
  return matches.sort((a, b) => a.distance - b.distance)[0]?.candidate
}

export function sortBySimilarity(name: string, candidates: string[]): string[] {
  const shortName = name.slice(0, MAX_NAME_LENGTH)
  return candidates.toSorted((a, b) => leven(shortName, a) - leven(shortName, b))
}

/** Counts the edits between the words that differ. Swapped letters or a different extension count as one. Undefined if the names are too different. */
function computeDistance(name: string, candidate: string): number | undefined {
  const [typedWord, expectedWord] = findDifferentWords(name, candidate)
  const limit = getMaxDistance(typedWord, expectedWord, candidate)
  if (Math.abs(typedWord.length - expectedWord.length) > limit) return undefined
  const isSimilar =
    sortLetters(typedWord) === sortLetters(expectedWord) || removeExtension(name) === removeExtension(candidate)
  const distance = isSimilar ? 1 : leven(typedWord, expectedWord)
  return distance <= limit ? distance : undefined
}

function getMaxDistance(typedWord: string, expectedWord: string, candidate: string): number {
  const isWordMissing = (typedWord === '' || expectedWord === '') && !/\//.test(typedWord + expectedWord)
  // Match `/blog/front-desks` and `/blog/front-desks-2026`.
  if (isWordMissing) return (candidate.split('/').at(-1) ?? '').length * 0.5
  const length = Math.max(typedWord.length, expectedWord.length)
  return length < 8 ? 1 : length * 0.3
}

const removeExtension = (name: string) => name.replace(/\.\w+$/, '')
const sortLetters = (word: string) => [...word].sort().join('')

/** Returns the parts of two names between the words that both share at the start and end. */
function findDifferentWords(a: string, b: string): [string, string] {
  const [first, second] = [a, b].map((name) => name.split(/(?<=[-_./])|(?=[-_./])/)) as [string[], string[]]
  let start = 0
  while (start < Math.min(first.length, second.length) && first[start] === second[start]) start += 1
  let end = 0
  const shortest = Math.min(first.length, second.length) - start
  while (end < shortest && first.at(-1 - end) === second.at(-1 - end)) end += 1
  return [first, second].map((parts) => parts.slice(start, parts.length - end).join('')) as [string, string]
}

/** Suggests the closest candidate. If no candidate is close, lists all of them, or returns undefined for more than 20. */
export function getCandidatesHint(
  name: string,
  candidates: Iterable<string>,
  label: (candidate: string) => string = () => '',
): string | undefined {
  const list = [...candidates]
  const closest = findClosest(name, list)
  if (closest !== undefined) return `Did you mean \`${closest}\`${label(closest)}?`
  return list.length > 0 && list.length <= 20 ? getChoicesHint(list, label) : undefined
}

/** Returns a hint: "Use `a`." or "Use one of `a`, `b`." */
export function getChoicesHint(names: string[], label: (name: string) => string = () => ''): string {
  return `Use ${names.length > 1 ? 'one of ' : ''}${names.map((choice) => `\`${choice}\`${label(choice)}`).join(', ')}.`
}
