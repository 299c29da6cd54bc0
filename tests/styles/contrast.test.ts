import { expect, test } from 'vitest'
import { readStylesheet } from '../support/codeFiles.ts'

/** Success criteria of WCAG 2.2: 1.4.6 for body text, 1.4.3 for other text, and 1.4.11 for graphics. */
const MIN_BODY_CONTRAST = 7
const MIN_TEXT_CONTRAST = 4.5
const MIN_GRAPHIC_CONTRAST = 3
/** Our own minimum, so that tinted sections differ from the page. */
const MIN_SECTION_CONTRAST = 1.1

function readColor(name: string, scheme: 'light' | 'dark'): string {
  const [, value = ''] =
    new RegExp(`--color-${name}: ([^;]+);`).exec(readStylesheet('renderer/styles/tokens.css')) ?? []
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
  return (scheme === 'light' ? light : dark) ?? expect.fail(`The color ${name} doesn't exist.`)
}

/** Computes the relative luminance (WCAG 2.2) of a color like `#1d1613`. */
function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each([
  ['ink', 'paper', MIN_BODY_CONTRAST],
  ['ink', 'paper-deep', MIN_BODY_CONTRAST],
  ['ink-soft', 'paper', MIN_BODY_CONTRAST],
  ['ink-soft', 'paper-deep', MIN_BODY_CONTRAST],
  ['on-panel', 'panel', MIN_BODY_CONTRAST],
  ['on-panel-soft', 'panel', MIN_BODY_CONTRAST],
  ['on-fill', 'fill', MIN_BODY_CONTRAST],
  ['on-fill', 'fill-hover', MIN_TEXT_CONTRAST],
  ['accent', 'paper', MIN_TEXT_CONTRAST],
  ['accent', 'paper-deep', MIN_TEXT_CONTRAST],
  ['panel-line', 'panel', MIN_GRAPHIC_CONTRAST],
  ['paper-deep', 'paper', MIN_SECTION_CONTRAST],
])('%s on %s has a contrast of at least %d in both schemes', (name, background, minimum) => {
  for (const scheme of ['light', 'dark'] as const) {
    const luminances = [name, background].map((color) => computeLuminance(readColor(color, scheme)))
    const contrast = (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
    expect(contrast, scheme).toBeGreaterThanOrEqual(minimum)
  }
})
