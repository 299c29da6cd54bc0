import { performance } from 'node:perf_hooks'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'

/** Runs a step, and prints a line for the terminal: `check links        0.19 s  98,534 links`. */
export async function runStep<Result>(
  name: string,
  run: () => Result | Promise<Result>,
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
