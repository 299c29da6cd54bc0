import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { isChunk } from '../support/hold.ts'
import { createSharedPage, openPage, PHONE, requestsOf } from '../support/page.ts'
import { twoFrames } from '../support/scripts.ts'

const [POINT, ZIP] = ['#32.38,-86.3', '36104']

const field = (page: Page) => page.locator('[data-finder] input')
const status = (page: Page) => page.locator('[data-finder] [role=status]')
const handle = (page: Page) => page.getByRole('application')
const report = (page: Page) => page.locator('[data-ring-report] dl').first()
/** Residents within three, five, and ten miles. */
const readFigures = async (page: Page) => {
  const [five = 0, , three = 0, ten = 0] = (await page.locator('[data-ring-report] dd').allTextContents()).map(numberOf)
  return [three, five, ten]
}
const numberOf = (text: string) => Number(text.replaceAll(',', ''))

async function showRing(page: Page, zip: string): Promise<void> {
  await field(page).fill(zip)
  await page.getByText(`Ring around ${zip}`).waitFor()
}

const middle = (page: Page) =>
  page.locator('.ring-line').evaluate((ring) => {
    const { x, y, width, height } = ring.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

const tab = createSharedPage()
/** Navigates to `/terms` first to force a reload. */
const at = async (address: string) => {
  const page = await tab()
  await page.goto('/terms')
  await page.goto(address)
  return page
}

test('shows and announces figures around a ZIP code, and restores them from the URL', async () => {
  const page = await at('/locations')
  await showRing(page, ZIP)
  const [three = 0, five = 0, ten = 0] = await readFigures(page)
  expect(three).toBeGreaterThan(1000)
  expect(five).toBeGreaterThan(three)
  expect(ten).toBeGreaterThan(five)
  expect(await status(page).textContent()).toBe(`${five.toLocaleString('en-US')} people within 5 miles of ${ZIP}.`)
  expect(await page.locator('.ring-map .near').getAttribute('d')).toMatch(/h0$/)
  expect(await page.locator('[data-ring-report] [aria-live]').textContent()).toMatch(/^\d+dentists’ offices, at least$/)
  await page.getByLabel('Specialty').selectOption('Medicine')
  expect(await page.locator('[data-ring-report] [aria-live]').textContent()).toMatch(/physicians’ offices/)
  expect(await page.locator('[data-ring-report] details a').count()).toBe(2)
  const shared = await at(page.url())
  await shared.getByText(`Ring around ${ZIP}`).waitFor()
  expect(await readFigures(shared)).toEqual([three, five, ten])
})

test('moves the ring with arrow keys, announces the figures, and updates the URL', async () => {
  const page = await at(`/locations${POINT}`)
  await report(page).waitFor()
  const before = await readFigures(page)
  await handle(page).focus()
  await page.keyboard.press('Shift+ArrowUp')
  await page.waitForURL(/#32\.4\d,-86\.3$/)
  await expect.poll(() => readFigures(page)).not.toEqual(before)
  const [, five = 0] = await readFigures(page)
  await expect
    .poll(() => status(page).textContent())
    .toBe(`${five.toLocaleString('en-US')} people within 5 miles of this point.`)
  expect(await handle(page).evaluate((element) => element === document.activeElement)).toBe(true)
})

test('moves the ring by dragging and by clicking', async () => {
  const page = await at(`/locations${POINT}`)
  await report(page).waitFor()
  await page.locator('.ring-map').scrollIntoViewIfNeeded()
  const { x, y } = await middle(page)
  await page.mouse.move(x - 60, y)
  await page.mouse.down()
  await page.mouse.move(x - 120, y, { steps: 4 })
  await page.mouse.up()
  await page.waitForURL(/#32\.38,-86\.3[1-9]$/)
  const dragged = page.url()
  const now = await middle(page)
  await page.mouse.click(now.x, now.y - 190)
  await page.waitForURL((url) => url.href !== dragged)
  expect(page.url()).toMatch(/#32\.4\d,/)
})

test('moves the ring with a finger on its handle', async () => {
  const page = await openPage(PHONE)
  await page.goto(`/locations${POINT}`)
  await report(page).waitFor()
  await page.locator('.ring-map').scrollIntoViewIfNeeded()
  const touchAction = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).touchAction)
  expect(await Promise.all(['.ring-touch', '.ring-map'].map(touchAction))).not.toContain('pan-y')
  expect(await touchAction('.ring-handle')).toBe('none')
  expect(await touchAction('.ring-map')).toBe('auto')
  const { x, y } = await middle(page)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [{ x, y }])
  await send('touchMove', [{ x: x + 30, y }])
  await send('touchMove', [{ x: x + 60, y }])
  await send('touchEnd', [])
  await page.waitForURL(/#32\.38,-86\.2\d?$/)
})

test.each([
  ['a city', '/locations/alabama/montgomery'],
  ['a state', '/locations/alabama'],
])('shows the ring on the page of %s', async (_, path) => {
  const page = await at(path)
  // Unlike `focus()`, this waits for the script to show the field.
  await field(page).click()
  if (path.split('/').length === 4) await page.getByRole('option', { name: 'Look around Montgomery' }).waitFor()
  await showRing(page, ZIP)
  expect(page.url()).toContain(`${path}#${ZIP}`)
  expect(await page.locator('figure[data-ring-map] .ring-map').count()).toBe(1)
})

test('only requests public files', async () => {
  const page = await openPage()
  await page.goto('/locations')
  const requests = requestsOf(page)
  await showRing(page, ZIP)
  const files =
    /^\/(?:assets\/.+|favicon\.svg|pages\.tsv|finder\.json|zips\/36\.txt|residents\/(?:index\.json|\d+_\d+\.bin))$/
  expect(requests.filter((path) => !files.test(path))).toEqual([])
  expect(requests.filter((path) => path.endsWith('.bin')).length).toBeLessThanOrEqual(4)
})

test('loads at most 12 KB of gzipped script on first use', async () => {
  const page = await openPage()
  const chunks = requestsOf(page, isChunk)
  await page.goto('/locations')
  await expect.poll(() => page.locator('[data-finder]').isVisible()).toBe(true)
  await twoFrames(page)
  const before = chunks.length
  await showRing(page, ZIP)
  const tool = chunks.slice(before)
  const bytes = tool.map((path) => gzipSync(readFileSync(join(inject('fixtureFolder'), path))).length)
  expect(tool.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(12 * 1024)
})
