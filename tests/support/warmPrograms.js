import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

/*
 * Runs the project's programs for tests, one after another in one process: what they import is loaded once, and has run
 * before, which is five sixths of the time of a small build. The first is started by `run.js`, and so are all that
 * follow but for what it does once a process. Who has forked it is told the address, and ends it by letting go.
 */
/** @typedef {{ code: number | string, output: string }} Outcome */

let folder = ''
let runs = 0

/** @type {(name: string, options: string[]) => Promise<unknown>} */
async function load(name, options) {
  runs += 1
  process.argv = [process.execPath, join(folder, `${name}.mjs`), ...options]
  if (folder !== '') return again(name).catch(() => mended(name))
  process.argv = [process.execPath, 'scripts/run.js', name, ...options]
  await import('../../scripts/run.js')
  folder = dirname(process.argv[1] ?? '')
}

/** @type {(name: string) => Promise<unknown>} */
const again = (name) => import(`${pathToFileURL(join(folder, `${name}.mjs`)).href}?${runs}`)

/**
 * A test damages programs on purpose: who starts another by `run.js` finds all whole afterwards.
 * @type {(name: string) => Promise<unknown>}
 */
function mended(name) {
  runs += 1
  spawnSync(process.execPath, ['scripts/run.js', 'check', '--help'])
  return again(name)
}

/** @type {(name: string, options: string[]) => Promise<Outcome>} */
async function run(name, options) {
  let output = ''
  const streams = [process.stdout, process.stderr]
  const writes = streams.map((stream) => stream.write)
  for (const stream of streams)
    stream.write = (chunk) => {
      output += chunk
      return true
    }
  process.exitCode = 0
  try {
    await load(name, options)
    return { code: process.exitCode, output }
  } catch (error) {
    return { code: 1, output: `${output}${error instanceof Error ? error.stack : error}` }
  } finally {
    process.exitCode = 0
    for (const [index, stream] of streams.entries()) stream.write = writes[index] ?? stream.write
  }
}

/** @type {Promise<unknown>} */
let last = Promise.resolve()

const server = createServer(async (request, response) => {
  const [name, ...options] = /** @type {[string, ...string[]]} */ (await json(request))
  const turn = last.then(() => run(name, options))
  last = turn
  response.end(JSON.stringify(await turn))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
})
process.on('disconnect', () => process.exit())
