import widths from './textWidths.json'

export type Font = 'serif' | 'sans'

interface Widths {
  lower: number[]
  upper: number[]
  digit: number
  signs: Record<string, number>
}

/**
 * Advance widths of our fonts at weight 400, in thousandths of the font size, for the characters of place names. Measured
 * in a browser with `measureText` on the files in `renderer/fonts`.
 */
const WIDTHS: Record<Font, Widths> = widths

/** Width of characters that aren't in the table, like é and ñ: a wide lowercase letter. */
const DEFAULT_WIDTH = 700

/** Returns the width of a text, in the units of the font size. Ignores kerning, which usually makes text narrower. */
export function measureText(text: string, font: Font, size: number): number {
  return ([...text].reduce((sum, char) => sum + charWidth(char, font), 0) * size) / 1000
}

function charWidth(char: string, font: Font): number {
  const { lower, upper, digit, signs } = WIDTHS[font]
  if (char >= '0' && char <= '9') return digit
  const code = char.charCodeAt(0)
  return lower[code - 97] ?? upper[code - 65] ?? signs[char] ?? DEFAULT_WIDTH
}
