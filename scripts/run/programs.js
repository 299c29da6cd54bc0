import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isIntact } from '../store/artifact.js'
import { cacheFolder } from '../store/root.js'
import { PROJECT } from '../store/sources.js'

export const PROGRAMS = join(PROJECT, 'scripts/programs')
const BUNDLER = join(PROJECT, 'scripts/run/bundlePrograms.js')

/**
 * Bundles the programs, unless the bundle of the current sources is in the cache.
 * @returns {Promise<string>} the folder of the bundled programs
 * @throws {Error} if a source is wrong; its message shows where
 */
export async function bundledPrograms() {
  const folder = join(cacheFolder(), 'programs')
  if (isIntact(folder)) return folder
  await promisify(execFile)(process.execPath, [BUNDLER, PROGRAMS, folder]).catch(({ stderr, message }) => {
    throw new Error(stderr.trim() || message)
  })
  // A file was edited in the meantime, and may be in the bundle or not.
  return folder === join(cacheFolder(), 'programs') ? folder : bundledPrograms()
}
