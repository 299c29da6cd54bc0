/** Abbreviations in names of places. Their period doesn't end a sentence. */
const ABBREVIATIONS = new Set(['St', 'Ste', 'Mt', 'Ft', 'Dr', 'Ave', 'Blvd', 'U.S', 'D.C', 'N.C', 'S.C', 'vs'])
/** A shorter sentence says too little without the next one. */
const LEAST_WORDS = 8

/** Returns the first sentence of a text, or the first two if the first is short. */
export function openingOf(text: string): string {
  for (const { index, 0: end } of text.matchAll(/[.?!]”?(?=\s)/g)) {
    const words = text.slice(0, index).split(' ')
    const isAbbreviation = ABBREVIATIONS.has(words.at(-1)?.replace(/^[(“]/, '') ?? '')
    if (!isAbbreviation && words.length >= LEAST_WORDS) return text.slice(0, index + end.length)
  }
  return text
}
