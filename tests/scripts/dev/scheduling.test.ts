import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createSerialRunner, debounce } from '../../../scripts/dev/scheduling.ts'

function createControlledRunner() {
  const runs: { succeed: (result: string) => void; fail: (error: Error) => void }[] = []
  const start = createSerialRunner(
    () => new Promise<string>((resolve, reject) => runs.push({ succeed: resolve, fail: reject })),
  )
  return { start, firstRun: start(), runs }
}

test('runs once more after several triggers during a run', async () => {
  const { start, runs } = createControlledRunner()
  await setImmediate()
  const results = [start(), start(), start()]
  await setImmediate()
  expect(runs).toHaveLength(1)
  runs[0]?.succeed('old')
  await setImmediate()
  expect(runs).toHaveLength(2)
  runs[1]?.succeed('new')
  expect(await Promise.all(results)).toEqual(['new', 'new', 'new'])
})

test('runs again after a run that failed', async () => {
  const { start, firstRun, runs } = createControlledRunner()
  await setImmediate()
  runs[0]?.fail(new Error('broken'))
  await expect(firstRun).rejects.toThrow('broken')
  const result = start()
  await setImmediate()
  runs[1]?.succeed('fixed')
  expect(await result).toBe('fixed')
})

test('runs a debounced task once after the steps of a save', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const task = vi.fn()
  const run = debounce(task)
  for (const _ of ['emptied', 'written', 'renamed']) {
    run()
    vi.advanceTimersByTime(10)
  }
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10)
  expect(task).toHaveBeenCalledOnce()
})
