import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyStaticFiles } from '../../../../scripts/build/steps/copyStaticFiles.ts'
import { createTemporaryFolder, hashFiles, writeFiles } from '../../../support/siteFolder.ts'

test('hard-links unchanged files from the previous output, and copies changed files', () => {
  const files = { 'assets/a.css': 'styles', 'zips/b.bin': 'numbers', 'marks/c.svg': 'drawing', 'new.txt': 'new' }
  const cached = writeFiles(createTemporaryFolder(), files)
  const previous = writeFiles(createTemporaryFolder(), { ...files, 'zips/b.bin': 'damaged', 'new.txt': '' })
  // A folder with the name of a file.
  mkdirSync(join(previous, 'other'))
  writeFiles(cached, { other: 'file' })
  const site = join(createTemporaryFolder(), 'site')
  copyStaticFiles([cached], site, previous)
  expect(hashFiles(site)).toEqual(hashFiles(cached))
  const getInode = (folder: string, file: string) => statSync(join(folder, file)).ino
  expect(getInode(site, 'assets/a.css')).toBe(getInode(previous, 'assets/a.css'))
  expect(getInode(site, 'zips/b.bin')).not.toBe(getInode(previous, 'zips/b.bin'))
  expect(readFileSync(join(previous, 'zips/b.bin'), 'utf8')).toBe('damaged')
  expect(statSync(join(cached, 'assets/a.css')).nlink).toBe(1)
})

test('copies all files if there is no previous output', () => {
  const cached = writeFiles(createTemporaryFolder(), { 'assets/a.css': 'styles' })
  const site = join(createTemporaryFolder(), 'site')
  copyStaticFiles([cached], site, join(site, 'missing'))
  expect(hashFiles(site)).toEqual(hashFiles(cached))
})
