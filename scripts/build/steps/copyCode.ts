import { copyFileSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasErrorCode } from '../../errors.ts'
import { listFiles } from '../../files.ts'

/**
 * Copies scripts, styles, and public files from the cache. Files that the previous output already has are hard links to
 * it, because linking takes a twentieth of the CPU time. Links to the cache would let edits of the site change the cache.
 */
export function copyCode(cachedFolder: string, siteFolder: string, previousOutput: string): void {
  for (const file of listFiles(cachedFolder)) {
    const [cached, target] = [join(cachedFolder, file), join(siteFolder, file)]
    mkdirSync(dirname(target), { recursive: true })
    if (tryLink(join(previousOutput, file), target)) {
      // Compare after linking, because another build can replace the output at any time.
      if (readFileSync(target).equals(readFileSync(cached))) continue
      rmSync(target)
    }
    copyFileSync(cached, target)
  }
}

/** Creates a hard link. Returns false if the file doesn't exist or can't be linked, for example to a different file system. */
function tryLink(from: string, to: string): boolean {
  try {
    if (!lstatSync(from).isFile()) return false
    linkSync(from, to)
    return true
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK')) return false
    throw error
  }
}
