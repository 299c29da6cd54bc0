import { join } from 'node:path'
import { bundle, programsIn } from './bundle.js'

/*
 * `node scripts/run/bundlePrograms.js scripts/programs <folder>`: bundles a folder's programs, and the check that
 * the development server loads anew, in a process of its own, because the bundler's 350 MB go with it.
 */
const [, , programs = '', folder = ''] = process.argv
try {
  await bundle([...programsIn(programs), join(programs, '../dev/checker.ts')], folder)
} catch (error) {
  // A source is wrong: the message shows where, and the stack is the bundler's.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
