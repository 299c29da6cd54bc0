import { describe, expect, inject, test } from 'vitest'
import { visiting } from '../support/engines/visiting.ts'

const SERVICE = '/services/local-seo'
/** More than any page has before its end. */
const MOST = 90

// Chromium in every run; Firefox and WebKit by `npm run test:browsers`.
describe.each(inject('engines'))('in %s', (engine) => {
  const group = visiting(engine)

  /** Tabs to an element, and says whether its focus was seen all the way. */
  async function tabTo(selector: string): Promise<boolean> {
    let isSeen = true
    for (let count = 0; count < MOST; count += 1) {
      await group.page.press('Tab')
      const { isThere, isRinged } = await group.page.run((wanted: string) => {
        const focus = document.activeElement ?? document.body
        const { outlineStyle } = getComputedStyle(focus)
        return { isThere: focus.matches(wanted), isRinged: outlineStyle !== 'none' || focus.closest('svg') !== null }
      }, selector as never)
      isSeen &&= isRinged
      if (isThere) return isSeen
    }
    throw new Error(`No key leads to ${selector}.`)
  }

  test('the keyboard alone leads the main way, and what has the focus is seen', async () => {
    await group.page.open('/')
    expect(await tabTo('.skip')).toBe(true)
    expect(await tabTo('nav a[href="/services"]')).toBe(true)
    await group.page.press('Enter')
    await group.page.shows('/services')
    expect(await tabTo(`main a[href="${SERVICE}"]`)).toBe(true)
    await group.page.press('Enter')
    await group.page.shows(SERVICE)
    expect(await tabTo('.faq summary')).toBe(true)
    await group.page.press('Enter')
    await group.page.is('.faq details[open]').toBe(true)
    expect(await tabTo('main a[href^="/contact"]')).toBe(true)
    await group.page.press('Enter')
    await group.page.shows('/contact')
    expect(await group.page.errors()).toEqual([])
  })

  test.each(['/', SERVICE, '/locations/kentucky', '/contact'])('%s fits a narrow window', async (path) => {
    await group.visitor.resize(480, 700)
    await group.page.open(path)
    const wider = await group.page.run(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider).toBe(0)
    await group.visitor.resize(1280, 900)
  })
})
