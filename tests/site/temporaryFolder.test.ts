import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../scripts/run/bundle.js'
import { withTemporaryFolder } from '../../scripts/temporaryFolder.ts'
import { outputOf, printed } from '../support/programs.ts'
import { emptyFolder, writeFiles } from '../support/siteFolder.ts'

/** A program that waits in a temporary folder until it is told to end. */
const WAITING = `
import { writeFileSync } from 'node:fs'
import { withTemporaryFolder } from '${resolve('scripts/temporaryFolder.ts')}'
await withTemporaryFolder(process.env.PARENT, 'site-', async (folder) => {
  writeFileSync(folder + '/file', 'text')
  setInterval(() => {}, 1000)
  console.log('waiting')
  await new Promise(() => {})
})`

describe('a temporary folder', () => {
  test('is gone after the task, and after its failure', async () => {
    const parent = emptyFolder()
    // The browser of other tests listens too.
    const listening = process.listenerCount('SIGINT')
    const text = await withTemporaryFolder(parent, 'site-', async (folder) => {
      writeFiles(folder, { 'a/b': 'text' })
      return 'done'
    })
    expect(text).toBe('done')
    const failing = withTemporaryFolder(parent, 'site-', () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    expect(readdirSync(parent)).toEqual([])
    expect(process.listenerCount('SIGINT')).toBe(listening)
  })

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('is gone after %s', async (signal, code) => {
    const folder = writeFiles(emptyFolder(), { 'waiting.ts': WAITING })
    await bundle([join(folder, 'waiting.ts')], join(folder, 'kept/state'))
    const parent = emptyFolder()
    const child = spawn(process.execPath, [join(folder, 'kept/state/waiting.mjs')], {
      env: { ...process.env, PARENT: parent },
    })
    const output = outputOf(child)
    await printed(child, 'waiting')
    const ended = new Promise((resolve) => child.on('exit', resolve))
    child.kill(signal)
    expect(await ended, output()).toBe(code)
    expect(readdirSync(parent)).toEqual([])
  })

  test('that a killed program has left is removed after an hour, and not before', async () => {
    const parent = emptyFolder()
    const folders = ['site-abandoned', 'site-running', 'another'].map((name) => join(parent, name))
    const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60
    for (const folder of folders) {
      mkdirSync(folder)
      if (!folder.includes('running')) utimesSync(folder, twoHoursAgo, twoHoursAgo)
    }
    await withTemporaryFolder(parent, 'site-', async () => {})
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, true, true])
  })
})
