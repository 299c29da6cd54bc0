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

/** Widths of texts at size 1000: a name stands on the maps of all its neighbors. */
const known: Record<Font, Map<string, number>> = { serif: new Map(), sans: new Map() }

/** How wide a text is at a font size, in the units of that size. Kerning is left out: it makes text narrower, if anything. */
export function textWidth(text: string, font: Font, size: number): number {
  const width = known[font].get(text) ?? [...text].reduce((sum, sign) => sum + widthOf(sign, font), 0)
  known[font].set(text, width)
  return (width * size) / 1000
}

function widthOf(sign: string, font: Font): number {
  const { lower, upper, digit, signs } = WIDTHS[font]
  if (sign >= '0' && sign <= '9') return digit
  const code = sign.charCodeAt(0)
  return lower[code - 97] ?? upper[code - 65] ?? signs[sign] ?? OTHER
}
