import { existsSync, lstatSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isMisread, mirrorOf } from '../../scripts/run/mirror.js'
import { emptyFolder, writeFiles } from '../support/siteFolder.ts'

const FILES = {
  'scripts/run.js': 'run',
  'pages/a/+Page.tsx': 'page',
  'package.json': '{}',
  'content/site.yaml': 'brand: A',
  'node_modules/.package-lock.json': '1',
  'node_modules/a/index.js': 'a',
}

describe('a project below a folder that its tools misread', () => {
  test.each(['/home/100%/site', '/home/a%20b/site', '/home/C#/site', '/home/what?/site'])('is known: %s', (path) => {
    expect(isMisread(path)).toBe(true)
  })

  test('is none with spaces and letters of any language', () => {
    expect(isMisread('/home/Übung mit Raum/site')).toBe(false)
  })

  test('has its code once more, as it is now, and its packages by links', () => {
    const parent = emptyFolder()
    const project = writeFiles(join(parent, '100% C#'), FILES)
    const mirror = mirrorOf(project, parent)
    expect(isMisread(mirror)).toBe(false)
    expect(readFileSync(join(mirror, 'pages/a/+Page.tsx'), 'utf8')).toBe('page')
    expect(existsSync(join(mirror, 'content'))).toBe(false)
    expect(statSync(join(mirror, 'node_modules/a/index.js')).ino).toBe(
      statSync(join(project, 'node_modules/a/index.js')).ino,
    )
    expect(lstatSync(mirror).mode & 0o077).toBe(0)

    rmSync(join(project, 'pages/a'), { recursive: true })
    writeFiles(project, {
      'scripts/run.js': 'another',
      'node_modules/.package-lock.json': '2',
      'node_modules/b/index.js': 'b',
    })
    expect(mirrorOf(project, parent)).toBe(mirror)
    expect(existsSync(join(mirror, 'pages/a'))).toBe(false)
    expect(readFileSync(join(mirror, 'scripts/run.js'), 'utf8')).toBe('another')
    expect(readFileSync(join(mirror, 'node_modules/b/index.js'), 'utf8')).toBe('b')
  })
})
