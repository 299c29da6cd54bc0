import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { copyProject, runInFolder } from '../support/programs.ts'

const project = copyProject()

const VITEST_COMMAND = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts']
const COLLECTION_TESTS = ['tests/structure', 'tests/renderer/model/schedule.test.ts']

beforeAll(() => {
  // Fill the caches to detect outdated results.
  run(...VITEST_COMMAND, '--project', 'unit', ...COLLECTION_TESTS)
  const title = '“Case Studies”: "The Best"'
  run('scripts/run.js', 'new', 'collection', title, '--singular', 'case study', '--slug', 'case-studies')
  run('scripts/run.js', 'reference')
  linkFromFooter({ label: 'Case Studies', to: '/case-studies' })
  run('scripts/run.js', 'build', '--out', 'dist')
})

const run = (...args: string[]) => runInFolder(project, ...args)

function linkFromFooter(link: { label: string; to: string }): void {
  const file = join(project, 'content/navigation.yaml')
  const navigation = parseDocument(readFileSync(file, 'utf8'))
  navigation.addIn(['footer', 'groups', 0, 'links'], navigation.createNode(link))
  writeFileSync(file, String(navigation))
}

test.each([
  ['the compiler', ['node_modules/typescript/bin/tsc', '--checkers', '1']],
  ['the linter', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']],
  ['the tests of all collections', [...VITEST_COMMAND, '--project', 'unit', ...COLLECTION_TESTS]],
  ['the contract tests', [...VITEST_COMMAND, '--project', 'contract']],
])('a new collection passes %s', (_, args) => void run(...args))

test('a new collection passes the check', () => {
  // The check's only remark is about the sample text.
  expect(run('scripts/run.js', 'check').match(/\S*case-studies\S*/g)).toEqual(['content/case-studies/first.mdx:10:1'])
})
