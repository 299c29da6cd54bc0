import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pageOf } from '../support/engines/page.ts'
import { visit } from '../support/engines/visit.ts'
import type { Visitor } from '../support/engines/visitor.ts'
import { EPISODE } from '../support/player.ts'

const SERVICE = '/services/local-seo'

// Chromium in every run; Firefox and WebKit by `npm run test:browsers`.
describe.each(inject('engines'))('in %s', (engine) => {
  let visitor: Visitor
  let page: ReturnType<typeof pageOf>
  beforeAll(async () => {
    visitor = await visit(engine)
    page = pageOf(visitor)
    await visitor.resize(1280, 900)
  })
  afterAll(() => visitor?.close())

  test('the main way leads from home by a service and its prices to the call, and back', async () => {
    await page.open('/')
    await page.click('nav a[href="/services"]')
    await page.shows('/services')
    await page.click(`main a[href="${SERVICE}"]`)
    await page.shows(SERVICE)
    await page.is('#pricing').toBe(true)
    await page.click('main a[href="/contact"]')
    await page.shows('/contact')
    await visitor.back()
    await page.shows(SERVICE)
    await visitor.back()
    await page.shows('/services')
    expect(await page.errors()).toEqual([])
  })

  test('the menu opens by press and by keys, and closes on Escape', async () => {
    await page.open('/about')
    await page.click('header summary')
    await page.is('header details[open]').toBe(true)
    await page.press('Escape')
    await page.is('header details[open]').toBe(false)
    await page.press('ArrowDown')
    await page.is('header details[open] a:focus').toBe(true)
    await page.press('Escape')
    expect(await page.errors()).toEqual([])
  })

  test('the sheet of a small screen closes by a link to where one is', async () => {
    await visitor.resize(520, 900)
    await page.open('/')
    await page.click('header button', 'Sheet open')
    await page.click('[role=dialog] a', 'Results')
    await page.is('[role=dialog]').toBe(false)
    expect(await page.run(() => document.querySelector('main')?.inert)).toBe(false)
    await visitor.resize(1280, 900)
    expect(await page.errors()).toEqual([])
  })

  test('the finder finds what is misspelt, and again what one comes back to', async () => {
    await page.open('/locations')
    await page.click('[role=combobox]')
    await page.press(...'tuscalosa')
    await page.is('[role=option]', 'Tuscaloosa').toBe(true)
    await page.press('Tab')
    await page.is('[role=option]').toBe(false)
    await page.click('[role=combobox]')
    await page.is('[role=option]', 'Tuscaloosa').toBe(true)
    await page.press('ArrowDown', 'Enter')
    await page.shows('/locations/alabama/tuscaloosa')
    expect(await page.errors()).toEqual([])
  })

  test('questions open one at a time, and stay under the mouse', async () => {
    // So low that what closes is out of sight: in view, it may move what lies below it.
    await visitor.resize(1280, 400)
    await page.open(SERVICE)
    await page.run(() => document.querySelector('#faq')?.scrollIntoView({ behavior: 'instant' }))
    await page.is('[data-island=Faq][data-awake]').toBe(true)
    await page.click('[data-island=Faq] details:first-child summary')
    await page.is('[data-island=Faq] details:first-child[open]').toBe(true)
    const top = () =>
      page.run(() => document.querySelector('[data-island=Faq] details:nth-child(5)')?.getBoundingClientRect().top ?? 0)
    await page.hover('[data-island=Faq] details:nth-child(5) summary')
    const before = await top()
    await page.click('[data-island=Faq] details:nth-child(5) summary')
    await page.is('[data-island=Faq] details:nth-child(5)[open]').toBe(true)
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
    await page.is('[data-island=Faq] details:first-child[open]').toBe(false)
    await visitor.resize(1280, 900)
    expect(await page.errors()).toEqual([])
  })

  test('the help of a price stands beside its button', async () => {
    await page.open(SERVICE)
    await page.hover('[popovertarget^=help-]')
    await page.is('[popover][id^=help-]:popover-open').toBe(true)
    const gap = await page.run(() => {
      const help = document.querySelector('[popover][id^=help-]:popover-open')
      const button = document.querySelector(`[popovertarget="${help?.id}"]`)
      if (!help || !button || !CSS.supports('position-area', 'block-end')) return 0
      const [a, b] = [help.getBoundingClientRect(), button.getBoundingClientRect()]
      return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)
    })
    expect(gap).toBeLessThan(24)
    await page.press('Escape')
    await page.is('[popover][id^=help-]:popover-open').toBe(false)
    expect(await page.errors()).toEqual([])
  })

  test('an episode begins where its link says, plays on beside other pages, and its sliders answer to keys', async () => {
    await page.open(`${EPISODE}?t=25`)
    await page.run(() => document.querySelector('[data-island=Player]')?.scrollIntoView({ behavior: 'instant' }))
    await page.is('[data-island=Player][data-awake]').toBe(true)
    await page.is('[data-island=Player]', '0:25').toBe(true)
    const volume = () => page.run(() => document.querySelector<HTMLInputElement>('input[name=volume]')?.valueAsNumber)
    await page.run(() => document.querySelector<HTMLInputElement>('input[name=volume]')?.focus())
    await page.press('ArrowLeft', 'ArrowLeft', 'ArrowLeft')
    await expect.poll(volume).toBeCloseTo(0.85)
    await page.click('[data-island=Player] button', 'Player play')
    // Where the system has no decoder for it, the player says so, and the rest cannot be seen. Chromium brings its own.
    const outcome = () =>
      page.run(() => {
        const time = document.querySelector('audio')?.currentTime ?? 0
        const says = document.querySelector('[data-island=Player]')?.textContent ?? ''
        return time > 25 ? 'plays' : says.includes('Player error') ? 'cannot play' : time
      })
    await expect.poll(outcome).toEqual(engine === 'chromium' ? 'plays' : expect.any(String))
    if ((await outcome()) !== 'plays') return
    await page.click('nav a[href="/blog"]')
    await page.shows('/blog')
    await page.is('section', 'Player label').toBe(true)
    const isOn = () => page.run(() => (document.querySelector('audio')?.currentTime ?? 0) >= 25)
    await expect.poll(isOn).toBe(true)
    expect(await page.errors()).toEqual([])
  })

  test('a mistyped address shows its view, and the page that was meant', async () => {
    await page.open('/locations/kentucky/luisville')
    await page.is('h1', 'Location not found').toBe(true)
    await page.is('[data-suggestion] a[href="/locations/kentucky/louisville"]').toBe(true)
    expect(await page.errors()).toEqual([])
  })
})
