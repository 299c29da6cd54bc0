import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { BUILD_SOURCES, hashBuildSources, openCacheFolder } from '../../../scripts/cache/cacheFolder.ts'
import { createTemporaryFolder, writeFiles } from '../../support/siteFolder.ts'

test('hashes only the bytes and names of source files', () => {
  const project = writeFiles(createTemporaryFolder(), { 'renderer/a.ts': 'a', 'content/site.yaml': 'x' })
  const computeHash = () => hashBuildSources(project, ['renderer', 'package-lock.json'])
  const hashBefore = computeHash()
  // Vike creates the second file while it reads a + file.
  writeFiles(project, { 'content/site.yaml': 'y', 'renderer/+config.ts.build-0123456789ab.mjs': 'x' })
  fs.utimesSync(join(project, 'renderer/a.ts'), 1, 1)
  expect(computeHash()).toBe(hashBefore)
  const hashes = ['renderer/b.ts', 'renderer/a.ts', 'package-lock.json'].map((file) => {
    writeFiles(project, { [file]: 'changed' })
    return computeHash()
  })
  expect(new Set([hashBefore, ...hashes]).size).toBe(4)
  fs.rmSync(join(project, 'renderer/b.ts'))
  expect(hashes).not.toContain(computeHash())
})

test('hashes all files in Git, except for content, tests, and guides', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean)
  const isOutsideHash = (file: string) =>
    /^(content|tests|\.[^/]+)\//.test(file) || /^(\.|LICENSE|[A-Z]+\.md)/.test(file)
  const unhashedFiles = files.filter(
    (file) => !isOutsideHash(file) && !BUILD_SOURCES.some((source) => file === source || file.startsWith(`${source}/`)),
  )
  expect(unhashedFiles).toEqual([])
})

test('reports a file or a broken symbolic link that blocks the creation of the cache folder', () => {
  const root = writeFiles(createTemporaryFolder(), { file: '' })
  fs.symlinkSync('nowhere', join(root, 'link'))
  for (const ending of ['', '/builds']) {
    expect(() => openCacheFolder(join(root, `file${ending}`))).toThrow(/A file .* Move or delete /)
    expect(() => openCacheFolder(join(root, `link${ending}`))).toThrow(/can't be created\. .*link/)
  }
})

test('deletes caches of other sources, except for the last few and those of the last hour', () => {
  const cache = createTemporaryFolder()
  const getSecondsBefore = (hours: number) => Date.now() / 1000 - hours * 60 * 60
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    fs.mkdirSync(join(cache, name))
    fs.utimesSync(join(cache, name), getSecondsBefore(index + 2), getSecondsBefore(index + 2))
  }
  fs.mkdirSync(join(cache, 'new'))
  const opened = openCacheFolder(cache)
  expect(fs.readdirSync(cache).sort()).toEqual([basename(opened), 'a', 'b', 'new'].sort())
})
