import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Repository } from '../../../scripts/content/diff/revisions.ts'
import { emptyHistory } from '../../support/history.ts'
import { emptyFolder, writeFiles } from '../../support/siteFolder.ts'

const files = (text: string) => ({ 'content/a.yaml': text, 'other/b.yaml': text })

/** A repository whose branch `main` has gone on since the present branch left it. */
function repository() {
  const { folder, content, git, commit } = emptyHistory()
  const left = commit(files('one'))
  git('switch', '--quiet', '--create', 'mine')
  commit(files('two'))
  git('switch', '--quiet', 'main')
  const later = commit(files('three'))
  git('switch', '--quiet', 'mine')
  return { folder, git, left, later, found: new Repository(content) }
}

test('a branch counts where the present one left it', () => {
  const { found, left, later } = repository()
  expect(found.commit('main')).toBe(later)
  expect(found.fork(later)).toBe(left)
})

test('a commit’s content is laid out, and nothing else; what is about to be committed stays', () => {
  const { found, folder, git, left } = repository()
  writeFiles(folder, { 'content/a.yaml': 'staged' })
  git('add', '--all')
  const before = git('status', '--porcelain')
  const out = join(emptyFolder(), 'out')
  found.layOutContent(left, out)
  expect(readFileSync(join(out, 'a.yaml'), 'utf8')).toBe('one')
  expect(git('status', '--porcelain')).toBe(before)
  expect(readFileSync(join(folder, 'content/a.yaml'), 'utf8')).toBe('staged')
})

test('what git does not know is said in words', () => {
  const { found } = repository()
  expect(() => found.commit('nowhere')).toThrow('git knows no revision `nowhere`')
  expect(() => found.commit('--all')).toThrow('git knows no revision `--all`')
  expect(() => new Repository(emptyFolder())).toThrow('is in no git repository')
})
