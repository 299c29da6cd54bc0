import { describe, expect, test } from 'vitest'
import { sheetText } from '../support/sheets.ts'

type Scheme = 'light' | 'dark'
const SCHEMES: Scheme[] = ['light', 'dark']

/** WCAG 2.2, 1.4.6 (body text), 1.4.3 (other text), and 1.4.11 (graphics). */
const READ = 7
const GLANCED = 4.5
const SEEN = 3

const PAIRS: [what: string, on: string, least: number][] = [
  ['ink', 'paper', READ],
  ['ink', 'paper-deep', READ],
  ['ink-soft', 'paper', READ],
  ['ink-soft', 'paper-deep', READ],
  ['on-panel', 'panel', READ],
  ['on-panel-soft', 'panel', READ],
  ['on-fill', 'fill', READ],
  ['on-fill', 'fill-hover', GLANCED],
  ['accent', 'paper', GLANCED],
  ['accent', 'paper-deep', GLANCED],
  ['panel-line', 'panel', SEEN],
]

function colorOf(name: string, scheme: Scheme): string {
  const [, value = ''] = new RegExp(`--color-${name}: ([^;]+);`).exec(sheetText('renderer/styles/tokens.css')) ?? []
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
  return (scheme === 'light' ? light : dark) ?? expect.fail(`No colour is called ${name}.`)
}

/** Source: WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  test.each(PAIRS)('%s on %s has a contrast of at least %d', (what, on, least) => {
    expect(contrast(colorOf(what, scheme), colorOf(on, scheme))).toBeGreaterThanOrEqual(least)
  })

  test('the deeper paper color differs from the page', () => {
    expect(contrast(colorOf('paper', scheme), colorOf('paper-deep', scheme))).toBeGreaterThan(1.1)
  })
})
