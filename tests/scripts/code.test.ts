import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isWhole, keep } from '../../scripts/store/artefact.js'
import { CODE, storeFolder } from '../../scripts/store/root.js'
import { stateOf } from '../../scripts/store/sources.js'
import { emptyFolder, writeFiles } from '../support/siteFolder.ts'

const FILES = { 'client/a.js': 'script', 'server/entry.mjs': 'server' }

describe('the state of sources', () => {
  test('follows their bytes and names, and nothing else', () => {
    const project = writeFiles(emptyFolder(), { 'renderer/a.ts': 'a', 'content/site.yaml': 'x' })
    const state = () => stateOf(project, ['renderer', 'package-lock.json'])
    const before = state()
    // The second is Vike's own, while it reads a + file.
    writeFiles(project, { 'content/site.yaml': 'y', 'renderer/+config.ts.build-0123456789ab.mjs': 'x' })
    utimesSync(join(project, 'renderer/a.ts'), 1, 1)
    expect(state()).toBe(before)
    const states = ['renderer/b.ts', 'renderer/a.ts', 'package-lock.json'].map((file) => {
      writeFiles(project, { [file]: 'changed' })
      return state()
    })
    expect(new Set([before, ...states]).size).toBe(4)
    rmSync(join(project, 'renderer/b.ts'))
    expect(states).not.toContain(state())
  })
})

describe('the root key', () => {
  test('holds whatever the code and what draws are made of: each file that Git keeps, but for content, tests and words about it', () => {
    const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean)
    const isLeftOut = (file: string) => /^(content|tests|\.[^/]+)\//.test(file) || /^(\.|LICENSE|[A-Z]+\.md)/.test(file)
    const others = files.filter(
      (file) => !isLeftOut(file) && !CODE.some((each) => file === each || file.startsWith(`${each}/`)),
    )
    expect(others).toEqual([])
  })
})

test.each([['kept'], ['kept', 'store']])(
  'where a file stands in place of the folder that keeps all, they say so',
  (...place) => {
    const folder = join(writeFiles(emptyFolder(), { kept: 'a file' }), ...place)
    expect(() => storeFolder(folder)).toThrow(/^A file stands in the way of the folder .+: remove it\.$/)
  },
)

test('what other states of the code have made goes, but for the last few and those of the last hour', () => {
  const cache = emptyFolder()
  const hoursAgo = (hours: number) => Date.now() / 1000 - hours * 60 * 60
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    mkdirSync(join(cache, name))
    utimesSync(join(cache, name), hoursAgo(index + 2), hoursAgo(index + 2))
  }
  mkdirSync(join(cache, 'new'))
  const own = storeFolder(cache)
  expect(readdirSync(cache).sort()).toEqual([basename(own), 'a', 'b', 'new'].sort())
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
})
