import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getBuildInstant } from '../../../scripts/build/options.ts'
import { findMergeBase } from '../../../scripts/git.ts'
import { createTemporaryFolder } from '../../support/siteFolder.ts'
import { createTestRepository } from '../../support/testRepository.ts'

const SITEMAP_NOTE = 'the sitemap and structured data only have the dates that pages state themselves'
const BOTH_NOTES = new RegExp(
  `^The dates of changes are unknown, so the site is built for the current date \\(--date \\S+\\), and ${SITEMAP_NOTE}\\. `,
)

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

function getNote(content: string, date?: string): string | undefined {
  return getBuildInstant({ content, date }).note?.replace(BOTH_NOTES, 'BOTH ')
}

test('explains missing dates if the repository belongs to another user', () => {
  const { folder, content } = createCommittedRepository()
  // Used by Git's tests. Only root can change owners.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  const trust = `git config --global --add safe.directory '${folder}'`
  expect(getNote(content)).toBe(
    `BOTH Git doesn't trust this repository, because another user owns it. If you do, run: ${trust}`,
  )
  expect(getNote(content, '2026-11-20')).toMatch(
    `The dates of changes are unknown, so ${SITEMAP_NOTE}. Git doesn't trust`,
  )
  expect(() => findMergeBase(content, 'main')).toThrow(`There's nothing to compare ${content} with. Git doesn't trust`)
})

test('explains missing dates in a shallow clone, and uses the date of the last commit', () => {
  const { folder, git, commit } = createCommittedRepository()
  commit({ 'content/site.yaml': 'name: B\n' })
  const shallow = join(folder, 'shallow')
  git('clone', '--quiet', '--depth', '1', pathToFileURL(folder).href, shallow)
  expect(getNote(join(shallow, 'content'))).toBe(
    `The dates of changes are unknown, so ${SITEMAP_NOTE}. The Git clone is shallow. Run \`git fetch --unshallow\`, or in a workflow, check out with \`fetch-depth: 0\`.`,
  )
})

test('explains that uncommitted changes make a build use the current date', () => {
  const { content } = createCommittedRepository()
  rmSync(join(content, 'site.yaml'))
  expect(getNote(content)).toMatch(
    /^The content has uncommitted changes, so the site is built for the current date \(--date \S+\)\.$/,
  )
})

test.each<[reason: string, prepare: () => string, note: string]>([
  ["the content isn't in a repository", createTemporaryFolder, "The content isn't in a Git repository"],
  ["Git isn't installed", createRepositoryWithoutGit, "Git isn't installed."],
  ['there are no commits', () => createTestRepository().folder, 'The Git repository has no commits yet.'],
])('explains missing dates if %s', (_, prepare, note) => {
  expect(getNote(prepare())).toContain(`BOTH ${note}`)
})
