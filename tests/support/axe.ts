import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs axe and returns the violated rules. `findLowContrast` checks the contrast of text three times as fast. */
export async function runAxeWithoutTextContrast(page: Page, ...parts: string[]): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (parts) => {
    const axe = (window as unknown as { axe: typeof Axe }).axe
    axe.configure({ rules: [{ id: 'color-contrast', selector: 'input, select, textarea' }] })
    const options = { iframes: false, resultTypes: ['violations' as const] }
    const { violations } = await (parts.length > 0 ? axe.run(parts, options) : axe.run(options))
    return violations.map(({ id, nodes }) => `${location.pathname} ${id}: ${nodes[0]?.html}`)
  }, parts)
}
