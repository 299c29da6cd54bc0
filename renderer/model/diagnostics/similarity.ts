import leven from 'leven'

/** Comparing longer names is slow. */
const MAX_COMPARED_LENGTH = 120

/** Finds the closest candidate. Ignores shared words at the start and end, so `/blog/sixth-post` isn't similar to `/blog/first-post`. Returns undefined if no candidate is similar. */
export function findClosest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > MAX_COMPARED_LENGTH) return undefined
  const lowercaseName = name.toLowerCase()
  const matches = [...candidates].flatMap((candidate) => {
    const distance = computeDistance(lowercaseName, candidate.toLowerCase())
    return distance === undefined ? [] : [{ candidate, distance }]
  })
  return matches.sort((a, b) => a.distance - b.distance)[0]?.candidate
}

/** Sorts candidates by similarity, the closest first. */
export function sortBySimilarity(name: string, candidates: string[]): string[] {
  const shortName = name.slice(0, MAX_COMPARED_LENGTH)
  return candidates.toSorted((a, b) => leven(shortName, a) - leven(shortName, b))
}

/** Counts the edits between the parts that differ. Reordered letters count as one edit, and so does a different extension. Returns undefined if the names aren't similar. */
function computeDistance(name: string, candidate: string): number | undefined {
  const [typed, expected] = findDifferingParts(name, candidate)
  const maxDistance = getMaxDistance(typed, expected, candidate)
  if (Math.abs(typed.length - expected.length) > maxDistance) return undefined
  const isOneEdit = sortLetters(typed) === sortLetters(expected) || removeExtension(name) === removeExtension(candidate)
  const distance = isOneEdit ? 1 : leven(typed, expected)
  return distance <= maxDistance ? distance : undefined
}

/** Returns how many edits similar names can differ by: one in short parts, 30% of the letters in longer ones. */
function getMaxDistance(typed: string, expected: string, candidate: string): number {
  // Half of the last part can be missing: `/blog/front-desks` is similar to `/blog/front-desks-2026`.
  const isWordMissing = (typed === '' || expected === '') && !(typed + expected).includes('/')
  if (isWordMissing) return (candidate.split('/').at(-1) ?? '').length * 0.5
  const length = Math.max(typed.length, expected.length)
  return length < 8 ? 1 : length * 0.3
}

const removeExtension = (name: string) => name.replace(/\.\w+$/, '')
const sortLetters = (word: string) => [...word].sort().join('')

/** Removes shared words at the start and end of two names. */
function findDifferingParts(a: string, b: string): [string, string] {
  const [first, second] = [a, b].map((name) => name.split(/(?<=[-_./])|(?=[-_./])/)) as [string[], string[]]
  let start = 0
  while (start < Math.min(first.length, second.length) && first[start] === second[start]) start += 1
  let end = 0
  const maxEnd = Math.min(first.length, second.length) - start
  while (end < maxEnd && first.at(-1 - end) === second.at(-1 - end)) end += 1
  return [first, second].map((words) => words.slice(start, words.length - end).join('')) as [string, string]
}

/** Suggests the closest candidate, or lists up to 20. @param getLabel returns text after a name: ` (“A title”)` */
export function getCandidatesHint(
  name: string,
  candidates: Iterable<string>,
  getLabel: (name: string) => string = () => '',
): string | undefined {
  const list = [...candidates]
  const closest = findClosest(name, list)
  if (closest !== undefined) return `Did you mean \`${closest}\`${getLabel(closest)}?`
  return list.length > 0 && list.length <= 20 ? getChoicesHint(list, getLabel) : undefined
}

/** Returns a hint with all names: "Use `a`." or "Use one of `a`, `b`." */
export function getChoicesHint(names: string[], getLabel: (name: string) => string = () => ''): string {
  return `Use ${names.length > 1 ? 'one of ' : ''}${names.map((name) => `\`${name}\`${getLabel(name)}`).join(', ')}.`
}
