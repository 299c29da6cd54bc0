import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isIntact, moveFolder, saveArtifact } from '../../../scripts/cache/artifact.ts'
import { BUILD_SOURCES, hashSources, openCacheFolder } from '../../../scripts/cache/cacheFolder.ts'
import { createTemporaryFolder, hashFiles, writeFiles } from '../../support/siteFolder.ts'

const FILES = { 'client/a.js': 'script', 'server/entry.mjs': 'server' }

test('hashes only the bytes and names of source files', () => {
  const project = writeFiles(createTemporaryFolder(), { 'renderer/a.ts': 'a', 'content/site.yaml': 'x' })
  const computeHash = () => hashSources(project, ['renderer', 'package-lock.json'])
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

test('detects changed bytes, files, and manifests in an artifact', async () => {
  const DAMAGES: Record<string, (folder: string) => void> = {
    'a byte': (folder) => fs.writeFileSync(join(folder, 'client/a.js'), 'scripT'),
    'a truncated file': (folder) => fs.writeFileSync(join(folder, 'server/entry.mjs'), ''),
    'a missing file': (folder) => fs.rmSync(join(folder, 'client/a.js')),
    'an additional file': (folder) => fs.writeFileSync(join(folder, 'client/b.js'), ''),
    'an additional folder': (folder) => fs.mkdirSync(join(folder, 'client/more')),
    'an additional link': (folder) => fs.symlinkSync('/etc/passwd', join(folder, 'client/link.js')),
    'no manifest': (folder) => fs.rmSync(join(folder, 'manifest.json')),
    'a folder instead of the manifest': (folder) => {
      fs.rmSync(join(folder, 'manifest.json'))
      fs.mkdirSync(join(folder, 'manifest.json'))
    },
    'an incomplete manifest': (folder) => fs.writeFileSync(join(folder, 'manifest.json'), '['),
    'no folder': (folder) => fs.rmSync(folder, { recursive: true }),
  }
  for (const [name, damage] of Object.entries(DAMAGES)) {
    const folder = join(createTemporaryFolder(), 'key')
    await saveArtifact(writeFiles(createTemporaryFolder(), FILES), folder)
    expect(isIntact(folder), name).toBe(true)
    damage(folder)
    expect(isIntact(folder), name).toBe(false)
  }
})

test('replaces a damaged artifact, keeps an intact one, and handles builds at the same time', async () => {
  const parent = createTemporaryFolder()
  const folder = join(parent, 'key')
  writeFiles(folder, { 'client/a.js': 'damaged' })
  await Promise.all(Array.from({ length: 10 }, () => saveArtifact(writeFiles(createTemporaryFolder(), FILES), folder)))
  expect(isIntact(folder)).toBe(true)
  await saveArtifact(writeFiles(createTemporaryFolder(), { 'client/a.js': 'from another build' }), folder)
  expect(fs.readFileSync(join(folder, 'client/a.js'), 'utf8')).toBe('script')
  expect(fs.readdirSync(parent)).toEqual(['key'])
})

test('moves a folder to a different file system with the modification times', async () => {
  const from = writeFiles(join(createTemporaryFolder(), 'from'), FILES)
  fs.utimesSync(join(from, 'client/a.js'), 1_000_000_000, 1_000_000_000)
  const to = join(createTemporaryFolder(), 'to')
  using _ = vi.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' })
  })
  // Updates the named export that `moveFolder` imports.
  syncBuiltinESMExports()
  onTestFinished(syncBuiltinESMExports)
  await moveFolder(from, to)
  expect(hashFiles(to)).toEqual(hashFiles(writeFiles(createTemporaryFolder(), FILES)))
  expect(fs.statSync(join(to, 'client/a.js')).mtimeMs).toBe(1_000_000_000_000)
  expect(fs.existsSync(from)).toBe(false)
})
