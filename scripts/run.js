import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/* Runs a program: `node scripts/run.js check --release`. tsx compiles TypeScript in all versions of Node that we support. */

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['scripts/programs', 'scripts/import/programs'].map((folder) => join(PROJECT, folder))

const [, , name = '', ...args] = process.argv
const program = FOLDERS.map((folder) => join(folder, `${name}.ts`)).find((file) => existsSync(file))
if (program === undefined) {
  const programs = FOLDERS.flatMap((folder) => readdirSync(folder)).map((file) => file.replace('.ts', ''))
  console.error(`There is no program "${name}". The programs are: ${programs.join(', ')}.`)
  process.exit(1)
}

if (/[%#?]/.test(PROJECT)) {
  console.error(`Vite doesn't support paths with %, #, or ?. Move the project to another folder. It's in ${PROJECT}`)
  process.exit(1)
}

// Set it before React is loaded. With the value of a shell or test runner, visitors would get React's development build.
process.env.NODE_ENV = name === 'dev' ? 'development' : 'production'
process.setSourceMapsEnabled(true)
// Collects garbage earlier. With 10,153 pages, the peak is 630 MB instead of 820 MB, and 400 MB instead of 440 to 550 MB after an edit of a
// city, in the same time.
setFlagsFromString('--heap-growing-percent=60')
for (const stream of [process.stdout, process.stderr]) stream.on('error', exitOnBrokenPipe)

// Paths are relative to the project, as with `npm run` (docs.npmjs.com, "npm-run").
process.chdir(PROJECT)
process.argv = [process.execPath, name, ...args]
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(program).href).catch(exitOnSyntaxError)

/**
 * Prints a syntax error without esbuild's stack.
 * @param {Error} error
 */
function exitOnSyntaxError(error) {
  if (error.name !== 'TransformError') throw error
  console.error(error.message)
  process.exit(1)
}

/**
 * Exits without an error message if the output is closed (`npm run build | head`).
 * @param {Error} error
 */
function exitOnBrokenPipe(error) {
  if ('code' in error && error.code === 'EPIPE') process.exit(1)
  throw error
}
