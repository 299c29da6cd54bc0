import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/* Runs a program: `node scripts/run.js check --release`. tsx translates its TypeScript, in every version of Node that we support. */

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['scripts/programs', 'scripts/import/programs'].map((folder) => join(PROJECT, folder))

const [, , name = '', ...options] = process.argv
const program = FOLDERS.map((folder) => join(folder, `${name}.ts`)).find((file) => existsSync(file))
if (program === undefined) {
  const programs = FOLDERS.flatMap((folder) => readdirSync(folder)).map((file) => file.replace('.ts', ''))
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
for (const stream of [process.stdout, process.stderr]) stream.on('error', exitOnBrokenPipe)

// All paths are relative to the project, as with `npm run`, which also starts there (docs.npmjs.com, "npm-run").
process.chdir(PROJECT)
process.argv = [process.execPath, name, ...options]
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(program).href).catch(exitOnSyntaxError)

/**
 * Prints the place of a syntax error, without esbuild's stack.
 * @param {Error} error
 */
function exitOnSyntaxError(error) {
  if (error.name !== 'TransformError') throw error
  console.error(error.message)
  process.exit(1)
}

/**
 * Exits quietly if the reader of the output is gone (`npm run build | head`), and removes temporary files.
 * @param {Error} error
 */
function exitOnBrokenPipe(error) {
  if ('code' in error && error.code === 'EPIPE') process.exit(1)
  throw error
}
