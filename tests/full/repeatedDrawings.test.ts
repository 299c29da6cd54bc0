import { expect, test } from 'vitest'
import { openPage } from '../support/page.ts'
import { onePageOfEachRoute } from '../support/samplePages.ts'

// Browsers draw nothing for a missing target, and a black shape if the target’s styles don’t apply.
test('a repeated drawing (<use>) is visible and looks like the original', async () => {
  const page = await openPage()
  for (const path of onePageOfEachRoute()) {
    await page.goto(path)
    const again = await page.evaluate(() =>
      [...document.querySelectorAll('use')]
        .filter((use) => use.ownerSVGElement?.checkVisibility())
        .map((use) => {
          const target = document.querySelector<SVGGraphicsElement>(use.href.baseVal)
          // Copy the target next to the `use`, so its original ancestors’ styles don’t apply.
          const [first] = target?.querySelectorAll('path') ?? []
          const alone = target?.cloneNode(true)
          if (alone) use.ownerSVGElement?.append(alone)
          const copy = alone instanceof Element ? alone.querySelector('path') : undefined
          const { width, height } = use.getBoundingClientRect()
          const styles = [first, copy].map((path) => path && getComputedStyle(path).fill)
          return { isSeen: width > 0 && height > 0, isAlike: first !== undefined && styles[0] === styles[1] }
        }),
    )
    expect(again, path).not.toEqual([])
    expect(new Set(again.map((each) => JSON.stringify(each))), path).toEqual(
      new Set([JSON.stringify({ isSeen: true, isAlike: true })]),
    )
  }
})
