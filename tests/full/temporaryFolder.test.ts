import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withTemporaryFolder } from '../../scripts/temporaryFolder.ts'
import { createTemporaryFolder, writeFiles } from '../support/siteFolder.ts'

test('deletes a temporary folder after the task, even if the task fails', async () => {
  const parent = createTemporaryFolder()
  const listenerCount = process.listenerCount('SIGINT')
  const result = await withTemporaryFolder(parent, 'site-', async (folder) => {
    writeFiles(folder, { 'a/b': 'text' })
    return 'done'
  })
  expect(result).toBe('done')
  const failedTask = withTemporaryFolder(parent, 'site-', () => Promise.reject(new Error('broken')))
  await expect(failedTask).rejects.toThrow('broken')
  expect(readdirSync(parent)).toEqual([])
  expect(process.listenerCount('SIGINT')).toBe(listenerCount)
})

test('deletes folders of killed programs after a day', async () => {
  const parent = createTemporaryFolder()
  const folders = ['site-abandoned', 'site-running', 'another'].map((name) => join(parent, name))
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
  for (const folder of folders) {
    mkdirSync(folder)
    if (!folder.includes('running')) utimesSync(folder, twoDaysAgo, twoDaysAgo)
  }
  await withTemporaryFolder(parent, 'site-', async () => {})
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, true, true])
})
