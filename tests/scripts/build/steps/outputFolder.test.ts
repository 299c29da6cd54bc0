import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assertSafeOutDir, recoverOutput, replaceOutput } from '../../../../scripts/build/steps/outputFolder.ts'
import { FIXTURE } from '../../../support/contentFolder.ts'
import { createTemporaryFolder, mockFileSystem, writeFiles, writeSite } from '../../../support/siteFolder.ts'

const writeFinishedSite = (text: string, folder = createTemporaryFolder()) =>
  writeFiles(folder, { 'index.html': text, 'about.html': text })
const writePublishedSite = () => writeFinishedSite('old', join(createTemporaryFolder(), 'dist'))
const readIndexHtml = (out: string) => fs.readFileSync(join(out, 'index.html'), 'utf8')
const listSiblings = (out: string) => fs.readdirSync(dirname(out)).sort()

function failRenameTo(out: string): void {
  const { renameSync: rename } = fs
  mockFileSystem('renameSync', (from, to) => {
    if (to === out && String(from).includes('.next-'))
      throw Object.assign(new Error('Permission denied'), { code: 'EACCES' })
    rename(from, to)
  })
}

test('replaces the whole folder', async () => {
  const out = writeFiles(writePublishedSite(), { 'gone.html': 'gone' })
  await replaceOutput(writeFinishedSite('new'), out)
  expect(fs.readdirSync(out)).toEqual(['about.html', 'index.html'])
  expect(fs.readFileSync(join(out, 'about.html'), 'utf8')).toBe('new')
  expect(listSiblings(out)).toEqual(['dist'])
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

const expectOut = (out: string, content = FIXTURE) => expect(() => assertSafeOutDir(out, content))

test.each([
  ...['.', '..', '/', process.cwd(), './tests/..'].map((out) => [out, `it contains ${process.cwd()}`]),
  ...['renderer', 'scripts/dist', 'node_modules', 'public/a/b'].map((out) => [out, "it is inside the project's code"]),
  ['.git', 'it is inside a .git'],
  ['', 'The output folder is empty. Set --out to the path of a folder.'],
  ['package.json', "it isn't a folder"],
  ['package.json/dist', '"package.json/dist" can\'t be an output folder. Error: ENOTDIR'],
  ['a\0b', '"a\\u0000b" can\'t be an output folder. TypeError'],
])('rejects the output folder %j: %s', (out = '', message = '') => {
  expectOut(out).toThrow(message)
})

test('rejects an output folder that contains or is inside a Git repository', () => {
  expectOut(join(createTemporaryFolder(), '.git/dist')).toThrow('it is inside a .git')
  for (const file of ['.git/HEAD', 'media/.git'])
    expectOut(writeSite(createTemporaryFolder(), { [file]: 'text' })).toThrow('it contains a .git')
})

test('rejects an output folder that contains or is inside the content folder, and follows symbolic links', () => {
  const root = createTemporaryFolder()
  const content = join(root, 'content')
  fs.mkdirSync(content)
  for (const out of [content, root]) expectOut(out, content).toThrow(`it contains ${content}`)
  fs.symlinkSync(content, join(root, 'to-content'))
  for (const out of ['content/dist', 'to-content/new/dist'])
    expectOut(join(root, out), content).toThrow('it is inside the content')
  fs.symlinkSync(process.cwd(), join(root, 'link'))
  expectOut(join(root, 'link')).toThrow(`it contains ${process.cwd()}`)
  fs.symlinkSync('circle', join(root, 'circle'))
  expectOut(join(root, 'circle')).toThrow('ELOOP')
})

test("rejects a folder with files that aren't from an earlier build", () => {
  const out = writeFiles(createTemporaryFolder(), { 'index.html': 'mine', 'thesis.doc': 'mine too' })
  expectOut(out).toThrow(
    `The site can't be written to ${out}: it contains files that aren't from an earlier build, and a build replaces the whole folder.
Choose a new or empty folder, or one from an earlier build.

The folder wasn't changed.`,
  )
})

test('accepts a new folder, an empty folder, and a folder from an earlier build', () => {
  expectOut(join(createTemporaryFolder(), 'dist')).not.toThrow()
  expectOut(createTemporaryFolder()).not.toThrow()
  expectOut(writeSite(createTemporaryFolder())).not.toThrow()
})
