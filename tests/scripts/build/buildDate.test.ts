import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseBuildDate } from '../../../scripts/build/options.ts'
import { findMergeBase, readContentDates } from '../../../scripts/git.ts'
import { createTemporaryFolder, createTestRepository } from '../../support/siteFolder.ts'

// Ignore global Git settings, which may trust all repositories.
beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
})
afterEach(() => void vi.unstubAllEnvs())

const createCommittedRepository = () => {
  const repository = createTestRepository()
  repository.commit({ 'content/site.yaml': 'name: A\n' })
  return repository
}

const createRepositoryWithoutGit = () => {
  const { content } = createCommittedRepository()
  vi.stubEnv('PATH', '')
  return content
}

const getNotes = (content: string, date?: string) =>
  chooseBuildDate({ content, date }).notes.map((note) => note.replace(/--date .+/, '--date now'))

const TIME_NOTE =
  "The content isn't committed, so the build uses the current time. To repeat it: npm run build -- --date now"
const DATES_NOTE = 'The sitemap and structured data have no modification dates. '

test('explains missing dates if the repository belongs to another user', () => {
  const { folder, content } = createCommittedRepository()
  // Used by Git's tests. Only root can change owners.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  const trust = `git config --global --add safe.directory '${folder}'`
  const note = `${DATES_NOTE}Git doesn't trust this repository, because another user owns it. If you do, run: ${trust}`
  expect(getNotes(content)).toEqual([TIME_NOTE, note])
  expect(getNotes(content, '2026-11-20')).toEqual([note])
  expect(() => findMergeBase(content, 'main')).toThrow(`There's nothing to compare ${content} with. Git doesn't trust`)
})

test('explains missing dates of files in a shallow clone, and uses the date of the last commit', () => {
  const { folder, git, commit } = createCommittedRepository()
  commit({ 'content/site.yaml': 'name: B\n' })
  const shallow = join(folder, 'shallow')
  git('clone', '--quiet', '--depth', '1', pathToFileURL(folder).href, shallow)
  expect(readContentDates(join(shallow, 'content'))).toEqual(new Map())
  expect(getNotes(join(shallow, 'content'))).toEqual([
    `${DATES_NOTE}The Git clone is shallow. Run \`git fetch --unshallow\`, or in a workflow, check out with \`fetch-depth: 0\`.`,
  ])
})

test('explains that uncommitted changes make a build use the current time', () => {
  const { content } = createCommittedRepository()
  rmSync(join(content, 'site.yaml'))
  expect(getNotes(content)).toEqual([TIME_NOTE])
})

test.each<[reason: string, prepare: () => string, note: string]>([
  ["the content isn't in a repository", createTemporaryFolder, "The content isn't in a Git repository"],
  ["Git isn't installed", createRepositoryWithoutGit, "Git isn't installed."],
  ['there are no commits', () => createTestRepository().folder, 'The Git repository has no commits yet.'],
])('explains missing dates if %s', (_, prepare, note) => {
  expect(getNotes(prepare())).toEqual([TIME_NOTE, expect.stringContaining(DATES_NOTE + note)])
})
