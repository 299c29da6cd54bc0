import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { compareWithRevision, Repository, type Side } from '../../../scripts/content/diff/compareWithRevision.ts'
import { PlainError } from '../../../scripts/errors.ts'
import { emptyHistory } from '../../support/history.ts'
import { builtFolder, emptyFolder, writeFiles } from '../../support/siteFolder.ts'

const DATE = '2026-11-20T09:00Z'
const files = (count: string) => ({
  'content/claims.yaml': `served:\n  value: ${count}\n  basis: Ours.\n`,
  'other/b.yaml': count,
})

test('the content as it stands is held against a branch where the present one left it, both built for one date', async () => {
  const { folder, content, git, commit } = emptyHistory()
  const fork = commit(files('100'))
  git('switch', '--quiet', '--create', 'mine')
  git('switch', '--quiet', 'main')
  commit(files('200'))
  git('switch', '--quiet', 'mine')
  writeFiles(folder, files('300'))
  const built: (Side & { date: string })[] = []
  // In the place of a build: a site of one page that shows the claims as they are written.
  const change = await compareWithRevision(content, 'main', DATE, async (_, side, date) => {
    built.push({ ...side, date })
    const text = readFileSync(join(side.content, 'claims.yaml'), 'utf8')
    builtFolder(side.site, { 'about.html': `<title>About</title><p>${text}</p>` })
  })
  expect(change).toMatchObject({ before: `main (${fork.slice(0, 7)})`, after: 'the working tree', changed: 1 })
  expect(change.sections[0]?.changes[0]).toMatchObject({
    before: expect.stringContaining('100'),
    after: expect.stringContaining('300'),
  })
  expect(built.map(({ date }) => date)).toEqual([DATE, DATE])
  expect(built.filter(({ site }) => existsSync(site))).toEqual([])
})

test('a state that cannot be built is told in the words of its build, and leaves nothing behind', async () => {
  const { content, commit } = emptyHistory()
  commit(files('100'))
  let room = ''
  const refuse = async (_project: string, { site }: Side) => {
    room = dirname(site)
    expect(existsSync(room)).toBe(true)
    throw new PlainError('A problem.')
  }
  await expect(compareWithRevision(content, 'main', DATE, refuse)).rejects.toThrow('A problem.')
  expect(existsSync(room)).toBe(false)
})

test('a commit’s content is laid out, and nothing else; what is about to be committed stays', () => {
  const { folder, content, git, commit } = emptyHistory()
  const first = commit(files('1'))
  commit(files('2'))
  writeFiles(folder, files('3'))
  git('add', '--all')
  const before = git('status', '--porcelain')
  const out = join(emptyFolder(), 'out')
  new Repository(content).layOutContent(first, out)
  expect(readFileSync(join(out, 'claims.yaml'), 'utf8')).toBe(files('1')['content/claims.yaml'])
  expect(existsSync(join(out, 'b.yaml'))).toBe(false)
  expect(git('status', '--porcelain')).toBe(before)
  expect(readFileSync(join(folder, 'other/b.yaml'), 'utf8')).toBe('3')
})

test('the files that were edited are the content’s own: changed, removed, and those that git does not know yet', () => {
  const { folder, content, git, commit } = emptyHistory()
  const first = commit({ ...files('1'), 'content/a b.yaml': 'a: 1\n' })
  git('rm', '--quiet', 'content/a b.yaml')
  writeFiles(folder, { ...files('2'), 'content/posts/é.mdx': 'New.\n' })
  expect(new Repository(content).editedFiles(first)).toEqual([
    { letter: 'D', file: 'a b.yaml' },
    { letter: 'M', file: 'claims.yaml' },
    { letter: 'A', file: 'posts/é.mdx' },
  ])
})

test('what git does not know is said in words', () => {
  const { content, commit } = emptyHistory()
  commit(files('1'))
  const repository = new Repository(content)
  for (const name of ['nowhere', '--all'])
    expect(() => repository.fork(name)).toThrow(`git knows no revision \`${name}\``)
  expect(() => new Repository(emptyFolder())).toThrow('is not in a Git repository')
})
