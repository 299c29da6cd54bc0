import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAxe, runAxeWithoutTextContrast } from '../support/axe.ts'
import { hydrateIsland } from '../support/loadWithScripts.ts'
import { findLowContrast } from '../support/lowContrast.ts'
import { createSharedPage, VIEWS } from '../support/page.ts'
import { EPISODE_ADDRESS, getPlayButton, getPositionSlider, hydratePlayer, play } from '../support/player.ts'

interface OpenState {
  name: string
  path: string
  on?: 'phone' | 'both'
  /** Reuses the page of the previous state. */
  reusesPage?: true
  open: (page: Page) => Promise<unknown>
  /** Selector of the changed part. */
  part?: string
}

const searchFor = async (page: Page, query: string) => {
  await page.getByRole('combobox').fill(query)
  await page.locator('.finder :is([role=option], [role=status]:not(:empty))').first().waitFor()
}

const OPEN_STATES: OpenState[] = [
  {
    name: 'an open menu with a hovered link',
    path: '/about',
    reusesPage: true,
    part: 'header',
    open: async (page) => {
      await page.locator('.industries-menu summary').click()
      await page.locator('.industries-menu a').first().hover()
    },
  },
  {
    name: 'the open phone menu',
    path: '/about',
    on: 'phone',
    part: '.sheet',
    open: (page) => page.getByRole('button', { name: 'Sheet open' }).click(),
  },
  {
    name: 'the tooltip of a price',
    path: '/services/local-seo',
    part: '.pricing',
    open: async (page) => {
      await page.locator('.help-button').first().click()
      await page.locator('.help:popover-open').waitFor()
    },
  },
  {
    name: 'an open FAQ answer',
    path: '/services/local-seo',
    reusesPage: true,
    part: '.faq',
    open: async (page) => {
      await hydrateIsland(page, 'Faq')
      await page.locator('.faq summary').nth(1).click()
    },
  },
  {
    name: 'the prices of another practice size',
    path: '/services',
    on: 'both',
    part: 'main',
    open: (page) => page.getByRole('radio').nth(1).check(),
  },
  {
    name: 'search results with a selected city',
    path: '/locations',
    part: '.finder',
    open: async (page) => {
      await searchFor(page, 'louis')
      await page.keyboard.press('ArrowDown')
    },
  },
  { name: 'a search without results', path: '/locations', part: '.finder', open: (page) => searchFor(page, 'qqqq') },
  {
    name: 'a ring report',
    path: '/locations#33.51,-86.81',
    on: 'both',
    part: 'main > :has([data-ring-summary])',
    open: (page) => page.locator('[data-ring-summary] dl').first().waitFor(),
  },
  {
    name: 'a focused state of the map',
    path: '/locations',
    part: '.us-map',
    open: (page) => page.locator('.us-map svg a:visible').first().focus(),
  },
  {
    name: 'the embedded map',
    path: '/contact',
    part: '#map',
    open: (page) => page.locator('main [data-map] summary').click(),
  },
  {
    name: 'the suggestion of a not-found page',
    path: '/locations/kentucky/luisville',
    part: 'main',
    open: (page) => page.locator('[data-suggestion] a').waitFor(),
  },
  {
    name: 'the player with all options',
    path: EPISODE_ADDRESS,
    on: 'both',
    part: '.player, #page-chapters',
    open: async (page) => {
      await hydratePlayer(page)
      await play(page)
      await page.getByText('Player more').click()
      await page.getByRole('button', { name: 'Loop' }).click()
      await page.locator('.player select').selectOption('1.5')
      await page.keyboard.press('m')
      await getPositionSlider(page).click()
      await page.locator('#page-chapters a').nth(1).click()
      await page.locator('#page-chapters [aria-current]').waitFor()
    },
  },
  {
    name: 'the player with an error',
    path: EPISODE_ADDRESS,
    part: '.player',
    open: async (page) => {
      await page.route('**/*.mp3', (route) => route.abort())
      await hydratePlayer(page)
      await getPlayButton(page).click()
      await page.getByRole('button', { name: 'Player retry' }).waitFor()
    },
  },
  {
    name: 'the transcript with the current paragraph',
    path: EPISODE_ADDRESS,
    on: 'both',
    open: async (page) => {
      await hydratePlayer(page)
      await play(page)
      await page.locator('#transcript summary').click()
      await page.locator('#transcript [aria-current]').waitFor()
    },
  },
]

const COLOR_SCHEMES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

describe.each(['wide', 'phone'] as const)(
  'states after an interaction are accessible in all color schemes, %s',
  (view) => {
    const getPage = createSharedPage({ ...VIEWS[view], bypassCSP: true, allowProblems: /ERR_FAILED/ })
    beforeAll(async () => addAxe(await getPage()))

    const statesInView = OPEN_STATES.filter(({ on }) => on === 'both' || (on ?? 'wide') === view)
    test.each(statesInView)('$name', async ({ path, reusesPage, open, part }) => {
      const page = await getPage()
      await page.emulateMedia(COLOR_SCHEMES[0])
      if (!reusesPage || new URL(page.url()).pathname !== path) await page.goto(path)
      await open(page)
      await page.unrouteAll()
      expect(await runAxeWithoutTextContrast(page, ...(part?.split(', ') ?? [])), 'by axe').toEqual([])
      for (const colors of COLOR_SCHEMES) {
        await page.emulateMedia(colors)
        expect(await findLowContrast(page, part), Object.values(colors).join(', ')).toEqual([])
      }
    })
  },
)
