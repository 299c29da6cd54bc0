import { EventEmitter } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PlusFiles } from '../../scripts/dev/plusFiles.ts'
import { debounce, Latest } from '../../scripts/latest.ts'

describe('the latest check', () => {
  test('runs once at a time, and once more for all that changed during a run', async () => {
    let state = 0
    let running = 0
    const runs: number[] = []
    const latest = new Latest(async () => {
      running += 1
      expect(running).toBe(1)
      const seen = state
      await setImmediate()
      runs.push(seen)
      running -= 1
      return seen
    })
    const change = () => {
      state += 1
      return latest.renew()
    }
    expect(await Promise.all([latest.result, change(), change(), change()])).toEqual([3, 3, 3, 3])
    expect(runs).toEqual([0, 3])
    expect(await change()).toBe(4)
    expect(await latest.result).toBe(4)
  })

  test('takes the steps in which an editor saves a file for one change', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const task = vi.fn(async () => {})
    const renew = debounce(task)
    for (const _ of ['emptied', 'written', 'renamed']) {
      renew()
      vi.advanceTimersByTime(10)
    }
    expect(task).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10)
    expect(task).toHaveBeenCalledOnce()
  })
})

describe('Vike’s + files', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('are read once more, alone, when several have come or gone', async () => {
    const watcher = new EventEmitter()
    const readings: string[] = []
    watcher.on('change', (file) => readings.push(file))
    const plusFiles = new PlusFiles({ watcher, config: { root: '/project' } })
    await plusFiles.settled()
    watcher.emit('add', '/project/pages/a/+Page.tsx')
    await vi.advanceTimersByTimeAsync(400)
    watcher.emit('unlink', '/project/pages/b/+data.ts')
    watcher.emit('add', '/project/pages/a/Hero.tsx')
    const settled = plusFiles.settled().then(() => readings.length)
    await vi.advanceTimersByTimeAsync(400)
    expect(readings).toEqual([])
    await vi.advanceTimersByTimeAsync(400)
    expect(readings).toEqual(['/project/renderer/+config.ts'])
    expect(await settled).toBe(1)
  })
})
