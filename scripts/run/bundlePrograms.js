import { join } from 'node:path'
import { explainSystemError } from '../store/systemErrors.js'
import { bundle, programsIn } from './bundle.js'

/*
 * `node scripts/run/bundlePrograms.js scripts/programs <folder>`: bundles a folder's programs, and the check that
 * the development server loads anew, in a process of its own, because the bundler's 350 MB go with it.
 */
const [, , programs = '', folder = ''] = process.argv
try {
  await bundle([...programsIn(programs), join(programs, '../dev/checker.ts')], folder)
} catch (error) {
  // Usually a syntax error. The message says where it is, and the stack is the bundler's.
  console.error(explainSystemError(error) ?? (error instanceof Error ? error.message : error))
  process.exitCode = 1
}
