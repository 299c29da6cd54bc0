import leven from 'leven'

/** Characters of a word that may be a slip for another: a longer one is no word. */
const LONGEST = 120

/** The candidate that a mistyped word most likely meant; none where all differ in more than two fifths of the letters. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined
  let best: { candidate: string; distance: number } | undefined
  for (const candidate of candidates) {
    const distance = leven(word.toLowerCase(), candidate.toLowerCase())
    if (!best || distance < best.distance) best = { candidate, distance }
  }
  return best && best.distance <= Math.max(2, best.candidate.length * 0.4) ? best.candidate : undefined
}

/** "Did you mean `local-seo`?", with a label behind it, ` (Dentists)`; or else the whole list where it is short enough to read. */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  label: (candidate: string) => string = () => '',
): string | undefined {
  const list = [...candidates]
  const match = closest(word, list)
  if (match !== undefined) return `Did you mean \`${match}\`${label(match)}?`
  return list.length > 0 && list.length <= 20
    ? `Known here: ${list.map((name) => `\`${name}\`${label(name)}`).join(', ')}.`
    : undefined
}
