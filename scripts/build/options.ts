import { isInstant } from '../../renderer/model/define/schedule.ts'
import { UserError } from '../errors.ts'
import { CONTENT } from '../runProgram.ts'
import { now } from '../today.ts'
import { explainMissingDates, getCommitTime } from './steps/contentDates.ts'
import { OUT } from './steps/publish.ts'

export interface BuildOptions {
  content: string
  /** The output folder. It keeps the last good site if anything fails. */
  out: string
  /** Treat values in the lists `placeholders` as errors. */
  release: boolean
  /** Render the pages with Vike, for comparison. The bytes are the same. */
  viaVike?: boolean
  /** Ignore cached pages and check results. */
  force?: boolean
  /** The date of the build: `2026-11-22`, or with a time and its zone. Defaults to the time of the commit. */
  date?: string | undefined
  /** Include drafts, scheduled, and expired entries, each with a mark. */
  drafts?: boolean
  /** The URL of the content in the host's editor. Builds a preview, in which each page links to its files. */
  editable?: string | undefined
  /** Include the content system at `/admin`. Defaults to true for previews. */
  admin?: boolean
}

/** The command-line options that `build` and `merge` share. */
export const SITE_OPTIONS = {
  ...CONTENT,
  out: { type: 'string', default: OUT },
  release: { type: 'boolean', default: false },
  drafts: { type: 'boolean', default: false },
  editable: { type: 'string' },
  admin: { type: 'boolean' },
} as const

/** Checks if a build includes drafts. A preview does. */
export function includesDrafts({ drafts = false, editable }: Pick<BuildOptions, 'drafts' | 'editable'>): boolean {
  return drafts || editable !== undefined
}

/** Checks if a build includes the content system. */
export function hasAdmin({
  editable,
  admin = editable !== undefined,
}: Pick<BuildOptions, 'admin' | 'editable'>): boolean {
  return admin
}

/**
 * Returns the date of a build, which decides which entries are published: the requested date, or the time of the commit, so that a commit
 * always gives the same site. Defaults to the current date without a commit, or with uncommitted changes.
 * @returns the date, and a note for the user if a date isn't from the commit
 * @throws {UserError} if the requested date is invalid
 */
export function getBuildInstant({ date, content }: Pick<BuildOptions, 'date' | 'content'>): {
  instant: string
  note?: string
} {
  const fixed = date === undefined ? getCommitTime(content) : parseInstant(date)
  const instant = fixed ?? now()
  const isCurrent = fixed === undefined
  const reason = explainMissingDates(content)
  const consequences = [
    ...(isCurrent ? [`the site is built for the current date (--date ${instant})`] : []),
    ...(reason === undefined
      ? []
      : ['the sitemap and structured data only have the dates that pages state themselves']),
  ].join(', and ')
  if (reason !== undefined) return { instant, note: `The dates of changes are unknown, so ${consequences}. ${reason}` }
  return isCurrent ? { instant, note: `The content has uncommitted changes, so ${consequences}.` } : { instant }
}

/** @throws {UserError} if the text isn't a date: `2026-11-22`, or `2026-11-22T09:00-05:00` */
export function parseInstant(date: string): string {
  if (isInstant(date)) return date
  throw new UserError(`\`${date}\` isn't a date. Write --date 2026-11-22, or --date 2026-11-22T09:00-05:00.`)
}
