import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refuseFolder } from '../../scripts/build/steps/refuseFolder.ts'
import { FIXTURE } from '../support/contentFolder.ts'
import { builtFolder, emptyFolder, writeFiles } from '../support/siteFolder.ts'

const refusal = (out: string, content = FIXTURE) => expect(() => refuseFolder(out, content))

describe('a site is not published', () => {
  test.each(['.', '..', '/', process.cwd(), './tests/..'])('into %s, which holds the project', (out) => {
    refusal(out).toThrow(`it holds ${process.cwd()}, and publishing replaces the whole folder.`)
  })

  test.each(['renderer', 'scripts/dist', 'node_modules', 'public/a/b'])('into %s, which is or would be code', (out) => {
    refusal(out).toThrow("it is inside the project's code")
  })

  test('into a history, or over one', () => {
    refusal('.git').toThrow('it is inside a .git')
    refusal(join(emptyFolder(), '.git/dist')).toThrow('it is inside a .git')
    const branch = builtFolder(emptyFolder(), { '.git/HEAD': 'ref: refs/heads/pages' })
    refusal(branch).toThrow('it holds a .git')
    refusal(builtFolder(emptyFolder(), { 'media/.git': 'gitdir: elsewhere' })).toThrow('it holds a .git')
  })

  test.each([
    ['', 'The name of the folder to publish into is empty.'],
    ['package.json/dist', 'No site can be in "package.json/dist": a part of this path is a file.'],
    ['a\0b', 'No site can be in "a\\u0000b": this is no path.'],
  ])('into %j, where no folder can be', (out, message) => {
    refusal(out).toThrow(message)
  })

  test('into the content, above it or inside it', () => {
    const root = emptyFolder()
    const content = join(root, 'content')
    mkdirSync(content)
    for (const out of [content, root]) refusal(out, content).toThrow(`it holds ${content}`)
    refusal(join(content, 'dist'), content).toThrow('it is inside the content')
  })

  test('through a link, or into a file', () => {
    const root = emptyFolder()
    symlinkSync(process.cwd(), join(root, 'link'))
    refusal(join(root, 'link')).toThrow(`it holds ${process.cwd()}`)
    const content = join(root, 'content')
    mkdirSync(content)
    symlinkSync(content, join(root, 'to-content'))
    refusal(join(root, 'to-content/new/dist'), content).toThrow('it is inside the content')
    symlinkSync('circle', join(root, 'circle'))
    refusal(join(root, 'circle')).toThrow('its links lead in a circle')
    writeFiles(root, { file: 'text' })
    refusal(join(root, 'file')).toThrow('it is not a folder')
  })

  test('over other files', () => {
    const out = writeFiles(emptyFolder(), { 'index.html': 'mine', 'thesis.doc': 'mine too' })
    refusal(out).toThrow(
      `The site cannot be published into ${out}: it holds other files than those of an earlier build, and publishing replaces the whole folder.
Name an empty folder, a new one, or that of an earlier build.

Nothing was published.`,
    )
  })
})

describe('a site is published', () => {
  test('into a new folder, an empty one, or that of an earlier build', () => {
    refusal(join(emptyFolder(), 'dist')).not.toThrow()
    refusal(emptyFolder()).not.toThrow()
    refusal(builtFolder(emptyFolder())).not.toThrow()
  })
})
