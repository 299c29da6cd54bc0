import { performance } from 'node:perf_hooks'
import { pluralize } from '../../formatNumbers.ts'

/** Runs a step and prints one line with its time, and with what `count` says of its result: `1,134 pages`. */
export async function step<Result>(
  name: string,
  run: () => Promise<Result>,
  count?: (result: Result) => string,
): Promise<Result> {
  const start = performance.now()
  const result = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  console.log(`${name.padEnd(16)} ${seconds.padStart(6)} s  ${count?.(result) ?? ''}`.trimEnd())
  return result
}

/** What this process has taken: the processor's time, and memory at most. */
export function describeResourceUse(): string {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  return `${((userCPUTime + systemCPUTime) / 1e6).toFixed(1)} s of the processor, ${Math.round(maxRSS / 1024)} MB of memory at most`
}

/** What the owner still has to supply, as the last line of a build. */
export function describePlaceholders(placeholders: number): string {
  if (placeholders === 0) return 'No placeholder is left.'
  return `${pluralize(placeholders, 'placeholder')} wait for the owner: npm run check lists them.`
}
