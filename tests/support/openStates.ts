import type { Page } from 'playwright-core'
import { hydrateIsland } from './loadWithScripts.ts'
import { EPISODE_ADDRESS, getPlayButton, hydratePlayer, play } from './player.ts'

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

export const OPEN_STATES: OpenState[] = [
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
