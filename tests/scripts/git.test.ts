import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkOutFiles, findMergeBase, getHistoryId, readContentDates } from '../../scripts/git.ts'
import { createTemporaryFolder, createTestRepository, writeFiles } from '../support/siteFolder.ts'

const createFiles = (count: string) => ({ 'content/claims.yaml': `value: ${count}\n`, 'other/b.yaml': count })

test('finds the commit where the current branch left another branch', () => {
  const { content, git, commit } = createTestRepository()
  const fork = commit(createFiles('100'))
  git('switch', '--quiet', '--create', 'mine')
  git('switch', '--quiet', 'main')
  commit(createFiles('200'))
  git('switch', '--quiet', 'mine')
  commit(createFiles('300'))
  const name = `main (${fork.slice(0, 7)})`
  expect(findMergeBase(content, 'main')).toMatchObject({ commit: fork, name, prefix: 'content/' })
  expect(() => findMergeBase(content, 'mian')).toThrow("Git doesn't know `mian`")
})

test('checks out a commit without changing the repository', () => {
  const { folder, git, commit } = createTestRepository()
  const firstCommit = commit(createFiles('1'))
  commit(createFiles('2'))
  writeFiles(folder, createFiles('3'))
  git('add', '--all')
  const status = git('status', '--porcelain')
  const out = join(createTemporaryFolder(), 'out')
  checkOutFiles(folder, firstCommit, out)
  expect(readFileSync(join(out, 'content/claims.yaml'), 'utf8')).toBe(createFiles('1')['content/claims.yaml'])
  expect(git('status', '--porcelain')).toBe(status)
  expect(readFileSync(join(folder, 'other/b.yaml'), 'utf8')).toBe('3')
})

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
