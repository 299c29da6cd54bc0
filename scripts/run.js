import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { bundledPrograms, PROGRAMS } from './run/programs.js'
import { PROJECT } from './store/sources.js'

/*
 * Runs one of the programs: `node scripts/run.js check --release`. Programs are bundled once for each state of their
 * sources. This file and the folder beside it are JavaScript, because they are what makes TypeScript run.
 */
const [, , name = '', ...options] = process.argv
const imports = join(PROJECT, 'scripts/import/programs', `${name}.ts`)
if (!existsSync(join(PROGRAMS, `${name}.ts`)) && !existsSync(imports)) {
  const programs = readdirSync(PROGRAMS).map((file) => file.replace('.ts', ''))
  console.error(`There is no program "${name}". The programs are: ${programs.join(', ')}.`)
  process.exit(1)
}

if (/[%#?]/.test(PROJECT)) {
  console.error(
    `Vite and its bundler read %, # and ? in a path as parts of an address. Move the project out of ${PROJECT}`,
  )
  process.exit(1)
}

// Before anything is loaded: React chooses its build by it, and with any other (a shell's, a test runner's) visitors
// would get the development build.
process.env.NODE_ENV = name === 'dev' ? 'development' : 'production'
process.setSourceMapsEnabled(true)
// The heap grows by this much between two collections, and not to several times of what is in it: at 10,153 pages 630 MB
// at most instead of 820, and of one edited city 400 instead of 440 to 550, in the same time.
setFlagsFromString('--heap-growing-percent=60')
for (const stream of [process.stdout, process.stderr]) stream.on('error', endUnheard)

// All paths are relative to the project, as with `npm run`, which also starts there (docs.npmjs.com, "npm-run").
process.chdir(PROJECT)
process.argv = [process.execPath, name, ...options]
if (existsSync(imports)) {
  // Run once in a while, with tables and packages that no other program needs: Vite translates them as they are read.
  const { runnerImport } = await import('vite')
  await runnerImport(imports, { root: PROJECT, configFile: false, logLevel: 'error' })
} else {
  const script = join(await bundledPrograms().catch(endUntranslated), `${name}.mjs`)
  await import(pathToFileURL(script).href)
}

/**
 * A source is wrong: the message shows where.
 * @param {Error} error
 * @returns {never}
 */
function endUntranslated({ message }) {
  console.error(message)
  process.exit(1)
}

/**
 * Nobody listens any longer (`npm run build | head`): ends in silence, and what is temporary goes with it.
 * @param {Error} error
 */
function endUnheard(error) {
  if ('code' in error && error.code === 'EPIPE') process.exit(1)
  throw error
}
