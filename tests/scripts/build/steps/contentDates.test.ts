import { expect, onTestFinished, test, vi } from 'vitest'
import { getHistoryId, readContentDates } from '../../../../scripts/build/steps/contentDates.ts'
import { createTemporaryFolder, createTestRepository, writeFiles } from '../../../support/siteFolder.ts'

test('reads the dates of the last commits in UTC', () => {
  const { content, commit } = createTestRepository()
  onTestFinished(() => void vi.unstubAllEnvs())
  const commitOn = (day: string, files: Record<string, string>) => {
    for (const name of ['GIT_COMMITTER_DATE', 'GIT_AUTHOR_DATE']) vi.stubEnv(name, `${day}T23:30:00-05:00`)
    commit(files)
    return getHistoryId(content)
  }
  const firstCommit = commitOn('2026-01-01', { 'content/a.yaml': '1', 'content/b.yaml': '1' })
  expect(commitOn('2026-02-01', { 'content/b.yaml': '2', 'outside.txt': '2' })).not.toBe(firstCommit)
  writeFiles(content, { 'new.yaml': 'new' })
  const dates = { 'a.yaml': '2026-01-02', 'b.yaml': '2026-02-02' }
  expect(Object.fromEntries(readContentDates(content))).toEqual(dates)
})

test('returns no dates outside a repository', () => {
  const folder = createTemporaryFolder()
  expect([readContentDates(folder), getHistoryId(folder)]).toEqual([new Map(), ''])
})
