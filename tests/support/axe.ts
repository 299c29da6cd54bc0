import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Lays axe into every document that a page loads from now on. Half a megabyte is sent once, and not with each of them: of
 * the time that it takes, nine parts in ten are the way into the browser.
 */
export const layAxe = (page: Page) => page.addInitScript(axe)

/**
 * What axe objects to in a page as it is: the rule, and the first element that breaks it.
 * @param parts selectors of the parts to look at, where a page that was looked at has changed in them alone.
 */
export async function violationsOf(page: Page, ...parts: string[]): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe)
  const part = parts.length > 0 ? `${JSON.stringify(parts)}, ` : ''
  const options = "{ iframes: false, resultTypes: ['violations'] }"
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${part}${options})`)
  return violations.map(({ id, nodes }) => `${new URL(page.url()).pathname} ${id}: ${nodes[0]?.html}`)
}
