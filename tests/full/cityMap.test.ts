import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { textWidth } from '../../renderer/drawing/textWidth.ts'
import { openPage, PHONE } from '../support/page.ts'

/** Crowded, with discs that are large, with long names, lonely. */
const CITIES = ['new-jersey/newark', 'california/anaheim', 'kentucky/bowling-green', 'alaska/anchorage']

/** Between them they have nearly all letters. */
const NAMES = [
  'Hawaiian Paradise Park',
  'St. Petersburg',
  'Winston-Salem',
  "Coeur d'Alene",
  'Jacksonville',
  '10 miles',
  'Fort Quxbz Gymkhana',
]

/** The widths at which the map has its sizes of text: phones, between, and wide. */
const WIDTHS = [320, 430, 700, 1000, 1280, 1920]

test('no two names of a city’s map touch, as the browser draws them, and none is cut', async () => {
  const page = await openPage()
  for (const city of CITIES) {
    await page.goto(`/locations/${city}`)
    await page.evaluate(() => document.fonts.ready)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const { words, problems } = await drawnWords(page)
      expect(problems, `${city} at ${width} px`).toEqual([])
      expect(words, `${city} at ${width} px`).toBeGreaterThan(3)
    }
  }
})

test('on phones no name of a city’s map is smaller than 11 px', async () => {
  const page = await openPage(PHONE)
  await page.goto('/locations/new-jersey/newark')
  const sizes = await page.evaluate(() => {
    const svg = document.querySelector('.city-map svg')
    const scale = (svg?.getBoundingClientRect().width ?? 0) / 760
    const words = [...(svg?.querySelectorAll('text') ?? [])].filter((word) => word.getClientRects().length > 0)
    return words.map((word) => Number.parseFloat(getComputedStyle(word).fontSize) * scale)
  })
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
})

test('words are as wide as the table of advance widths says', async () => {
  const page = await openPage()
  await page.goto('/locations/alabama/mobile')
  const fonts = { serif: 'Newsreader Display', sans: 'Instrument Sans' } as const
  for (const font of ['serif', 'sans'] as const) {
    const measured = await page.evaluate(
      async ({ family, names }) => {
        const style = `400 1000px "${family}"`
        await document.fonts.load(style)
        const context = document.createElement('canvas').getContext('2d')
        if (context) context.font = style
        return names.map((name) => context?.measureText(name).width ?? Number.NaN)
      },
      { family: fonts[font], names: NAMES },
    )
    // Kerning, which the table leaves out, may take a little of the width, and adds next to nothing.
    for (const [index, name] of NAMES.entries()) {
      const share = (measured[index] ?? Number.NaN) / textWidth(name, font, 1000)
      expect(share, `${name} in ${font}`).toBeGreaterThan(0.9)
      expect(share, `${name} in ${font}`).toBeLessThan(1.02)
    }
  }
})

test('a neighbor on the map leads to its page, by keyboard too', async () => {
  const page = await openPage()
  await page.goto('/locations/alabama/birmingham')
  const link = page.locator('.city-map svg').getByRole('link', { name: 'Hoover, 9 miles south' })
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/locations/alabama/hoover')
})

/** Counts the words that are shown, and finds those that touch by more than the air in their boxes, or are cut. */
function drawnWords(page: Page): Promise<{ words: number; problems: string[] }> {
  return page.evaluate(() => {
    const svg = document.querySelector('.city-map svg')
    const frame = svg?.getBoundingClientRect() ?? new DOMRect()
    const shown = [...(svg?.querySelectorAll('text') ?? [])].filter((word) => word.getClientRects().length > 0)
    const words = shown.map((word) => ({ text: word.textContent, box: word.getBoundingClientRect() }))
    // A line box is taller than its letters: a quarter of it is air.
    const touch = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 4
    const pairs = words.flatMap((a, index) => words.slice(index + 1).map((b) => [a, b] as const))
    return {
      words: words.length,
      problems: [
        ...pairs.flatMap(([a, b]) => (touch(a.box, b.box) ? [`${a.text} touches ${b.text}`] : [])),
        ...words.flatMap(({ text, box }) =>
          box.left < frame.left - 1 || box.right > frame.right + 1 ? [`${text} is cut`] : [],
        ),
      ],
    }
  })
}
