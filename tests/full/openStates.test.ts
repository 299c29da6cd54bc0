import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findLowContrast, runAxeWithoutTextContrast } from '../support/accessibility.ts'
import { hydrateIsland } from '../support/loading.ts'
import { createSharedPage, VIEWS } from '../support/page.ts'
import { EPISODE_ADDRESS, getPlayButton, getPositionSlider, hydratePlayer, play } from '../support/player.ts'

const COLOR_SCHEMES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

const BOTH_VIEWS = ['wide', 'phone'] as const
const PAGES = {
  wide: createSharedPage({ ...VIEWS.wide, allowProblems: /ERR_FAILED/ }),
  phone: createSharedPage(VIEWS.phone),
}

async function openIn(view: keyof typeof PAGES, path: string): Promise<Page> {
  const page = await PAGES[view]()
  await page.emulateMedia(COLOR_SCHEMES[0])
  await page.goto(path)
  return page
}

async function expectAccessible(page: Page, ...selectors: string[]): Promise<void> {
  expect(await runAxeWithoutTextContrast(page, ...selectors), 'by axe').toEqual([])
  for (const colors of COLOR_SCHEMES) {
    await page.emulateMedia(colors)
    expect(await findLowContrast(page, selectors.join(', ')), Object.values(colors).join(', ')).toEqual([])
  }
}

test('an open menu with a hovered link is accessible', async () => {
  const page = await openIn('wide', '/about')
  await page.locator('.industries-menu summary').click()
  await page.locator('.industries-menu a').first().hover()
  await expectAccessible(page, 'header')
})

test('the open mobile menu is accessible', async () => {
  const page = await openIn('phone', '/about')
  await page.getByRole('button', { name: 'Mobile menu open' }).click()
  await expectAccessible(page, '.mobile-menu')
})

test('the tooltip of a price and an open FAQ answer are accessible', async () => {
  const page = await openIn('wide', '/services/local-seo')
  await page.locator('.help-button').first().click()
  await page.locator('.help:popover-open').waitFor()
  await expectAccessible(page, '.pricing')
  await hydrateIsland(page, 'Faq')
  await page.locator('.faq summary').nth(1).click()
  await expectAccessible(page, '.faq')
})

test.each(BOTH_VIEWS)('the prices of another practice size are accessible, %s', async (view) => {
  const page = await openIn(view, '/services')
  await page.getByRole('radio').nth(1).check()
  await expectAccessible(page, 'main')
})

test('search results with a selected city, a search without results, and a focused state are accessible', async () => {
  const page = await openIn('wide', '/locations')
  await page.getByRole('combobox').fill('louis')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page, '.finder')
  await page.getByRole('combobox').fill('qqqq')
  await page.locator('.finder [role=status]:not(:empty)').waitFor()
  await expectAccessible(page, '.finder')
  await page.locator('.us-map svg a:visible').first().focus()
  await expectAccessible(page, '.us-map')
})

test.each(BOTH_VIEWS)('a ring report is accessible, %s', async (view) => {
  const page = await openIn(view, '/locations#33.51,-86.81')
  await page.locator('[data-ring-summary] dl').first().waitFor()
  await expectAccessible(page, 'main > :has([data-ring-summary])')
})

test('the embedded map is accessible', async () => {
  const page = await openIn('wide', '/contact')
  await page.locator('main [data-map] summary').click()
  await expectAccessible(page, '#map')
})

test('the suggestion of a not-found page is accessible', async () => {
  const page = await openIn('wide', '/locations/kentucky/luisville')
  await page.locator('[data-suggestion] a').waitFor()
  await expectAccessible(page, 'main')
})

test.each(BOTH_VIEWS)('the player with all options and the transcript are accessible, %s', async (view) => {
  const page = await openIn(view, EPISODE_ADDRESS)
  await hydratePlayer(page)
  await play(page)
  await page.getByText('Player more').click()
  await page.getByRole('button', { name: 'Loop' }).click()
  await page.locator('.player select').selectOption('1.5')
  await page.keyboard.press('m')
  await getPositionSlider(page).click()
  await page.locator('#page-chapters a').nth(1).click()
  await page.locator('#page-chapters [aria-current]').waitFor()
  await page.locator('#transcript summary').click()
  await page.locator('#transcript [aria-current]').waitFor()
  await expectAccessible(page, '.player', '#page-chapters', '#transcript')
})

test('the player with an error is accessible', async () => {
  const page = await openIn('wide', EPISODE_ADDRESS)
  await page.route('**/*.mp3', (route) => route.abort())
  await hydratePlayer(page)
  await getPlayButton(page).click()
  await page.getByRole('button', { name: 'Player retry' }).waitFor()
  await expectAccessible(page, '.player')
  await page.unrouteAll()
})
