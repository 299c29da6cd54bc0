import widths from './textWidths.json'

export type Font = 'serif' | 'sans'

interface Widths {
  lower: number[]
  upper: number[]
  digit: number
  signs: Record<string, number>
}

/**
 * Advance widths of our two fonts at weight 400, in thousandths of the font size, for the signs that names of places
 * are made of. Measured in a browser with `measureText` on the files in `renderer/fonts`.
 */
const WIDTHS: Record<Font, Widths> = widths

/** A sign that the table lacks (é, ñ) is taken for a wide small letter. */
const OTHER = 700

/** How wide a text is at a font size, in the units of that size. Kerning is left out: it makes text narrower, if anything. */
export function textWidth(text: string, font: Font, size: number): number {
  return ([...text].reduce((sum, sign) => sum + widthOf(sign, font), 0) * size) / 1000
}

function widthOf(sign: string, font: Font): number {
  const { lower, upper, digit, signs } = WIDTHS[font]
  if (sign >= '0' && sign <= '9') return digit
  const code = sign.charCodeAt(0)
  return lower[code - 97] ?? upper[code - 65] ?? signs[sign] ?? OTHER
}
