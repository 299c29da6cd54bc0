import { expect, test } from 'vitest'
import { fuzz } from '../../support/fuzz.ts'

/** `npm run fuzz` sets both: other seeds, and minutes instead of a number. */
const seed = Number(process.env.FUZZ_SEED ?? 1)
const minutes = Number(process.env.FUZZ_MINUTES ?? 0)
const MUTATIONS = 1200

test('whatever is changed in a file, the check says something of it that can be so', {
  timeout: (minutes + 5) * 60_000,
}, async () => {
  const end = Date.now() + minutes * 60_000
  const result = await fuzz(seed, (mutations) => (minutes > 0 ? Date.now() > end : mutations >= MUTATIONS))
  if (minutes > 0) console.log(JSON.stringify({ ...result, failures: result.failures.length }))
  expect(result.failures.slice(0, 20)).toEqual([])
  // Of checks that take a few milliseconds, the slowest waits for the machine; a hang is thousands of times slower.
  expect(result.slowest).toBeLessThan(400)
  expect(result.rendered).toBeGreaterThan(0)
})
