import fs from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isIntact, moveFolder, saveArtifact } from '../../../scripts/cache/artifact.ts'
import { createTemporaryFolder, hashFiles, mockFileSystem, writeFiles } from '../../support/siteFolder.ts'

const FILES = { 'client/a.js': 'script', 'server/entry.mjs': 'server' }

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
  mockFileSystem('renameSync', () => {
    throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' })
  })
  await moveFolder(from, to)
  expect(hashFiles(to)).toEqual(hashFiles(writeFiles(createTemporaryFolder(), FILES)))
  expect(fs.statSync(join(to, 'client/a.js')).mtimeMs).toBe(1_000_000_000_000)
  expect(fs.existsSync(from)).toBe(false)
})
