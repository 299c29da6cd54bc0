import type { Page } from 'playwright-core'
import { EPISODE, hydratePlayer, play, playButton } from './player.ts'

interface OpenState {
  name: string
  path: string
  on?: 'phone' | 'both'
  goesOn?: true
  open: (page: Page) => Promise<unknown>
  part?: string
}

const answerFor = async (page: Page, words: string) => {
  await page.getByRole('combobox').fill(words)
  await page.locator('.finder :is([role=option], [role=status]:not(:empty))').first().waitFor()
}

const listen = async (page: Page) => {
  await hydratePlayer(page)
  await play(page)
}

export const OPEN_STATES: OpenState[] = [
  {
    name: 'the menu, one of its links under the mouse',
    path: '/about',
    goesOn: true,
    part: 'header',
    open: async (page) => {
      await page.locator('.industries-menu summary').click()
      await page.locator('.industries-menu a').first().hover()
    },
  },
  {
    name: 'the sheet',
    path: '/about',
    on: 'phone',
    part: '.sheet',
    open: (page) => page.getByRole('button', { name: 'Sheet open' }).click(),
  },
  {
    name: 'the help of a price',
    path: '/services/local-seo',
    part: '.pricing',
    open: async (page) => {
      await page.locator('.help-button').first().click()
      await page.locator('.help:popover-open').waitFor()
    },
  },
  {
    name: 'an answer',
    path: '/services/local-seo',
    goesOn: true,
    part: '.faq',
    open: async (page) => {
      await page.locator('#faq').scrollIntoViewIfNeeded()
      await page.locator('[data-island="Faq"][data-hydrated]').waitFor()
      await page.locator('.faq summary').nth(1).click()
    },
  },
  {
    name: 'the prices of another size',
    path: '/services',
    on: 'both',
    part: 'main',
    open: (page) => page.getByRole('radio').nth(1).check(),
  },
  {
    name: 'the cities that were found, one of them chosen',
    path: '/locations',
    part: '.finder',
    open: async (page) => {
      await answerFor(page, 'louis')
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'that no city was found',
    path: '/locations',
    part: '.finder',
    open: (page) => answerFor(page, 'qqqq'),
  },
  {
    name: 'a ring that a visitor looks at',
    path: '/locations#33.51,-86.81',
    on: 'both',
    part: 'main > :has([data-ring-report])',
    open: (page) => page.locator('[data-ring-report] dl').waitFor(),
  },
  {
    name: 'a state of the map that has the focus',
    path: '/locations',
    part: '.us-map',
    open: (page) => page.locator('.us-map svg a:visible').first().focus(),
  },
  {
    name: 'the map of another host',
    path: '/contact',
    part: '#map',
    open: (page) => page.locator('main summary').click(),
  },
  {
    name: 'the page that was meant',
    path: '/locations/kentucky/luisville',
    part: 'main',
    open: (page) => page.locator('[data-suggestion] a').waitFor(),
  },
  {
    name: 'the player, with all that can be on',
    path: EPISODE,
    on: 'both',
    part: '.player, #page-chapters',
    open: async (page) => {
      await listen(page)
      await page.getByRole('button', { name: 'Loop' }).click()
      await page.locator('.player select').selectOption('1.5')
      await page.keyboard.press('m')
      await page.locator('#page-chapters a').nth(1).click()
      await page.locator('#page-chapters [aria-current]').waitFor()
    },
  },
  {
    name: 'the player that cannot play',
    path: EPISODE,
    part: '.player',
    open: async (page) => {
      await page.route('**/*.mp3', (route) => route.abort())
      await hydratePlayer(page)
      await playButton(page).click()
      await page.getByRole('button', { name: 'Player retry' }).waitFor()
    },
  },
  {
    name: 'the transcript, with the paragraph that plays',
    path: EPISODE,
    on: 'both',
    open: async (page) => {
      await listen(page)
      await page.locator('#transcript summary').click()
      await page.locator('#transcript [aria-current]').waitFor()
    },
  },
]
