import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listFiles, readReport } from '../../../renderer/model/read/listFiles.ts'
import { dayIn, type Instant, instantOf } from '../../../renderer/model/schedule/instants.ts'
import { sha256 } from '../../store/sources.ts'
import { store } from '../../store/store.ts'
import type { Validity } from '../due.ts'
import { type BuildOptions, includesDrafts } from '../options.ts'
import { getCommit } from './contentDates.ts'

/** Identifies a finished build: while it matches, building again would change nothing. */
interface Stamp {
  input: string
  output: string
  dated: Dated
  summary: string
}

/** The date of a build, and the interval without scheduled changes around it. */
interface Dated {
  now: Instant
  validity: Validity
  /** The time zone of the content. */
  zone: string
}

/**
 * Hashes everything that a build is made from, except for the code (the stamp is in the code's own cache) and the date: the options, the
 * content, and the commit, because the sitemap's dates are from git.
 */
export function hashInput({ content, release, editable, admin, ...options }: BuildOptions): string {
  const all = [
    resolve(content),
    release,
    includesDrafts(options),
    editable,
    admin,
    getCommit(content),
    hashContent(content),
  ]
  return sha256(JSON.stringify(all))
}

/** Hashes the bytes and paths of a content folder. A file that can't be read counts with the reason. */
export function hashContent(content: string): string {
  const hash = createHash('sha256')
  for (const { path, report } of listFiles(content))
    hash.update(JSON.stringify([path, report ?? hashFile(join(content, path))]))
  return hash.digest('hex')
}

function hashFile(file: string): unknown {
  try {
    return sha256(readFileSync(file))
  } catch (error) {
    return readReport(error)
  }
}

/**
 * Finds the stamp of a build that would give the same site, if its output hasn't changed.
 * @param instant the date of the build, `2026-12-01` or with a time. It decides what visitors see.
 * @returns the summary that the build printed, or undefined if the site has to be built
 */
export function findStamp(input: string, out: string, instant: string): string | undefined {
  const stamp = store().get<Stamp>(keyOf(out))
  if (stamp?.input !== input || !hasSameContent(stamp.dated, instant)) return undefined
  return stamp.output === hashOutput(out) ? stamp.summary : undefined
}

/** Checks if visitors see the same on another date: on the same day, because facts expire by day, and without a scheduled change between. */
function hasSameContent({ now, validity: { from, until }, zone }: Dated, instant: string): boolean {
  const date = instantOf(instant, zone)
  return (from ?? date) <= date && date < (until ?? Infinity) && dayIn(zone, date) === dayIn(zone, now)
}

/** Saves the stamp of the build that was just published. */
export function saveStamp(out: string, stamp: Omit<Stamp, 'output'>): void {
  store().set<Stamp>(keyOf(out), { ...stamp, output: hashOutput(out) })
}

function keyOf(out: string): string {
  return `stamp ${resolve(out)}`
}

/**
 * Hashes the paths, sizes, and times of a folder's files. An edit changes at least `ctime`, which programs can't set (POSIX, `st_ctime`).
 * Returns an empty text if the folder can't be read.
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
    readReport(error)
    return ''
  }
}
