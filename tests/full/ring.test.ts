import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sumGzippedSizes } from '../support/fixturePages.ts'
import { waitForTwoFrames } from '../support/loading.ts'
import { createSharedPage, dragFinger, openPageAt, PAGE_OPTIONS, recordRequests } from '../support/page.ts'

const [POINT_HASH, ZIP] = ['#32.38,-86.3', '36104']

const getField = (page: Page) => page.locator('.finder input')
const getStatus = (page: Page) => page.locator('.finder [role=status]')
const getHandle = (page: Page) => page.getByRole('application')
const getReport = (page: Page) => page.locator('[data-ring-summary] dl').first()
/** Residents within three, five, and ten miles. */
const readFigures = async (page: Page) => {
  const texts = await page.locator('[data-ring-summary] dd').allTextContents()
  const [five = 0, , three = 0, ten = 0] = texts.map((text) => Number(text.replaceAll(',', '')))
  return [three, five, ten]
}

async function showRing(page: Page, zip: string): Promise<void> {
  await getField(page).fill(zip)
  await page.getByText(`Ring around ${zip}`).waitFor()
}

const getRingCenter = (page: Page) =>
  page.locator('.ring-line').evaluate((ring) => {
    const { x, y, width, height } = ring.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

const getPage = createSharedPage()

test('shows and announces figures around a ZIP code, and restores them from the URL', async () => {
  const page = await getPage('/locations')
  await showRing(page, ZIP)
  const [three = 0, five = 0, ten = 0] = await readFigures(page)
  expect(three).toBeGreaterThan(1000)
  expect(five).toBeGreaterThan(three)
  expect(ten).toBeGreaterThan(five)
  expect(await getStatus(page).textContent()).toBe(`${five.toLocaleString('en-US')} people within 5 miles of ${ZIP}.`)
  // A light is a path of zero length, drawn with round caps.
  expect(await page.locator('.ring-map .near').getAttribute('d')).toMatch(/h0$/)
  const readOffices = () => page.locator('[data-ring-summary] [aria-live]').textContent()
  expect(await readOffices()).toMatch(/^\d+dentists’ offices, at least$/)
  await page.getByLabel('Specialty').selectOption('Medicine')
  expect(await readOffices()).toMatch(/physicians’ offices/)
  expect(await page.locator('[data-ring-summary] details a').count()).toBe(2)
  const reloadedPage = await getPage(page.url())
  await reloadedPage.getByText(`Ring around ${ZIP}`).waitFor()
  expect(await readFigures(reloadedPage)).toEqual([three, five, ten])
})

test('moves the ring with arrow keys, announces the figures, and updates the URL', async () => {
  const page = await getPage(`/locations${POINT_HASH}`)
  await getReport(page).waitFor()
  const before = await readFigures(page)
  await getHandle(page).focus()
  await page.keyboard.press('Shift+ArrowUp')
  await page.waitForURL(/#32\.4\d,-86\.3$/)
  await expect.poll(() => readFigures(page)).not.toEqual(before)
  const [, five = 0] = await readFigures(page)
  await expect
    .poll(() => getStatus(page).textContent())
    .toBe(`${five.toLocaleString('en-US')} people within 5 miles of this point.`)
  expect(await getHandle(page).evaluate((element) => element === document.activeElement)).toBe(true)
})

test('moves the ring by dragging and by clicking', async () => {
  const page = await getPage(`/locations${POINT_HASH}`)
  await getReport(page).waitFor()
  await page.locator('.ring-map').scrollIntoViewIfNeeded()
  const { x, y } = await getRingCenter(page)
  await page.mouse.move(x - 60, y)
  await page.mouse.down()
  await page.mouse.move(x - 120, y, { steps: 4 })
  await page.mouse.up()
  await page.waitForURL(/#32\.38,-86\.3[1-9]$/)
  const urlAfterDrag = page.url()
  const center = await getRingCenter(page)
  await page.mouse.click(center.x, center.y - 190)
  await page.waitForURL((url) => url.href !== urlAfterDrag)
  expect(page.url()).toMatch(/#32\.4\d,/)
})

test.each([
  ['a drag', 'touchEnd'],
  ['a drag that the browser cancels', 'touchCancel'],
] as const)('moves the ring with a finger on its handle, and with a tap after %s', async (_, lastType) => {
  const page = await openPageAt(`/locations${POINT_HASH}`, PAGE_OPTIONS.phone)
  await getReport(page).waitFor()
  await page.locator('.ring-map').scrollIntoViewIfNeeded()
  const { x, y } = await getRingCenter(page)
  await dragFinger(page, y, [x, x + 30, x + 60], lastType)
  await page.waitForURL(/#32\.38,-86\.2\d?$/)
  await page.touchscreen.tap(x, y + 60)
  await page.waitForURL(/#32\.3[0-7],/)
})

test.each([
  ['a city', '/locations/alabama/montgomery'],
  ['a state', '/locations/alabama'],
])('shows the ring on the page of %s', async (_, path) => {
  const page = await getPage(path)
  // Unlike `focus()`, this waits for the script to show the field.
  await getField(page).click()
  if (path.split('/').length === 4) await page.getByRole('option', { name: 'Look around Montgomery' }).waitFor()
  await showRing(page, ZIP)
  expect(page.url()).toContain(`${path}#${ZIP}`)
  expect(await page.locator('figure[data-ring-map] .ring-map').count()).toBe(1)
})

test('loads at most 12 KB of gzipped script and four cells for the first ring, and no unexpected files', async () => {
  const page = await openPageAt('/locations')
  const requests = recordRequests(page)
  await expect.poll(() => page.locator('.finder').isVisible()).toBe(true)
  await waitForTwoFrames(page)
  const before = requests.length
  await showRing(page, ZIP)
  const expectedFiles =
    /^\/(?:assets\/.+|favicon\.svg|pages\.tsv|finder\.json|zips\/36\.txt|residents\/(?:index\.json|\d+_\d+\.bin))$/
  expect(requests.filter((path) => !expectedFiles.test(path))).toEqual([])
  expect(requests.filter((path) => path.endsWith('.bin')).length).toBeLessThanOrEqual(4)
  const chunks = requests.slice(before).filter((path) => path.includes('/chunks/'))
  expect(chunks.length).toBeGreaterThan(0)
  expect(sumGzippedSizes(chunks)).toBeLessThanOrEqual(12 * 1024)
})
