import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { NO_SCRIPT, openPage, PHONE } from '../support/page.ts'

const POST = 'How to Answer Patient Reviews Without Breaking HIPAA'
const PODCAST = 'A podcast for practice owners'
const STILL = { reducedMotion: 'reduce' as const }

/** Marks the document: a load, unlike a swap, does away with it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
const isMarked = (page: Page) => page.locator('html[data-mark]').count()

const mainMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** A link of the test's own at the top of the page. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    link.textContent = 'A link of the test'
    document.querySelector('main')?.prepend(link)
  }, href)
  await page.getByText('A link of the test').click()
}

/** What a document consists of, apart from what scripts do to it. */
const describeDocument = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    head: [...document.head.children].map(({ outerHTML }) => outerHTML).sort(),
    current: [...document.querySelectorAll('[aria-current]')].map((link) => [link.textContent, link.ariaCurrent]),
    main: document.querySelector('main')?.textContent,
  }))

describe('a followed link', () => {
  test.each([
    ['/about', '/services/local-seo'],
    ['/blog', '/blog/answer-patient-reviews-hipaa'],
    ['/locations/florida', '/locations/florida/tampa'],
    ['/terms', '/'],
  ])('from %s to %s gives the document that a load gives', async (from, to) => {
    const page = await openPage()
    await page.goto(to)
    const loaded = await describeDocument(page)
    await page.goto(from)
    await mark(page)
    await page
      .locator(`footer a[href="${to}"], main a[href="${to}"], header a[href="${to}"]`)
      .first()
      .dispatchEvent('click')
    await expect.poll(() => page.title()).toBe(loaded.title)
    expect(await isMarked(page)).toBe(1)
    expect(await describeDocument(page)).toEqual(loaded)
  })

  test.each([
    ['on a wide screen', {}],
    ['on a phone', PHONE],
    ['with less motion', STILL],
  ])('brings one to its top, the focus to its heading, and is announced, %s', async (_, options) => {
    const page = await openPage(options)
    await page.goto('/blog')
    await mark(page)
    const link = page.getByRole('link', { name: POST })
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await heading(page, POST).waitFor()
    expect(await isMarked(page)).toBe(1)
    expect(await heading(page, POST).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.locator('#announcement').textContent()).toBe(POST)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('works by keyboard, and the next Tab goes on from the heading', async () => {
    const page = await openPage()
    await page.goto('/blog')
    await mainMenu(page, 'Podcast').focus()
    await page.keyboard.press('Enter')
    await heading(page, PODCAST).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content')
  })

  test('wakes the islands and the helps of the new page', async () => {
    const page = await openPage()
    await page.goto('/services')
    await mark(page)
    await page.locator('main a[href="/services/local-seo"]').first().click()
    await heading(page, /Local SEO/).waitFor()
    await page.locator('#faq').scrollIntoViewIfNeeded()
    await page.locator('[data-island="Faq"][data-awake]').waitFor()
    await page.locator('.faq summary').nth(1).click()
    await page.locator('.faq summary').nth(2).click()
    expect(await page.locator('.faq details[open]').count()).toBe(1)
    await page.locator('.help-button').first().hover()
    await page.locator('.help:popover-open').waitFor()
    await mainMenu(page, 'Locations').click()
    await page.getByRole('combobox').fill('miami')
    await page.getByRole('option').first().waitFor()
    expect(await isMarked(page)).toBe(1)
  })

  test('closes the menu that it was in', async () => {
    const page = await openPage(PHONE)
    await page.goto('/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('.sheet').getByRole('link', { name: 'Services' }).click()
    await heading(page, /services/i).waitFor()
    expect(await page.locator('.sheet:popover-open').count()).toBe(0)
    expect(await page.locator('main[inert]').count()).toBe(0)
  })

  test('pressed twice leads there once', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mark(page)
    await mainMenu(page, 'Blog').dblclick()
    await heading(page, 'Aesthetic Marketing Blog').waitFor()
    expect(await isMarked(page)).toBe(1)
  })

  test('gives way to the next that is followed before it has come', async () => {
    const page = await openPage()
    await page.goto('/about')
    let release = () => {}
    const later = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/blog', async (route) => {
      await later
      await route.continue()
    })
    await mainMenu(page, 'Blog').click()
    await mainMenu(page, 'Podcast').click()
    await heading(page, PODCAST).waitFor()
    const arrived = page.waitForResponse('**/blog')
    release()
    await (await arrived).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.locator('h1').textContent()).toBe(PODCAST)
    expect(new URL(page.url()).pathname).toBe('/podcast')
  })
})

describe('back and forward', () => {
  test('restore the page and the place', async () => {
    const page = await openPage(STILL)
    await page.goto('/blog')
    await mark(page)
    await page.evaluate(() => scrollTo(0, 500))
    await page.getByRole('link', { name: POST }).dispatchEvent('click')
    await heading(page, POST).waitFor()
    await page.evaluate(() => scrollTo(0, 900))
    await page.goBack()
    await heading(page, 'Aesthetic Marketing Blog').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    await page.goForward()
    await heading(page, POST).waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    expect(await isMarked(page)).toBe(1)
  })
})

