import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { withoutWhole } from '../../renderer/markup/wholeWords.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { violationsOf } from '../support/axe.ts'
import { shown } from '../support/navigation.ts'
import { openPage } from '../support/page.ts'
import { runWarm } from '../support/programs.ts'
import { withoutOrigins } from '../support/withoutOrigins.ts'

const BASE = 'https://github.com/owner/site/edit/main/content'
const PREVIEW = '.cache/fixture-site/preview'
const CONTENT = '.cache/fixture-site/content'

const filesIn = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(end))

const textOf = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

describe('a preview that can be edited', () => {
  beforeAll(async () => {
    const { code, output } = await runWarm('prerender', '--content', CONTENT, '--out', PREVIEW, '--editable', BASE)
    if (code !== 0) throw new Error(output)
  })

  test('is the site, byte by byte, but for what leads to the texts; and the site has nothing of that', () => {
    const site = inject('fixtureFolder')
    const pages = filesIn(site, '.html')
    expect(filesIn(PREVIEW, '.html')).toEqual(pages)
    for (const path of pages) {
      const page = textOf(PREVIEW, path)
      expect(page).toContain('data-origins')
      expect(withoutOrigins(page)).toBe(withoutWhole(textOf(site, path)))
    }
    const traces = /data-origins|page-info|editing-(?:tools|forms)|[\ue000-\uf8ff]/
    for (const path of [...pages, ...filesIn(site, '.js'), ...filesIn(site, '.css')])
      expect(traces.exec(textOf(site, path)), path).toBeNull()
  })

  test('leads from each text to its line in the host’s editor, under the site’s security policy', async () => {
    const { server, address } = await serve({ folder: PREVIEW, port: 0 })
    onTestFinished(() => void server.close())
    // Forms of whole files write into the disk: development alone has them.
    expect((await fetch(`${address}/edit`)).status).toBe(404)
    const page = await openPage()
    await page.goto(`${address}/services/paid-media`)
    await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
    const title = page.getByRole('link', { name: 'Edit “Paid Media”, services/paid-media.yaml, line 2' }).first()
    expect(await title.getAttribute('href')).toBe(`${BASE}/services/paid-media.yaml#L2`)
    await page.getByRole('button', { name: 'This page' }).press('Enter')
    const panel = page.getByRole('complementary', { name: 'This page' })
    expect(await panel.getByRole('link', { name: 'Description' }).getAttribute('href')).toMatch(/paid-media\.yaml#L5$/)
    expect(await violationsOf(page, 'editing-tools')).toEqual([])
    await panel.getByRole('button', { name: 'Close' }).press('Enter')
    await page.getByRole('button', { name: 'Done' }).press('Enter')

    await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
    // The address comes before the page, whose tools are others.
    await shown(page, '/about')
    await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
    await page.locator('editing-tools a[href*="/pages/about.yaml#L"]').first().waitFor()
  })
})
