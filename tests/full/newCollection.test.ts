import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { parseDocument } from 'yaml'
import { copyProject, runIn } from '../support/projectCopy.ts'

const project = copyProject()
afterAll(() => rmSync(project, { recursive: true, force: true }))

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts']
/** Tests that read all collections or generated files. */
const ASKING = ['tests/structure', 'tests/renderer/model/schedule.test.ts', 'tests/scripts/contentModel.test.ts']

beforeAll(() => {
  // Fill the caches first, so that outdated results would fail the tests below.
  run(...VITEST, '--project', 'unit', ...ASKING)
  run('scripts/run.js', 'new', 'collection', 'Case Studies', '--singular', 'case study')
  run('scripts/run.js', 'reference')
  linkFromFooter({ label: 'Case Studies', to: '/case-studies' })
  run('scripts/run.js', 'prerender', '--out', 'dist')
})

const run = (...args: string[]) => runIn(project, ...args)

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
})
