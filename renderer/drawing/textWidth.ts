import widths from './textWidths.json'

type Font = 'serif' | 'sans'
type Widths = { lower: number[]; upper: number[]; digit: number; otherCharacters: Record<string, number> }

/** Thousandths of the font size at weight 400, measured in a browser with `CanvasRenderingContext2D.measureText()`. */
const WIDTHS: Record<Font, Widths> = widths
const DEFAULT_WIDTH = 700

/** Estimates the width of a text, in the unit of `fontSize`. Ignores kerning, which usually makes text narrower. */
export function measureText(text: string, font: Font, fontSize: number): number {
  const { lower, upper, digit, otherCharacters } = WIDTHS[font]
  const measureChar = (char: string) => {
    if (char >= '0' && char <= '9') return digit
    const code = char.charCodeAt(0)
    return lower[code - 97] ?? upper[code - 65] ?? otherCharacters[char] ?? DEFAULT_WIDTH
  }
  return ([...text].reduce((sum, char) => sum + measureChar(char), 0) * fontSize) / 1000
}
