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
const WIDTHS: Record<Font, Widths> = {
  serif: {
    lower: [
      509, 582, 472, 595, 493, 356, 509, 589, 277, 253, 569, 270, 881, 596, 569, 595, 580, 400, 419, 362, 577, 566, 790,
      560, 555, 472,
    ],
    upper: [
      727, 657, 709, 774, 671, 612, 767, 825, 350, 399, 758, 618, 1024, 779, 800, 633, 800, 697, 561, 721, 789, 707,
      1016, 729, 695, 650,
    ],
    digit: 600,
    signs: { ' ': 232, '-': 328, '.': 233, '’': 233, ',': 235 },
  },
  sans: {
    lower: [
      533, 606, 533, 606, 564, 354, 606, 599, 240, 240, 535, 240, 922, 599, 584, 606, 606, 375, 473, 377, 589, 523, 767,
      551, 523, 496,
    ],
    upper: [
      728, 636, 741, 752, 638, 602, 765, 736, 254, 455, 692, 588, 906, 736, 786, 656, 787, 656, 608, 648, 712, 728,
      1089, 688, 676, 623,
    ],
    digit: 666,
    signs: { ' ': 200, '-': 506, '.': 255, '’': 255, ',': 255 },
  },
}

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
