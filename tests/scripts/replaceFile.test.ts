import { closeSync, lstatSync, openSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFile } from '../../scripts/replaceFile.ts'
import { createTemporaryFolder, writeFiles } from '../support/siteFolder.ts'

test('replaces a file while another program reads it', () => {
  const folder = writeFiles(createTemporaryFolder(), { 'file.yaml': 'old' })
  const file = join(folder, 'file.yaml')
  const reader = openSync(file, 'r')
  onTestFinished(() => closeSync(reader))
  replaceFile(file, 'new text')
  expect(readFileSync(reader, 'utf8')).toBe('old')
  expect(readFileSync(file, 'utf8')).toBe('new text')
  expect(readdirSync(folder)).toEqual(['file.yaml'])
})

test('replaces the target of a symbolic link', () => {
  const folder = writeFiles(createTemporaryFolder(), { 'file.yaml': 'old' })
  symlinkSync('file.yaml', join(folder, 'link.yaml'))
  replaceFile(join(folder, 'link.yaml'), 'new')
  expect(lstatSync(join(folder, 'link.yaml')).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(folder, 'file.yaml'), 'utf8')).toBe('new')
})
