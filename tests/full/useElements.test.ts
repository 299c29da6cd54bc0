import { expect, test } from 'vitest'
import { listOnePagePerRoute } from '../support/fixturePages.ts'
import { openPage } from '../support/page.ts'

// Browsers draw a black shape if the target’s styles don’t apply to its copy.
test('draws <use> elements like their targets', async () => {
  const page = await openPage()
  for (const path of listOnePagePerRoute()) {
    await page.goto(path)
    const drawings = await page.evaluate(() =>
      [...document.querySelectorAll('use')]
        .filter((use) => use.ownerSVGElement?.checkVisibility())
        .map((use) => {
          const target = document.querySelector<SVGGraphicsElement>(use.href.baseVal)
          // Copy the target to get the styles that apply here.
          const [targetPath] = target?.querySelectorAll('path') ?? []
          const clone = target?.cloneNode(true)
          if (clone) use.ownerSVGElement?.append(clone)
          const clonedPath = clone instanceof Element ? clone.querySelector('path') : undefined
          const { width, height } = use.getBoundingClientRect()
          const fills = [targetPath, clonedPath].map((path) => path && getComputedStyle(path).fill)
          return { isVisible: width > 0 && height > 0, hasSameFill: targetPath !== undefined && fills[0] === fills[1] }
        }),
    )
    expect(drawings, path).not.toEqual([])
    expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))), path).toEqual(
      new Set([JSON.stringify({ isVisible: true, hasSameFill: true })]),
    )
  }
})
