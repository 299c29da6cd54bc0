import { expect, test } from 'vitest'
import { followChanges } from '../../../scripts/content/check/followChanges.ts'

test('a task runs at once, and once more for all that changes in the meantime', async () => {
  const runs: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  async function* changes() {
    yield 'saved'
    yield 'saved again'
    yield 'and again'
    release()
  }
  const run = async () => {
    runs.push('begun')
    await released
    runs.push('ended')
  }
  await followChanges(changes(), run, async () => {})
  expect(runs).toEqual(['begun', 'ended', 'begun', 'ended'])
})

test('the steps in which an editor saves a file are one change', async () => {
  let [runs, gathered] = [0, 0]
  let endOfSaving = () => {}
  const saving = new Promise<void>((resolve) => {
    endOfSaving = resolve
  })
  async function* changes() {
    yield 'emptied'
    await new Promise(setImmediate)
    yield 'written'
    yield 'renamed'
    endOfSaving()
  }
  const gather = () => {
    gathered += 1
    return saving
  }
  const run = async () => {
    runs += 1
  }
  await followChanges(changes(), run, gather)
  expect([runs, gathered]).toEqual([2, 1])
})
