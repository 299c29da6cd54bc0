import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** `npm test` checks the content, code style, and types, and then runs Vitest. The first failure stops the run. */

/** Several type checkers repeat most of the work. GOGC trades memory for time. */
const TSC = { args: ['node_modules/typescript/bin/tsc', '--checkers', '1'], env: { GOGC: '400' } }
const BIOME = { args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'] }
const CHECK = { args: ['scripts/run.js', 'check'] }
const VITEST = {
  args: 'node_modules/vitest/vitest.mjs run --config tests/vitest.config.ts --project unit --project site'.split(' '),
  isShownAtOnce: true,
}

const failed = new AbortController()

/**
 * Runs a Node program to its end. Prints its output in one piece, or immediately if `isShownAtOnce` is set.
 * @param {{ args: string[], env?: Record<string, string>, isShownAtOnce?: boolean }} program
 */
async function run({ args, env = {}, isShownAtOnce = false }) {
  const stdio = isShownAtOnce ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env }, signal: failed.signal })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  process.stdout.write(output)
  if (code !== 0) throw new Error(`${args.join(' ')} has failed.`)
}

try {
  await Promise.all([run(BIOME).then(() => run(TSC)), run(CHECK).then(() => run(VITEST))])
} catch (error) {
  failed.abort()
  console.error(error instanceof Error ? `\n${error.message}` : error)
  process.exitCode = 1
}
