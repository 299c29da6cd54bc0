import { expect, test } from 'vitest'
import { openPage } from '../support/page.ts'
import { onePageOfEachRoute } from '../support/samplePages.ts'

// A `use` whose target is missing draws nothing; one outside of what the target's sheet asks for is a black wedge.
test('a repeated drawing (<use>) is visible and looks like the original', async () => {
  const page = await openPage()
  for (const path of onePageOfEachRoute()) {
    await page.goto(path)
    const again = await page.evaluate(() =>
      // Not those of the phones' closed menu.
      [...document.querySelectorAll('use')]
        .filter((use) => use.ownerSVGElement?.checkVisibility())
        .map((use) => {
          const target = document.querySelector<SVGGraphicsElement>(use.href.baseVal)
          // Outside of the drawing that it stands in first, where that one's own rules do not hold.
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
