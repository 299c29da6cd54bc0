import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assertSafeOutDir } from '../../scripts/build/steps/assertSafeOutDir.ts'
import { FIXTURE } from '../support/contentFolder.ts'
import { createTemporaryFolder, writeFiles, writeSite } from '../support/siteFolder.ts'

const expectOut = (out: string, content = FIXTURE) => expect(() => assertSafeOutDir(out, content))

test.each(['.', '..', '/', process.cwd(), './tests/..'])(
  'rejects an output folder that contains the project: %s',
  (out) => {
    expectOut(out).toThrow(`it contains ${process.cwd()}, and publishing replaces the whole folder.`)
  },
)

test.each(['renderer', 'scripts/dist', 'node_modules', 'public/a/b'])(
  'rejects an output folder inside the code: %s',
  (out) => {
    expectOut(out).toThrow("it is inside the project's code")
  },
)

test('rejects an output folder that contains or is inside a Git repository', () => {
  expectOut('.git').toThrow('it is inside a .git')
  expectOut(join(createTemporaryFolder(), '.git/dist')).toThrow('it is inside a .git')
  const branch = writeSite(createTemporaryFolder(), { '.git/HEAD': 'ref: refs/heads/pages' })
  expectOut(branch).toThrow('it contains a .git')
  expectOut(writeSite(createTemporaryFolder(), { 'media/.git': 'gitdir: elsewhere' })).toThrow('it contains a .git')
})

test.each([
  ['', 'The output folder is empty. Set --out to the path of a folder.'],
  ['package.json/dist', '"package.json/dist" can\'t be an output folder: a part of this path is a file.'],
  ['a\0b', '"a\\u0000b" can\'t be an output folder: it has an invalid character.'],
])("rejects %j, which can't be a folder", (out, message) => {
  expectOut(out).toThrow(message)
})

test('rejects an output folder that contains or is inside the content folder', () => {
  const root = createTemporaryFolder()
  const content = join(root, 'content')
  mkdirSync(content)
  for (const out of [content, root]) expectOut(out, content).toThrow(`it contains ${content}`)
  expectOut(join(content, 'dist'), content).toThrow('it is inside the content')
})

test('follows symbolic links, and rejects files', () => {
  const root = createTemporaryFolder()
  symlinkSync(process.cwd(), join(root, 'link'))
  expectOut(join(root, 'link')).toThrow(`it contains ${process.cwd()}`)
  const content = join(root, 'content')
  mkdirSync(content)
  symlinkSync(content, join(root, 'to-content'))
  expectOut(join(root, 'to-content/new/dist'), content).toThrow('it is inside the content')
  symlinkSync('circle', join(root, 'circle'))
  expectOut(join(root, 'circle')).toThrow('its symbolic links are circular')
  writeFiles(root, { file: 'text' })
  expectOut(join(root, 'file')).toThrow("it isn't a folder")
})

test("rejects a folder with files that aren't from an earlier build", () => {
  const out = writeFiles(createTemporaryFolder(), { 'index.html': 'mine', 'thesis.doc': 'mine too' })
  expectOut(out).toThrow(
    `The site can't be published in ${out}: it contains files that aren't from an earlier build, and publishing replaces the whole folder.
Choose a new or empty folder, or one from an earlier build.

Nothing was published.`,
  )
})

test('accepts a new folder, an empty folder, and a folder from an earlier build', () => {
  expectOut(join(createTemporaryFolder(), 'dist')).not.toThrow()
  expectOut(createTemporaryFolder()).not.toThrow()
  expectOut(writeSite(createTemporaryFolder())).not.toThrow()
})
