import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlusFileReloader } from '../../../scripts/dev/plusFiles.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("reloads Vike's + files once after several were added or deleted", async () => {
  const watcher = new EventEmitter()
  const reloads: string[] = []
  watcher.on('change', (file) => reloads.push(file))
  const plusFiles = createPlusFileReloader({ watcher, config: { root: '/project' } })
  await plusFiles.waitForReload()
  plusFiles.handleFileEvent('add', '/project/pages/a/+Page.tsx')
  await vi.advanceTimersByTimeAsync(400)
  plusFiles.handleFileEvent('unlink', '/project/pages/b/+data.ts')
  plusFiles.handleFileEvent('add', '/project/pages/a/Hero.tsx')
  const settled = plusFiles.waitForReload().then(() => reloads.length)
  await vi.advanceTimersByTimeAsync(400)
  expect(reloads).toEqual([])
  await vi.advanceTimersByTimeAsync(400)
  expect(reloads).toEqual(['/project/renderer/+config.ts'])
  expect(await settled).toBe(1)
})
