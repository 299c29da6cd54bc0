import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { recoverOutput, replaceOutput } from '../../../../scripts/build/steps/replaceOutput.ts'
import { createTemporaryFolder, writeFiles } from '../../../support/siteFolder.ts'

const writeFinishedSite = (text: string, folder = createTemporaryFolder()) =>
  writeFiles(folder, { 'index.html': text, 'about.html': text })
const writePublishedSite = () => writeFinishedSite('old', join(createTemporaryFolder(), 'dist'))
const readIndexHtml = (out: string) => fs.readFileSync(join(out, 'index.html'), 'utf8')
const listSiblings = (out: string) => fs.readdirSync(dirname(out)).sort()

function failRenameTo(out: string): void {
  const { renameSync: rename } = fs
  const spy = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (to === out && String(from).includes('.next-'))
      throw Object.assign(new Error('Permission denied'), { code: 'EACCES' })
    rename(from, to)
  })
  // Update the named export that `replaceOutput` imports.
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
}

test('replaces the whole folder, but keeps the modification times of unchanged files', async () => {
  const out = writeFiles(writePublishedSite(), { 'gone.html': 'gone' })
  for (const name of ['index.html', 'about.html']) fs.utimesSync(join(out, name), 1_000_000_000, 1_000_000_000)
  await replaceOutput(writeFiles(writeFinishedSite('old'), { 'about.html': 'new' }), out)
  expect(fs.readdirSync(out)).toEqual(['about.html', 'index.html'])
  expect(fs.readFileSync(join(out, 'about.html'), 'utf8')).toBe('new')
  expect(listSiblings(out)).toEqual(['dist'])
  const times = ['index.html', 'about.html'].map((name) => fs.statSync(join(out, name)).mtimeMs)
  expect(times).toEqual([1_000_000_000_000, expect.not.closeTo(1_000_000_000_000)])
})

test('writes to the target of a symbolic link, and restores the target after a kill between the two renames', async () => {
  const root = createTemporaryFolder()
  fs.symlinkSync('served', join(root, 'dist'))
  for (const text of ['first', 'second']) {
    await replaceOutput(writeFinishedSite(text), join(root, 'dist'))
    expect(readIndexHtml(join(root, 'served'))).toBe(text)
  }
  fs.renameSync(join(root, 'served'), join(root, 'served.previous-0123456789ab'))
  await recoverOutput(join(root, 'dist'))
  expect(readIndexHtml(join(root, 'dist'))).toBe('second')
  expect(fs.readdirSync(root).sort()).toEqual(['dist', 'served'])
})

test('keeps the old site if a rename fails', async () => {
  const out = writePublishedSite()
  failRenameTo(out)
  await expect(replaceOutput(writeFinishedSite('new'), out)).rejects.toThrow('Permission denied')
  expect([readIndexHtml(out), listSiblings(out)]).toEqual(['old', ['dist']])
})

test('leaves a complete site if many programs replace and recover it at the same time', async () => {
  // Here, the listeners for signals are in one process.
  process.setMaxListeners(100)
  onTestFinished(() => void process.setMaxListeners(10))
  const out = writePublishedSite()
  const names = Array.from({ length: 20 }, (_, index) => `site ${index}`)
  await Promise.all(names.flatMap((name) => [replaceOutput(writeFinishedSite(name), out), recoverOutput(out)]))
  expect(names).toContain(readIndexHtml(out))
  expect(fs.readFileSync(join(out, 'about.html'), 'utf8')).toBe(readIndexHtml(out))
  expect(listSiblings(out)).toEqual(['dist'])
})

test('removes unfinished folders after a day, but no other folders with similar names', async () => {
  const out = writePublishedSite()
  const abandoned = 'dist.next-fedcba987654'
  const others = ['dist.previous', 'dist.previous-year', 'dist.next-0123456789', 'dist.next-by-hand']
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
  for (const name of [abandoned, ...others]) {
    fs.mkdirSync(join(dirname(out), name))
    fs.utimesSync(join(dirname(out), name), twoDaysAgo, twoDaysAgo)
  }
  fs.mkdirSync(`${out}.next-0123456789ab`)
  await recoverOutput(out)
  expect(listSiblings(out)).toEqual(['dist', 'dist.next-0123456789ab', ...others].sort())
})
