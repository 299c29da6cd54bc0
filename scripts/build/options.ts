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
  /** Whether values in the lists `placeholders` are errors. */
  release: boolean
  /** Whether Vike renders the pages, for comparison: the bytes are the same. */
  viaVike?: boolean
  /** Whether to ignore cached pages and check results. */
  force?: boolean
  /** The date that the site is made for, if it is not that of the commit: `2026-11-22`, or with a time and its zone. */
  date?: string | undefined
  /** Whether the site has what visitors do not see, with a mark. */
  drafts?: boolean
  /** For a preview: where the content stands in the host's editor, so that each page leads to its files. */
  editable?: string | undefined
  /** Whether the content system is part of the site, at `/admin`: of a preview it is anyway. */
  admin?: boolean
}

/** What of them a command line can say of any site, whole or of shards. */
export const SITE_OPTIONS = {
  ...CONTENT,
  out: { type: 'string', default: OUT },
  release: { type: 'boolean', default: false },
  drafts: { type: 'boolean', default: false },
  editable: { type: 'string' },
  admin: { type: 'boolean' },
} as const

/** Whether a build is for writers: a preview shows them what visitors do not see yet. */
export function includesDrafts({ drafts = false, editable }: Pick<BuildOptions, 'drafts' | 'editable'>): boolean {
  return drafts || editable !== undefined
}

/** Whether a build has the content system at `/admin`. A preview has it by default. */
export function hasAdmin({
  editable,
  admin = editable !== undefined,
}: Pick<BuildOptions, 'admin' | 'editable'>): boolean {
  return admin
}

/**
 * Decides the date of a build, which decides what visitors see: the requested date, or the time of the commit, so that a commit always
 * gives the same site. If there's no commit, or the content has uncommitted changes, it's the current date.
 * @returns the date, and a note for the user if a date isn't from the commit
 * @throws {UserError} if the requested date is invalid
 */
export function getBuildInstant({ date, content }: Pick<BuildOptions, 'date' | 'content'>): {
  instant: string
  note?: string
} {
  const known = date === undefined ? getCommitTime(content) : parseInstant(date)
  const instant = known ?? now()
  const isCurrent = known === undefined
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

/** @throws {UserError} if it is no date: `2026-11-22`, or `2026-11-22T09:00-05:00`. */
export function parseInstant(date: string): string {
  if (isInstant(date)) return date
  throw new UserError(`\`${date}\` is no date: write --date 2026-11-22, or --date 2026-11-22T09:00-05:00.`)
}
