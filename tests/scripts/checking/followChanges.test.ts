import { expect, test } from 'vitest'
import { followChanges } from '../../../scripts/checking/followChanges.ts'

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
  await followChanges(changes(), async () => {
    runs.push('begun')
    await released
    runs.push('ended')
  })
  expect(runs).toEqual(['begun', 'ended', 'begun', 'ended'])
})