describe('a link to where one is', () => {
  test('leads to the top of the page', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mark(page)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page
      .locator('footer a[href="/contact"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.href = '/about'
        link.click()
      })
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await isMarked(page)).toBe(1)
  })

  test.each(['/', '/about'])('to a section, from %s, leads to the section', async (from) => {
    const page = await openPage()
    await page.goto(from)
    await mark(page)
    await mainMenu(page, 'Results').click()
    await expect
      .poll(() => page.locator('#results').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(120)
    expect(await page.locator('#results:target').count()).toBe(1)
    expect(await isMarked(page)).toBe(1)
  })

  test('to an answer opens it', async () => {
    const page = await openPage()
    await page.goto('/about')
    await followLink(page, '/services/local-seo#faq-is-a-blog-needed-to-rank-nearby')
    await page.locator('.faq details[open] #faq-is-a-blog-needed-to-rank-nearby').waitFor()
  })
})

describe('loaded as ever is', () => {
  test('a page that does not exist', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mark(page)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await followLink(page, '/locations/florida/maimi')
    await heading(page, 'Location not found').waitFor()
    expect(await isMarked(page)).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/locations/florida/maimi')
  })

  test('an address that leads to another', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mark(page)
    await page.route('**/old-page', (route) => route.fulfill({ status: 301, headers: { location: '/podcast' } }))
    await followLink(page, '/old-page')
    await heading(page, PODCAST).waitFor()
    expect(await isMarked(page)).toBe(0)
  })

  test('a page of another build', async () => {
    const page = await openPage()
    await page.goto('/about')
    await mark(page)
    await page.route('**/podcast', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/renderer_client\.[\w-]+\.js/, 'renderer_client.other.js')
      await route.fulfill({ response, body })
    })
    await page.route('**/renderer_client.other.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await mainMenu(page, 'Podcast').click()
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-mark'))
    await heading(page, PODCAST).waitFor()
  })

  test('what cannot be fetched', async () => {
    const page = await openPage({ allowProblems: true })
    await page.goto('/about')
    await mark(page)
    await page.route('**/podcast', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort('internetdisconnected'),
    )
    await mainMenu(page, 'Podcast').click()
    await heading(page, PODCAST).waitFor()
    expect(await isMarked(page)).toBe(0)
  })

  test('what is opened in another tab, or downloaded', async () => {
    const page = await openPage()
    await page.goto('/podcast/answer-the-phone')
    await mark(page)
    const tab = page.context().waitForEvent('page')
    await mainMenu(page, 'Blog').click({ modifiers: ['ControlOrMeta'] })
    await (await tab).waitForURL('**/blog')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the audio' }).click()
    expect((await download).suggestedFilename()).toBe('sample.mp3')
    expect(await isMarked(page)).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/podcast/answer-the-phone')
  })

  test.each([
    ['everything without script', NO_SCRIPT, () => {}],
    [
      'everything where the browser has no Navigation API',
      {},
      () => Object.defineProperty(window, 'navigation', { value: undefined }),
    ],
  ])('%s', async (_, options, before) => {
    const page = await openPage(options)
    await page.addInitScript(before)
    await page.goto('/blog')
    const load = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/about'))
    await mainMenu(page, 'About').click()
    await load
    await page.waitForURL('**/about')
  })
})

describe('a page that somebody seems to want', () => {
  const fetchOf = (page: Page, path: string) =>
    page.waitForRequest((request) => request.resourceType() === 'fetch' && request.url().endsWith(path))

  test.each([
    ['by hovering', (page: Page) => mainMenu(page, 'Podcast').hover()],
    ['by its focus', (page: Page) => mainMenu(page, 'Podcast').focus()],
    ['on a map, by hovering', (page: Page) => page.locator('svg a[href="/podcast"]').hover()],
    ['by pressing', (page: Page) => mainMenu(page, 'Podcast').dispatchEvent('pointerdown')],
  ])('is fetched at once, %s', async (_, want) => {
    const page = await openPage()
    await page.goto('/about')
    await page.locator('main').evaluate((main) => {
      main.insertAdjacentHTML('afterbegin', '<svg><a href="/podcast"><rect width="99" height="99"/></a></svg>')
    })
    const fetched = fetchOf(page, '/podcast')
    await want(page)
    await fetched
    expect(new URL(page.url()).pathname).toBe('/about')
  })

  test('is not where the visitor saves data', async () => {
    const page = await openPage()
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const fetched: string[] = []
    page.on('request', (request) => request.resourceType() === 'fetch' && fetched.push(request.url()))
    await page.goto('/about')
    await mainMenu(page, 'Podcast').focus()
    await mainMenu(page, 'Blog').focus()
    // Followed, it is fetched: by then a fetch on focus would have come before it.
    await mainMenu(page, 'Blog').click()
    await heading(page, 'Aesthetic Marketing Blog').waitFor()
    expect(fetched.filter((url) => url.endsWith('/podcast'))).toEqual([])
  })
})

describe.each([
  ['on a wide screen', {}],
  ['on a phone', PHONE],
])('the header, %s', (_, options) => {
  test('yields to who reads on, and returns to who scrolls up', async () => {
    const page = await openPage({ ...options, ...STILL })
    await page.goto('/about')
    const top = () => page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().bottom > 0)
    await page.evaluate(() => scrollTo(0, 800))
    await expect.poll(top).toBe(false)
    await page.evaluate(() => scrollTo(0, 700))
    await expect.poll(top).toBe(true)
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(top).toBe(false)
    // Nor is what has the focus ever out of sight.
    await page.locator('.logo').first().focus()
    await expect.poll(top).toBe(true)
  })
})
