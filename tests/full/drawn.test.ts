import { describe, expect, test } from 'vitest'
import { MOVING, openPage } from '../support/page.ts'
import { recordShifts, shiftsSoFar } from '../support/shifts.ts'

const PAGES = ['/', '/industries', '/locations', '/locations/kentucky', '/locations/kentucky/louisville']

/** What moves by itself, once: that of scrolling moves as one scrolls. Milliseconds. */
const timed = () =>
  document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .map((animation) => {
      const { effect } = animation as CSSAnimation
      const { delay = 0, duration = 0, iterations = 1 } = effect?.getTiming() ?? {}
      const target = (effect as KeyframeEffect).target
      return {
        name: (animation as CSSAnimation).animationName,
        delay: Number(delay),
        duration: Number(duration),
        iterations: Number(iterations),
        properties: (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
        target: `${target?.parentElement?.getAttribute('class')} ${target?.localName}`,
      }
    })

test('the line of the home page draws itself once, to a light that is there from the first', async () => {
  const page = await openPage(MOVING)
  // As long as it lasts: the window is told before the first frame.
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('.calming-line svg').first().waitFor({ state: 'attached' })
  const animations = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.calming-line svg, .calming-line .lume')].map((part) => {
        const { animationName, animationDuration, animationDelay, animationIterationCount } = getComputedStyle(part)
        return [animationName, animationDuration, animationDelay, animationIterationCount].join(' ')
      }),
    )
  // Once the sheet has come.
  await expect.poll(async () => new Set(await animations())).toEqual(new Set(['draw 0.5s 0s 1', 'none 0s 0s 1']))
})

describe('with less motion', () => {
  test('nothing moves by itself, no line waits to be drawn, and nothing shifts', async () => {
    // What moves as fonts come is another test's: they come before or after the first paint, as the machine is at work.
    const page = await openPage({ allowProblems: /ERR_FAILED/ })
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(recordShifts)
    for (const path of PAGES) {
      await page.goto(path)
      expect(await page.evaluate(timed), path).toEqual([])
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      expect(await page.evaluate(shiftsSoFar), path).toBeLessThan(0.001)
      const waiting = await page.evaluate(
        () =>
          [...document.querySelectorAll('main svg, .lume')].filter((part) => getComputedStyle(part).opacity === '0')
            .length,
      )
      expect(waiting, path).toBe(0)
    }
  })
})
