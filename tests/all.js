import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** `npm test` checks the content, code style, and types, and then runs Vitest. The first failure stops the run. */

const failed = new AbortController()

/** @param {string} program @param {...string} args */
async function run(program, ...args) {
  // For the type checker: trades memory for time.
  const env = { ...process.env, GOGC: '400' }
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit', env, signal: failed.signal })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} has failed.`)
}

async function checkCode() {
  await run('node_modules/@biomejs/biome/bin/biome', 'ci', '.')
  // Several type checkers repeat most of the work.
  await run('node_modules/typescript/bin/tsc', '--checkers', '1')
}

async function runTests() {
  await run('scripts/run.js', 'check')
  const options = '--config tests/vitest.config.ts --project unit --project site'
  await run('node_modules/vitest/vitest.mjs', 'run', ...options.split(' '))
}

try {
  await Promise.all([checkCode(), runTests()])
} catch (error) {
  failed.abort()
  console.error(`\n${error}`)
  process.exitCode = 1
}
