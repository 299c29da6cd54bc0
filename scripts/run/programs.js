import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isWhole } from '../store/artefact.js'
import { storeFolder } from '../store/root.js'
import { PROJECT } from '../store/sources.js'

export const PROGRAMS = join(PROJECT, 'scripts/programs')
const BUNDLER = join(PROJECT, 'scripts/run/bundlePrograms.js')

/**
 * Bundles the programs, once for each state of their sources.
 * @returns {Promise<string>} the folder of the bundled programs
 * @throws {Error} if a source is wrong; its message shows where
 */
export async function bundledPrograms() {
  const folder = join(storeFolder(), 'programs')
  if (isWhole(folder)) return folder
  await promisify(execFile)(process.execPath, [BUNDLER, PROGRAMS, folder]).catch(({ stderr, message }) => {
    throw new Error(stderr.trim() || message)
  })
  // What was edited meanwhile may be in it or not.
  return folder === join(storeFolder(), 'programs') ? folder : bundledPrograms()
}
