import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refuseFolder } from '../../scripts/steps/refuseFolder.ts'
import { FIXTURE } from '../support/contentFolder.ts'
import { builtFolder, emptyFolder, writeFiles } from '../support/siteFolder.ts'

const refusal = (out: string, content = FIXTURE) => expect(() => refuseFolder(out, content))

describe('a site is not published', () => {
  test.each(['.', '..', '/', process.cwd(), './tests/..'])('into %s, which holds the project', (out) => {
    refusal(out).toThrow(`it holds ${process.cwd()}, and publishing replaces the whole folder.`)
  })

  test.each(['renderer', 'scripts', 'node_modules'])('into %s, which no build has made', (out) => {
    refusal(out).toThrow(/it (holds other files than those of an earlier build|is not a folder)/)
  })

  test('into the history, which is a folder or, in a second work tree, a file', () => {
    refusal('.git').toThrow(/it (is inside the project's history|is not a folder)/)
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
    writeFiles(root, { file: 'text' })
    refusal(join(root, 'file')).toThrow('it is not a folder')
  })

  test('over files of somebody else', () => {
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
