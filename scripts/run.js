import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/* Runs a program with options: `node scripts/run.js check --release`. tsx compiles TypeScript and JSX. */

const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url))
const PROGRAM_FOLDERS = ['scripts/programs', 'scripts/import/programs'].map((folder) => join(PROJECT_ROOT, folder))

const [, , name = '', ...args] = process.argv
const program = PROGRAM_FOLDERS.map((folder) => join(folder, `${name}.ts`)).find((file) => existsSync(file))
if (program === undefined) {
  const programs = PROGRAM_FOLDERS.flatMap((folder) => readdirSync(folder)).map((file) => file.replace('.ts', ''))
  const names = programs.filter((other) => other !== 'viteBuild').join(', ')
  console.error(`There is no program "${name}". The programs are: ${names}.`)
  process.exit(1)
}

if (/[%#?]/.test(PROJECT_ROOT)) {
  console.error(
    `Vite doesn't support paths with %, #, or ?. Move the project to another folder. It's in ${PROJECT_ROOT}`,
  )
  process.exit(1)
}

// Set this before loading React. With a value from the shell, a site could contain React's development build.
process.env.NODE_ENV = name === 'dev' ? 'development' : 'production'
process.setSourceMapsEnabled(true)
// Collect garbage earlier to use less memory.
setFlagsFromString('--heap-growing-percent=60')
// Compile hot functions later, because commands take seconds. A build after an edit needs 15% less CPU time, a full build as much.
setFlagsFromString('--interrupt-budget=400000')
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    // Exit if the reader of the output has closed it, as in `npm run build | head`.
    if ('code' in error && error.code === 'EPIPE') process.exit(1)
    throw error
  })

// Resolve paths from the project, like `npm run`, even if the shell is in a subfolder.
process.chdir(PROJECT_ROOT)
process.argv = [process.execPath, name, ...args]
const { register } = await import('tsx/esm/api')
register()
const { main } = await import(pathToFileURL(program).href).catch((error) => {
  // Print a syntax error without esbuild's stack.
  if (error.name !== 'TransformError') throw error
  console.error(error.message)
  process.exit(1)
})
await main()
