import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assertSafeOutDir } from '../../../../scripts/build/steps/assertSafeOutDir.ts'
import { FIXTURE } from '../../../support/contentFolder.ts'
import { createTemporaryFolder, writeFiles, writeSite } from '../../../support/siteFolder.ts'

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
  mkdirSync(content)
  for (const out of [content, root]) expectOut(out, content).toThrow(`it contains ${content}`)
  symlinkSync(content, join(root, 'to-content'))
  for (const out of ['content/dist', 'to-content/new/dist'])
    expectOut(join(root, out), content).toThrow('it is inside the content')
  symlinkSync(process.cwd(), join(root, 'link'))
  expectOut(join(root, 'link')).toThrow(`it contains ${process.cwd()}`)
  symlinkSync('circle', join(root, 'circle'))
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
