import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { explainReadError, listContentFiles } from '../../renderer/model/read/listContentFiles.ts'
import { TimeZone } from '../../renderer/model/schedule/timeZone.ts'
import { openDiskCache } from '../cache/diskCache.ts'
import { requireCms } from '../content/admin/cmsPackages.ts'
import { requireContent, sha256 } from '../files.ts'
import { getHistoryId } from '../git.ts'
import type { build } from './build.ts'
import { hasChangeBetween } from './due.ts'
import { type BuildOptions, chooseBuildDate, hasAdmin, includesDrafts } from './options.ts'
import { assertSafeOutDir, recoverOutput } from './steps/outputFolder.ts'

/** Builds the site if its input, output, day, or published entries have changed, or if an option requires it. @throws {UserError} */
export async function buildIfChanged(options: BuildOptions): Promise<void> {
  const { content, out, force = false, viaVike = false } = options
  await recoverOutput(out)
  requireContent(content)
  assertSafeOutDir(out, content)
  if (hasAdmin(options)) requireCms()
  const { date } = chooseBuildDate(options)
  // Hash before reading, so that the next build notices an edit during this one.
  const inputHash = hashInput(options)
  const summary = force || viaVike ? undefined : findUnchangedSummary(inputHash, out, date)
  if (summary !== undefined) {
    console.log(`Nothing changed since the last build of ${out}.\n${summary}`)
    return
  }
  // Import this on demand, because it's slow to load, and isn't needed if nothing has changed.
  const { build } = await import('./build.ts')
  const result = await build(options)
  // Without a stamp, the build after a comparison with Vike isn't skipped.
  if (!viaVike) saveStamp(out, { ...result, inputHash })
}

type Stamp = Awaited<ReturnType<typeof build>> & { inputHash: string; outputHash: string }

/** Omits the code, because each version has its own cache. The commit determines the dates in the sitemap. */
function hashInput(options: BuildOptions): string {
  const { content, release, editUrl, admin } = options
  const inputs = [resolve(content), release, includesDrafts(options), editUrl, admin]
  return sha256(JSON.stringify([...inputs, getHistoryId(content), hashContent(content)]))
}

/** Hashes the paths and bytes of all content files, and an explanation for each unreadable file. */
export function hashContent(content: string): string {
  const hashFile = (file: string) => {
    try {
      return sha256(readFileSync(file))
    } catch (error) {
      return explainReadError(error)
    }
  }
  const files = listContentFiles(content).map(({ path, explanation }) => [
    path,
    explanation ?? hashFile(join(content, path)),
  ])
  return sha256(JSON.stringify(files))
}

/** Returns the summary of the last build, or undefined if the input or output has changed since. */
export function findUnchangedSummary(inputHash: string, out: string, date: string): string | undefined {
  const stamp = openDiskCache().get<Stamp>(getCacheKey(out))
  if (stamp?.inputHash !== inputHash || !isStillValid(stamp, date)) return undefined
  return stamp.outputHash === hashOutput(out) ? stamp.summary : undefined
}

/** Checks if a build at this date publishes the same content. The day must match, because a release fails once a review is overdue. */
function isStillValid(stamp: Stamp, date: string): boolean {
  const timeZone = new TimeZone(stamp.timeZone)
  const now = timeZone.parseInstant(date)
  return !hasChangeBetween(now, stamp) && timeZone.getDayAt(now) === timeZone.getDayAt(stamp.now)
}

/** Saves the stamp of a completed build, with a hash of the output folder. */
export function saveStamp(out: string, stamp: Omit<Stamp, 'outputHash'>): void {
  openDiskCache().set<Stamp>(getCacheKey(out), { ...stamp, outputHash: hashOutput(out) })
}

function getCacheKey(out: string): string {
  return `stamp ${resolve(out)}`
}

/**
 * Hashes paths, sizes, and times, which is faster than hashing bytes.
 * Edits always change `ctime`, because programs can't set it (POSIX). Returns an empty string if the folder can't be read.
 */
function hashOutput(folder: string): string {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const files = entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const { size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true })
      return entry.isDirectory() ? path : `${path} ${size} ${mtimeNs} ${ctimeNs}`
    })
    return sha256(files.sort().join('\n'))
  } catch (error) {
    // This rethrows errors that don't come from the file system.
    explainReadError(error)
    return ''
  }
}
