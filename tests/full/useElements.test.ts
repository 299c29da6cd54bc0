import { expect, test } from 'vitest'
import { listOnePagePerRoute } from '../support/fixturePages.ts'
import { openPage } from '../support/page.ts'

// Browsers draw a black shape if the target’s styles don’t apply to its copy.
test('draws <use> elements like their targets', async () => {
  const page = await openPage()
  for (const path of listOnePagePerRoute()) {
    await page.goto(path)
    const fills = await page.evaluate(() =>
      [...document.querySelectorAll('use')].map((use) => {
        const target = document.querySelector(use.href.baseVal)
        // Copy the target to get the styles that apply here.
        const clone = target?.cloneNode(true) as Element
        use.after(clone)
        const paths = [target, clone].map((element) => element?.querySelector('path'))
        return paths.map((path) => path && getComputedStyle(path).fill)
      }),
    )
    expect(fills, path).not.toEqual([])
    expect(
      fills.filter(([targetFill, cloneFill]) => !targetFill || targetFill !== cloneFill),
      path,
    ).toEqual([])
  }
})
