import { describe, expect, test } from 'vitest'
import { INTERNAL_ID } from '../support/internalIds.ts'
import { openPage, PHONE } from '../support/page.ts'
import { onePageOfEachRoute } from '../support/samplePages.ts'

/** Runs in the page. @returns the link targets that lead to different places, depending on where the visitor comes from. */
function unstableTargets(internal: string): string[] {
  const isInternal = new RegExp(internal)
  const targets = [...document.querySelectorAll('[id]')].filter(
    (target) => target.checkVisibility() && !isInternal.test(target.id),
  )
  const landingFrom = (start: number, target: Element) => {
    scrollTo({ top: start, behavior: 'instant' })
    target.scrollIntoView({ behavior: 'instant' })
    return Math.round(target.getBoundingClientRect().top)
  }
  const isSticky = (element: Element | null): boolean => {
    if (!element) return false
    const { position, top, bottom } = getComputedStyle(element)
    return (position === 'sticky' && (top !== 'auto' || bottom !== 'auto')) || isSticky(element.parentElement)
  }
  return targets.flatMap((target) => {
    const above = landingFrom(0, target)
    const below = landingFrom(document.body.scrollHeight, target)
    if (isSticky(target)) return [`#${target.id} is sticky`]
    return Math.abs(above - below) > 1 ? [`#${target.id}: ${above} from above, ${below} from below`] : []
  })
}

describe.each([
  ['a wide screen', {}],
  ['a phone', PHONE],
])('links to a part of a page, on %s', (_, options) => {
  test('lead to the same place from everywhere on the page', async () => {
    const page = await openPage(options)
    const unstable: string[] = []
    for (const path of onePageOfEachRoute()) {
      await page.goto(path)
      const targets = await page.evaluate(unstableTargets, INTERNAL_ID.source)
      unstable.push(...targets.map((target) => path + target))
    }
    expect(unstable).toEqual([])
  })
})

test.each([
  ['/services/local-seo', 'faq'],
  ['/locations', 'states'],
  ['/blog/first-post', 'page-takeaways'],
  ['/about', 'values'],
])('the heading of %s#%s is below the header for visitors who come from the end of the page', async (path, id) => {
  const page = await openPage()
  await page.goto(path)
  const header = await page.locator('.site-header').evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)
  const top = await page.locator(`#${id}`).evaluate((target) => {
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    target.scrollIntoView({ behavior: 'instant' })
    const heading = target.matches('h2') ? target : target.querySelector('h2')
    return heading?.getBoundingClientRect().top
  })
  expect(top).toBeGreaterThanOrEqual(header)
  expect(top).toBeLessThan(2 * header)
})
