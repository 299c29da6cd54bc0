import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { isWhole, keep, prune } from '../../scripts/kept/artefact.js'
import { stateOf } from '../../scripts/run/sources.js'
import { CODE_SOURCES } from '../../scripts/steps/buildCode.ts'
import { emptyFolder, writeFiles } from '../support/siteFolder.ts'

const codeKey = (project: string) => stateOf(project, CODE_SOURCES)

const FILES = { 'client/a.js': 'script', 'server/entry.mjs': 'server' }

describe('the key of the code', () => {
  test('is that of its sources, and of nothing else', () => {
    const project = emptyFolder()
    for (const source of ['renderer', 'pages', 'public', 'vite.config.ts', 'package-lock.json']) {
      cpSync(source, join(project, source), { recursive: true })
    }
    const key = codeKey(project)
    writeFiles(project, { 'content/site.yaml': 'x', 'tests/a.test.ts': 'x', 'scripts/check.ts': 'x', 'dist/a.js': 'x' })
    // Vike's own, while it reads a + file.
    writeFiles(project, { 'renderer/+config.ts.build-0123456789ab.mjs': 'x' })
    utimesSync(join(project, 'vite.config.ts'), 1, 1)
    expect(codeKey(project)).toBe(key)
    const keys = [
      'renderer/new.ts',
      'pages/about/about.css',
      'public/favicon.svg',
      'vite.config.ts',
      'package-lock.json',
    ].map((file) => codeKey(writeFiles(project, { [file]: 'changed' })))
    expect(new Set([key, ...keys]).size).toBe(6)
    rmSync(join(project, 'renderer/new.ts'))
    expect(keys).not.toContain(codeKey(project))
  })

  test('knows every file of ours that Vite’s configuration imports', () => {
    const { module } = parseSync('vite.config.ts', readFileSync('vite.config.ts', 'utf8'))
    const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
    const ours = imported.filter((path) => path.startsWith('.')).map((path) => path.replace('./', ''))
    expect(
      ours.filter((path) => !CODE_SOURCES.some((source) => path === source || path.startsWith(`${source}/`))),
    ).toEqual([])
    expect(CODE_SOURCES.filter((source) => !existsSync(source))).toEqual([])
  })
})

describe('a kept artefact', () => {
  test('is whole until a byte, a file or its list is changed', async () => {
    const change: Record<string, (folder: string) => void> = {
      'a byte': (folder) => writeFileSync(join(folder, 'client/a.js'), 'scripT'),
      'a file cut off': (folder) => writeFileSync(join(folder, 'server/entry.mjs'), ''),
      'a file gone': (folder) => rmSync(join(folder, 'client/a.js')),
      'a file more': (folder) => writeFileSync(join(folder, 'client/b.js'), ''),
      'a folder more': (folder) => mkdirSync(join(folder, 'client/more')),
      'a link more': (folder) => symlinkSync('/etc/passwd', join(folder, 'client/link.js')),
      'no list': (folder) => rmSync(join(folder, 'manifest.json')),
      'a folder for a list': (folder) => {
        rmSync(join(folder, 'manifest.json'))
        mkdirSync(join(folder, 'manifest.json'))
      },
      'half a list': (folder) => writeFileSync(join(folder, 'manifest.json'), '['),
      'nothing left': (folder) => rmSync(folder, { recursive: true }),
    }
    for (const [name, spoil] of Object.entries(change)) {
      const folder = join(emptyFolder(), 'key')
      await keep(writeFiles(emptyFolder(), FILES), folder)
      expect(isWhole(folder), name).toBe(true)
      spoil(folder)
      expect(isWhole(folder), name).toBe(false)
    }
  })

  test('that is damaged gives way to a new one; a whole one stands', async () => {
    const parent = emptyFolder()
    const folder = join(parent, 'key')
    writeFiles(folder, { 'client/a.js': 'damaged' })
    await keep(writeFiles(emptyFolder(), FILES), folder)
    await keep(writeFiles(emptyFolder(), { 'client/a.js': 'of another build' }), folder)
    expect(readFileSync(join(folder, 'client/a.js'), 'utf8')).toBe('script')
    expect(readdirSync(parent)).toEqual(['key'])
  })

  test('that many builds make at once is one of theirs', async () => {
    const parent = emptyFolder()
    const folder = join(parent, 'key')
    writeFiles(folder, { 'client/a.js': 'damaged' })
    await Promise.all(Array.from({ length: 10 }, () => keep(writeFiles(emptyFolder(), FILES), folder)))
    expect(isWhole(folder)).toBe(true)
    expect(readdirSync(parent)).toEqual(['key'])
  })

  test('is removed when four others were used after it, and nobody has used it for an hour', async () => {
    const parent = emptyFolder()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await keep(writeFiles(emptyFolder(), FILES), join(parent, name))
    const hoursAgo = (hours: number) => Date.now() / 1000 - hours * 60 * 60
    const lastUse = (name: string, hours: number) =>
      utimesSync(join(parent, name, 'manifest.json'), hoursAgo(hours), hoursAgo(hours))
    for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) lastUse(name, index + 2)
    mkdirSync(join(parent, 'unfinished-1'))
    await prune(parent)
    expect(readdirSync(parent)).toEqual(['a', 'b', 'e', 'f', 'unfinished-1'])
  })
})
