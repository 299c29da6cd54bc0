import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { assertSafeOutDir } from '../../scripts/build/steps/assertSafeOutDir.ts'
import { FIXTURE } from '../support/contentFolder.ts'
import { builtFolder, emptyFolder, writeFiles } from '../support/siteFolder.ts'

const refusal = (out: string, content = FIXTURE) => expect(() => assertSafeOutDir(out, content))

describe('refuses to publish', () => {
  test.each(['.', '..', '/', process.cwd(), './tests/..'])('over the project: %s', (out) => {
    refusal(out).toThrow(`it contains ${process.cwd()}, and publishing replaces the whole folder.`)
  })

  test.each(['renderer', 'scripts/dist', 'node_modules', 'public/a/b'])('in the code: %s', (out) => {
    refusal(out).toThrow("it is inside the project's code")
  })

  test('in a repository, or over one', () => {
    refusal('.git').toThrow('it is inside a .git')
    refusal(join(emptyFolder(), '.git/dist')).toThrow('it is inside a .git')
    const branch = builtFolder(emptyFolder(), { '.git/HEAD': 'ref: refs/heads/pages' })
    refusal(branch).toThrow('it contains a .git')
    refusal(builtFolder(emptyFolder(), { 'media/.git': 'gitdir: elsewhere' })).toThrow('it contains a .git')
  })

  test.each([
    ['', 'The output folder is empty. Set --out to the path of a folder.'],
    ['package.json/dist', '"package.json/dist" can\'t be an output folder: a part of this path is a file.'],
    ['a\0b', '"a\\u0000b" can\'t be an output folder: it has an invalid character.'],
  ])('in %j, which can’t be a folder', (out, message) => {
    refusal(out).toThrow(message)
  })

  test('over the content, or in it', () => {
    const root = emptyFolder()
    const content = join(root, 'content')
    mkdirSync(content)
    for (const out of [content, root]) refusal(out, content).toThrow(`it contains ${content}`)
    refusal(join(content, 'dist'), content).toThrow('it is inside the content')
  })

  test('over a symbolic link to them, or over a file', () => {
    const root = emptyFolder()
    symlinkSync(process.cwd(), join(root, 'link'))
    refusal(join(root, 'link')).toThrow(`it contains ${process.cwd()}`)
    const content = join(root, 'content')
    mkdirSync(content)
    symlinkSync(content, join(root, 'to-content'))
    refusal(join(root, 'to-content/new/dist'), content).toThrow('it is inside the content')
    symlinkSync('circle', join(root, 'circle'))
    refusal(join(root, 'circle')).toThrow('its symbolic links are circular')
    writeFiles(root, { file: 'text' })
    refusal(join(root, 'file')).toThrow("it isn't a folder")
  })

  test('over other files', () => {
    const out = writeFiles(emptyFolder(), { 'index.html': 'mine', 'thesis.doc': 'mine too' })
    refusal(out).toThrow(
      `The site can't be published in ${out}: it contains files that aren't from an earlier build, and publishing replaces the whole folder.
Choose a new or empty folder, or one from an earlier build.

Nothing was published.`,
    )
  })
})

describe('publishes', () => {
  test('in a new folder, an empty one, or one from an earlier build', () => {
    refusal(join(emptyFolder(), 'dist')).not.toThrow()
    refusal(emptyFolder()).not.toThrow()
    refusal(builtFolder(emptyFolder())).not.toThrow()
  })
})
