import { describe, expect, inject, test } from 'vitest'
import { visiting } from '../support/engines/visiting.ts'
import { EPISODE } from '../support/player.ts'

const SERVICE = '/services/local-seo'

// Chromium in every run; Firefox and WebKit by `npm run test:browsers`.
describe.each(inject('engines'))('in %s', (engine) => {
  const group = visiting(engine)

  test('the main way leads from home by a service and its prices to the call, and back', async () => {
    await group.page.open('/')
    await group.page.click('nav a[href="/services"]')
    await group.page.shows('/services')
    await group.page.click(`main a[href="${SERVICE}"]`)
    await group.page.shows(SERVICE)
    await group.page.is('#pricing').toBe(true)
    await group.page.click('main a[href="/contact"]')
    await group.page.shows('/contact')
    await group.visitor.back()
    await group.page.shows(SERVICE)
    await group.visitor.back()
    await group.page.shows('/services')
    expect(await group.page.errors()).toEqual([])
  })

  test('the menu opens by press and by keys, and closes on Escape', async () => {
    await group.page.open('/about')
    await group.page.click('header summary')
    await group.page.is('header details[open]').toBe(true)
    await group.page.press('Escape')
    await group.page.is('header details[open]').toBe(false)
    await group.page.press('ArrowDown')
    await group.page.is('header details[open] a:focus').toBe(true)
    await group.page.press('Escape')
    expect(await group.page.errors()).toEqual([])
  })

  test('the sheet of a small screen closes by a link to where one is', async () => {
    await group.visitor.resize(520, 900)
    await group.page.open('/')
    await group.page.click('header button', 'Sheet open')
    await group.page.click('[role=dialog] a', 'Results')
    await group.page.is('[role=dialog]').toBe(false)
    expect(await group.page.run(() => document.querySelector('main')?.inert)).toBe(false)
    await group.visitor.resize(1280, 900)
    expect(await group.page.errors()).toEqual([])
  })

  test('the finder finds what is misspelt, and again what one comes back to', async () => {
    await group.page.open('/locations')
    await group.page.click('[role=combobox]')
    await group.page.press(...'tuscalosa')
    await group.page.is('[role=option]', 'Tuscaloosa').toBe(true)
    await group.page.press('Tab')
    await group.page.is('[role=option]').toBe(false)
    await group.page.click('[role=combobox]')
    await group.page.is('[role=option]', 'Tuscaloosa').toBe(true)
    await group.page.press('ArrowDown', 'Enter')
    await group.page.shows('/locations/alabama/tuscaloosa')
    expect(await group.page.errors()).toEqual([])
  })

  test('questions open one at a time, and stay under the mouse', async () => {
    // So low that what closes is out of sight: in view, it may move what lies below it.
    await group.visitor.resize(1280, 400)
    await group.page.open(SERVICE)
    await group.page.run(() => document.querySelector('#faq')?.scrollIntoView({ behavior: 'instant' }))
    await group.page.is('[data-island=Faq][data-awake]').toBe(true)
    await group.page.click('[data-island=Faq] details:first-child summary')
    await group.page.is('[data-island=Faq] details:first-child[open]').toBe(true)
    const top = () =>
      group.page.run(
        () => document.querySelector('[data-island=Faq] details:nth-child(5)')?.getBoundingClientRect().top ?? 0,
      )
    await group.page.hover('[data-island=Faq] details:nth-child(5) summary')
    const before = await top()
    await group.page.click('[data-island=Faq] details:nth-child(5) summary')
    await group.page.is('[data-island=Faq] details:nth-child(5)[open]').toBe(true)
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
    await group.page.is('[data-island=Faq] details:first-child[open]').toBe(false)
    await group.visitor.resize(1280, 900)
    expect(await group.page.errors()).toEqual([])
  })

  test('the help of a price stands beside its button', async () => {
    await group.page.open(SERVICE)
    await group.page.hover('[popovertarget^=help-]')
    await group.page.is('[popover][id^=help-]:popover-open').toBe(true)
    const gap = await group.page.run(() => {
      const help = document.querySelector('[popover][id^=help-]:popover-open')
      const button = document.querySelector(`[popovertarget="${help?.id}"]`)
      if (!help || !button || !CSS.supports('position-area', 'block-end')) return 0
      const [a, b] = [help.getBoundingClientRect(), button.getBoundingClientRect()]
      return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)
    })
    expect(gap).toBeLessThan(24)
    await group.page.press('Escape')
    await group.page.is('[popover][id^=help-]:popover-open').toBe(false)
    expect(await group.page.errors()).toEqual([])
  })

  test('an episode begins where its link says, goes on beside other pages, and its sliders answer to keys', async () => {
    await group.page.open(`${EPISODE}?t=25`)
    await group.page.run(() => document.querySelector('[data-island=Player]')?.scrollIntoView({ behavior: 'instant' }))
    await group.page.is('[data-island=Player][data-awake]').toBe(true)
    await group.page.is('[data-island=Player]', '0:25').toBe(true)
    const volume = () =>
      group.page.run(() => document.querySelector<HTMLInputElement>('input[name=volume]')?.valueAsNumber)
    await group.page.run(() => document.querySelector<HTMLInputElement>('input[name=volume]')?.focus())
    await group.page.press('ArrowLeft', 'ArrowLeft', 'ArrowLeft')
    await expect.poll(volume).toBeCloseTo(0.85)
    await group.page.click('[data-island=Player] button', 'Player play')
    // Where the system has no decoder for it, the player says so, and the rest cannot be seen. Chromium brings its own.
    const outcome = () =>
      group.page.run(() => {
        const time = document.querySelector('audio')?.currentTime ?? 0
        const says = document.querySelector('[data-island=Player]')?.textContent ?? ''
        return time > 25 ? 'plays' : says.includes('Player error') ? 'cannot play' : time
      })
    await expect.poll(outcome).toEqual(engine === 'chromium' ? 'plays' : expect.any(String))
    if ((await outcome()) !== 'plays') return
    await group.page.click('nav a[href="/blog"]')
    await group.page.shows('/blog')
    await group.page.is('section', 'Player label').toBe(true)
    const isOn = () => group.page.run(() => (document.querySelector('audio')?.currentTime ?? 0) >= 25)
    await expect.poll(isOn).toBe(true)
    expect(await group.page.errors()).toEqual([])
  })

  test('a mistyped address shows its view, and the page that was meant', async () => {
    await group.page.open('/locations/kentucky/luisville')
    await group.page.is('h1', 'Location not found').toBe(true)
    await group.page.is('[data-suggestion] a[href="/locations/kentucky/louisville"]').toBe(true)
    expect(await group.page.errors()).toEqual([])
  })
})
