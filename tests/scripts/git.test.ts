import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkOutFiles, findMergeBase } from '../../scripts/git.ts'
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
  expect(findMergeBase(content, fork)).toMatchObject({ commit: fork, name: fork })
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
