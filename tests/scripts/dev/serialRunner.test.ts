import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { debounce, SerialRunner } from '../../../scripts/dev/serialRunner.ts'

function createControlledRunner() {
  const runs: { succeed: (result: string) => void; fail: (error: Error) => void }[] = []
  const runner = new SerialRunner(
    () => new Promise<string>((resolve, reject) => runs.push({ succeed: resolve, fail: reject })),
  )
  return { runner, runs }
}

test('runs once more after several triggers during a run', async () => {
  const { runner, runs } = createControlledRunner()
  const results = [runner.trigger(), runner.trigger(), runner.result]
  await setImmediate()
  expect(runs).toHaveLength(1)
  runs[0]?.succeed('old')
  await setImmediate()
  expect(runs).toHaveLength(2)
  runs[1]?.succeed('new')
  expect(await Promise.all(results)).toEqual(['new', 'new', 'new'])
})

test('runs again after a run that failed', async () => {
  const { runner, runs } = createControlledRunner()
  runs[0]?.fail(new Error('broken'))
  await expect(runner.result).rejects.toThrow('broken')
  const result = runner.trigger()
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
