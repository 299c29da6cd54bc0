import { describe, expect, inject, test } from 'vitest'
import { visiting } from '../support/engines/visiting.ts'
import { SHORT, serveTall, TALL } from '../support/tallSite.ts'

/** Where each page is left. */
const WAY = [...TALL.map((path, index) => ({ path, top: [7178, 3000, 9799][index] ?? 0 })), { path: SHORT, top: 600 }]

// Chromium in every run; Firefox and WebKit by `npm run test:browsers`.
describe.each(inject('engines'))('in %s', (engine) => {
  const group = visiting(engine)

  const place = () => group.page.run(() => scrollY)
  const comesTo = (top: number) => expect.poll(async () => Math.abs((await place()) - top)).toBeLessThan(2)
  const scroll = (top: number) =>
    group.page.run((to: number) => scrollTo({ top: to, behavior: 'instant' }), top as never)
  /** Each leaves the page a moment later, and says where it was. */
  const travel = (pages: number) =>
    group.page.run((by: number) => {
      setTimeout(() => history.go(by))
      return scrollY
    }, pages as never)
  const follow = (path: string) =>
    group.page.run((to: string) => {
      const link = document.createElement('a')
      link.href = to
      document.querySelector('main')?.append(link)
      setTimeout(() => link.click())
      return scrollY
    }, path as never)

  test('back and forward keep the place, on tall pages and short ones, however often', async () => {
    const left: number[] = []
    await group.visitor.open((await serveTall()) + TALL[0])
    for (const [index, { path, top }] of WAY.entries()) {
      await group.page.shows(path)
      await comesTo(0)
      await scroll(top)
      await comesTo(top)
      left[index] = await (index + 1 < WAY.length ? follow(WAY[index + 1]?.path ?? '') : travel(-1))
    }
    let at = WAY.length - 2
    for (const step of [-1, -1, 1, 1, 1, -1, -1, -1]) {
      await group.page.shows(WAY[at]?.path ?? '')
      await comesTo(left[at] ?? 0)
      left[at] = await travel(step)
      at += step
    }
  })
})
