import { expect, test } from 'vitest'
import { anyUntil, everyKind, fuzz } from '../support/fuzz.ts'
import { Random } from '../support/random.ts'

/** Other seeds, and minutes instead of a number: `FUZZ_SEED=7 FUZZ_MINUTES=5 npm run fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? 1)
const minutes = Number(process.env.FUZZ_MINUTES ?? 0)

test('whatever is changed in a file, the check says something of it that can be so', {
  timeout: (minutes + 5) * 60_000,
}, async () => {
  const end = Date.now() + minutes * 60_000
  const random = new Random(seed)
  const result = await fuzz(seed, minutes > 0 ? anyUntil(end, random) : everyKind(random), random)
  if (minutes > 0) console.log(JSON.stringify({ ...result, failures: result.failures.length }))
  expect(result.failures.slice(0, 20)).toEqual([])
  // Of checks that take a few milliseconds, the slowest waits for the machine; a hang is thousands of times slower.
  expect(result.slowest).toBeLessThan(400)
  expect(result.rendered).toBeGreaterThan(0)
})
