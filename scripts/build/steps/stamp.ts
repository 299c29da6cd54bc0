import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { explainReadError, listFiles } from '../../../renderer/model/read/listFiles.ts'
import { getIsoDay, type Instant, parseInstant } from '../../../renderer/model/schedule/instants.ts'
import { openDiskCache } from '../../cache/diskCache.ts'
import { sha256 } from '../../cache/sources.ts'
import type { Validity } from '../due.ts'
import { type BuildOptions, includesDrafts } from '../options.ts'
import { getCommitAndDepth } from './contentDates.ts'

interface Stamp {
  /** Hash of the content and options. */
  inputHash: string
  /** Hash of the sizes and times of output files. */
  outputHash: string
  date: BuildDate
  /** Build output to repeat if nothing has changed. */
  summary: string
}

interface BuildDate {
  now: Instant
  validity: Validity
  /** IANA time zone of the company. */
  timeZone: string
}

/** Hashes the content, the options, and the commit, which determines the dates in the sitemap. The cache already depends on the code. */
export function hashInput({ content, release, editable, admin, ...options }: BuildOptions): string {
  const inputs = [
    resolve(content),
    release,
    includesDrafts(options),
    editable,
    admin,
    getCommitAndDepth(content),
    hashContent(content),
  ]
  return sha256(JSON.stringify(inputs))
}

/** Hashes all files. For an unreadable file, hashes the explanation. */
export function hashContent(content: string): string {
  const hash = createHash('sha256')
  for (const { path, explanation } of listFiles(content))
    hash.update(JSON.stringify([path, explanation ?? hashFile(join(content, path))]))
  return hash.digest('hex')
}

function hashFile(file: string): unknown {
  try {
    return sha256(readFileSync(file))
  } catch (error) {
    return explainReadError(error)
  }
}

/** Returns the summary of the last build, or undefined if the input or output has changed since. */
export function findUnchangedSummary(inputHash: string, out: string, date: string): string | undefined {
  const stamp = openDiskCache().get<Stamp>(getCacheKey(out))
  if (stamp?.inputHash !== inputHash || !hasSameContent(stamp.date, date)) return undefined
  return stamp.outputHash === hashOutput(out) ? stamp.summary : undefined
}

/** Checks if a build at another time would have the same content. Facts expire by day, so the day must match. */
function hasSameContent({ now, validity: { from, until }, timeZone }: BuildDate, date: string): boolean {
  const time = parseInstant(date, timeZone)
  return (from ?? time) <= time && time < (until ?? Infinity) && getIsoDay(time, timeZone) === getIsoDay(now, timeZone)
}

/** Saves the stamp of the last published build, with a hash of the output folder. */
export function saveStamp(out: string, stamp: Omit<Stamp, 'outputHash'>): void {
  openDiskCache().set<Stamp>(getCacheKey(out), { ...stamp, outputHash: hashOutput(out) })
}

function getCacheKey(out: string): string {
  return `stamp ${resolve(out)}`
}

/** Hashes sizes and times. An edit changes at least `ctime`, which programs can't set (POSIX, `st_ctime`). */
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
    explainReadError(error)
    return ''
  }
}
