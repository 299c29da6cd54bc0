import fs from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSiteWriter } from '../../../../scripts/build/steps/siteWriter.ts'
import { createTemporaryFolder, mockFileSystem, writeFiles } from '../../../support/siteFolder.ts'

const failLinks = () =>
  mockFileSystem('linkSync', () => {
    throw Object.assign(new Error('Not linked'), { code: 'EXDEV' })
  })

const SECONDS = 1_000_000_000

function createPreviousOutput(): string {
  const previous = writeFiles(createTemporaryFolder(), { 'a.html': 'text', 'zips/b.bin': 'damaged' })
  for (const name of ['a.html', 'zips/b.bin']) fs.utimesSync(join(previous, name), SECONDS, SECONDS)
  return previous
}

test.each([
  ['links unchanged files to the previous output', () => {}, true],
  ['copies unchanged files if links are impossible', failLinks, false],
])('%s, keeps their modification times, and writes changed files', (_, prepare, areLinked) => {
  const previous = createPreviousOutput()
  const site = createTemporaryFolder()
  prepare()
  const write = createSiteWriter(site, previous)
  write('/a.html', 'text')
  write('zips/b.bin', Buffer.from('numbers'))
  const [unchanged, changed] = ['a.html', 'zips/b.bin'].map((name) => fs.statSync(join(site, name)))
  expect(unchanged).toMatchObject({ mtimeMs: SECONDS * 1000, nlink: areLinked ? 2 : 1 })
  expect(changed).toMatchObject({ mtimeMs: expect.not.closeTo(SECONDS * 1000), nlink: 1 })
  const read = (file: string) => fs.readFileSync(file, 'utf8')
  expect([read(join(site, 'a.html')), read(join(site, 'zips/b.bin'))]).toEqual(['text', 'numbers'])
  expect(read(join(previous, 'zips/b.bin'))).toBe('damaged')
})

test('writes all files if there is no previous output, or if it has a folder with the name of a file or the reverse', () => {
  const site = createTemporaryFolder()
  const write = createSiteWriter(site, writeFiles(createTemporaryFolder(), { 'a/b.css': '', c: '' }))
  write('a', 'file')
  write('c/d.css', 'styles')
  createSiteWriter(site, join(site, 'missing'))('new.txt', 'new')
  expect(['a', 'c/d.css', 'new.txt'].map((name) => fs.readFileSync(join(site, name), 'utf8'))).toEqual([
    'file',
    'styles',
    'new',
  ])
})

test('rejects a second write, which would change the previous output', () => {
  const previous = createPreviousOutput()
  const write = createSiteWriter(createTemporaryFolder(), previous)
  write('/a.html', 'text')
  expect(() => write('/a.html', 'other')).toThrow('EEXIST')
  expect(fs.readFileSync(join(previous, 'a.html'), 'utf8')).toBe('text')
})
