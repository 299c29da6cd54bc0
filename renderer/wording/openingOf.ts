/** Periods that don't end a sentence. */
const ABBREVIATIONS = new Set(['St', 'Ste', 'Mt', 'Ft', 'Dr', 'Ave', 'Blvd', 'U.S', 'D.C', 'N.C', 'S.C', 'vs'])
const MIN_WORDS = 8

export function openingOf(text: string): string {
  for (const { index, 0: end } of text.matchAll(/[.?!]”?(?=\s)/g)) {
    const words = text.slice(0, index).split(' ')
    const isAbbreviation = ABBREVIATIONS.has(words.at(-1)?.replace(/^[(“]/, '') ?? '')
    if (!isAbbreviation && words.length >= MIN_WORDS) return text.slice(0, index + end.length)
  }
  return text
}
