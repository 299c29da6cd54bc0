import { fork, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { isWhole, touch } from './kept/artefact.js'
import { isMisread, mirrorOf } from './run/mirror.js'
import { PROJECT, stateOf } from './run/sources.js'

/*
 * Runs one of the programs: `node scripts/run.js check --release`. Programs are bundled once for each state of their
 * sources. This file and the folder beside it are JavaScript, because they are what makes TypeScript run.
 */
const PROGRAMS = join(PROJECT, 'scripts/programs')
const BUNDLER = join(PROJECT, 'scripts/run/bundlePrograms.js')
const KEPT = join(PROJECT, '.cache/programs')
const SOURCES = ['scripts', 'renderer', 'package.json', 'package-lock.json', 'node_modules/.package-lock.json']

const [, , name = '', ...options] = process.argv
if (!existsSync(join(PROGRAMS, `${name}.ts`))) {
  console.error(`There is no program "${name}" in scripts/programs.`)
  process.exit(1)
}

if (isMisread(PROJECT)) await runMirrored()

// Before anything is loaded: React chooses its build by it, and with any other (a shell's, a test runner's) visitors
// would get the development build.
process.env.NODE_ENV = name === 'dev' ? 'development' : 'production'
process.setSourceMapsEnabled(true)
// The heap grows by this much between two collections, and not to several times of what is in it: at 10,153 pages 630 MB
// at most instead of 820, and of one edited city 400 instead of 440 to 550, in the same time.
setFlagsFromString('--heap-growing-percent=60')
for (const stream of [process.stdout, process.stderr]) stream.on('error', endUnheard)

const script = join(bundledPrograms(), `${name}.mjs`)
process.argv = [process.execPath, script, ...options]
await import(pathToFileURL(script).href)

/** Runs the program from where its tools can read their own path. What it reads and writes stays here. */
async function runMirrored() {
  if (name === 'dev') {
    console.error(`Development needs a path without %, # and ?: ${PROJECT}`)
    process.exit(1)
  }
  const child = fork(join(mirrorOf(PROJECT), 'scripts/run.js'), process.argv.slice(2))
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  const code = await new Promise((settle, reject) => child.on('exit', settle).on('error', reject))
  process.exit(code ?? 1)
}

/** @returns {string} the folder of the bundled programs */
function bundledPrograms() {
  const folder = join(KEPT, stateOf(PROJECT, SOURCES))
  if (isWhole(folder)) {
    touch(folder)
    return folder
  }
  const { status } = spawnSync(process.execPath, [BUNDLER, PROGRAMS, folder], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
  // What was edited meanwhile may be in it or not.
  return folder === join(KEPT, stateOf(PROJECT, SOURCES)) ? folder : bundledPrograms()
}

/**
 * Nobody listens any longer (`npm run build | head`): ends in silence, and what is temporary goes with it.
 * @param {Error} error
 */
function endUnheard(error) {
  if ('code' in error && error.code === 'EPIPE') process.exit(1)
  throw error
}
