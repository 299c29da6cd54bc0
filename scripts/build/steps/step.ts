import { performance } from 'node:perf_hooks'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'

/** Runs a step, and prints a line for the terminal: `check links        0.19 s  98,534 links`. */
export async function runStep<Result>(
  name: string,
  run: () => Promise<Result>,
  describe?: (result: Result) => string,
): Promise<Result> {
  const start = performance.now()
  const result = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  console.log(`${name.padEnd(16)} ${seconds.padStart(6)} s  ${describe?.(result) ?? ''}`.trimEnd())
  return result
}

/** Formats `142 files`. */
export const describeFiles = (count: number) => pluralize(count, 'file')

/** Describes the CPU time and the peak memory of this process. */
export function describeResourceUse(): string {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  return `${((userCPUTime + systemCPUTime) / 1e6).toFixed(1)} s of CPU time, ${Math.round(maxRSS / 1024)} MB peak memory`
}

/** Describes how many placeholders are left, and which command lists them. */
export function describePlaceholders(count: number): string {
  if (count === 0) return 'No placeholders are left.'
  return `${pluralize(count, 'placeholder')} left. npm run check -- --placeholders lists them.`
}
