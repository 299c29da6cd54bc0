import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Lays axe into every document that a page loads from now on. Half a megabyte is sent once, and not with each of them: of
 * the time that it takes, nine parts in ten are the way into the browser.
 */
export const layAxe = (page: Page) => page.addInitScript(axe)

/**
 * What axe objects to in a page as it is: the rule, and the first element that breaks it. The contrast of texts is left to
 * `weakTexts`, of which axe would say a part again in a third of its time; not that of fields, whose words are no text of the document.
 * What was found is put into words in the page: all that axe tells of it is a hundred times as long.
 * @param parts selectors of the parts to look at, where a page that was looked at has changed in them alone.
 */
export async function violationsBesideTexts(page: Page, ...parts: string[]): Promise<string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe)
  return page.evaluate(async (parts) => {
    const axe = (window as unknown as { axe: typeof Axe }).axe
    axe.configure({ rules: [{ id: 'color-contrast', selector: 'input, select, textarea' }] })
    const options = { iframes: false, resultTypes: ['violations' as const] }
    const { violations } = await (parts.length > 0 ? axe.run(parts, options) : axe.run(options))
    return violations.map(({ id, nodes }) => `${location.pathname} ${id}: ${nodes[0]?.html}`)
  }, parts)
}
