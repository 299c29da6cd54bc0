import { copyFileSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasErrorCode } from '../../errors.ts'

/** Writes a file of a new site. The path is relative to the site, or an address: `/feed.xml`. */
export type WriteSiteFile = (path: string, content: string | Uint8Array) => void

/**
 * Returns a function that writes files. Unchanged files are hard links to the previous output, because linking takes a
 * twentieth of the CPU time of writing, and retains the modification time. nginx derives ETags from it, so these files stay
 * in browser caches. Don't edit written files in place, because that would also edit the previous output.
 */
export function createSiteWriter(siteFolder: string, previousOutput: string): WriteSiteFile {
  return (path, content) => {
    const file = join(siteFolder, path)
    mkdirSync(dirname(file), { recursive: true })
    if (tryReuse(join(previousOutput, path), file)) {
      // Compare after linking, because another build can replace the output at any time.
      if (readFileSync(file).equals(Buffer.from(content))) return
      rmSync(file)
    }
    // Fail on a second write. It could edit the previous output through a hard link.
    writeFileSync(file, content, { flag: 'wx' })
  }
}

/** Links a file, or copies it with its time if links aren't possible, as between file systems. Returns false if there's no file. */
function tryReuse(from: string, to: string): boolean {
  try {
    if (!lstatSync(from).isFile()) return false
    linkSync(from, to)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return false
    if (!hasErrorCode(error, 'EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK')) throw error
    copyFileSync(from, to)
    const { atime, mtime } = lstatSync(from)
    utimesSync(to, atime, mtime)
  }
  return true
}
