import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { serve } from '../../scripts/serve/serve.ts'
import { overflow } from '../support/overflow.ts'
import { openPage } from '../support/page.ts'
import { copyProject, runIn } from '../support/projectCopy.ts'

/** A copy of this very project, in which an engineer makes a collection and changes nothing of what was written. */
const project = copyProject()
afterAll(() => rmSync(project, { recursive: true, force: true }))

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts']
/** Of the tests that need no site: those that ask something of every collection, or read what the generator has extended. */
const ASKING = ['tests/structure', 'tests/renderer/model/schedule.test.ts', 'tests/scripts/contentModel.test.ts']

beforeAll(() => {
  // What is learned of a project without the collection must not be believed afterwards.
  run(...VITEST, '--project', 'unit', ...ASKING)
  run('scripts/run.js', 'new', 'collection', 'Case Studies', '--singular', 'case study')
  run('scripts/run.js', 'reference')
  linkFromFooter({ label: 'Case Studies', to: '/case-studies' })
  run('scripts/run.js', 'prerender', '--out', 'dist')
})

const run = (...args: string[]) => runIn(project, ...args)

/** The build refuses pages that no link leads to. */
function linkFromFooter(link: { label: string; to: string }): void {
  const file = join(project, 'content/navigation.yaml')
  const menus = parseDocument(readFileSync(file, 'utf8'))
  menus.addIn(['footer', 'groups', 0, 'links'], menus.createNode(link))
  writeFileSync(file, String(menus))
}

describe('a collection that `npm run new` has made, as it is', () => {
  test.each([
    ['the check', ['scripts/run.js', 'check']],
    ['the compiler', ['node_modules/typescript/bin/tsc', '--checkers', '1']],
    ['the linter', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']],
    ['the tests that ask something of all collections', [...VITEST, '--project', 'unit', ...ASKING]],
    ['the contract', [...VITEST, '--project', 'contract']],
  ])('passes %s', (_, args) => void run(...args))

  test('has its row in the guide’s table of what is where', () => {
    const guide = readFileSync(join(project, 'content/README.md'), 'utf8')
    const [, table = ''] = /\n## What is where\n(.*?)\n## /s.exec(guide) ?? []
    expect(table).toContain('| a case study | `case-studies/` |\n')
  })
})

describe('its pages have room for their text and nothing beside it', () => {
  let served: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    served = await serve({ folder: join(project, 'dist'), port: 0 })
  })
  afterAll(() => void served.server.close())

  /** The narrowest that a text may be, in its own em: a phone's column, and two thirds of a line that reads well. */
  test.each([
    { width: 360, least: 18 },
    { width: 768, least: 30 },
    { width: 1280, least: 30 },
  ])('$width pixels wide', async ({ width, least }) => {
    const page = await openPage({ viewport: { width, height: 900 }, baseURL: served.address })
    for (const [address, texts] of [
      ['/case-studies', 'main .rows :is(h2, p)'],
      ['/case-studies/first', 'main .prose p'],
    ] as const) {
      await page.goto(address)
      expect(await overflow(page)).toBe(0)
      const widths = await page
        .locator(texts)
        .evaluateAll((all) =>
          all.map(
            (text) => text.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(document.body).fontSize),
          ),
        )
      expect(widths.length).toBeGreaterThan(0)
      expect(Math.min(...widths), `${address} in em`).toBeGreaterThan(least)
    }
  })
})
