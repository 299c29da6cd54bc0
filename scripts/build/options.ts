import { isInstant } from '../../renderer/model/define/schedule.ts'
import { PlainError } from '../errors.ts'
import { CONTENT } from '../runProgram.ts'
import { now } from '../today.ts'
import { commitTime } from './steps/contentDates.ts'
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
  anew?: boolean
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
export function showsDrafts({ drafts = false, editable }: Pick<BuildOptions, 'drafts' | 'editable'>): boolean {
  return drafts || editable !== undefined
}

/**
 * The date that a build is made for: it decides what visitors see. That which is asked for, else the time of the commit, so that
 * a commit makes the same site whenever it is built; else, and for what is not committed yet, the present.
 * @throws {PlainError} if what is asked for is no date.
 */
export function buildInstant({ date, content }: Pick<BuildOptions, 'date' | 'content'>): {
  instant: string
  said?: string
} {
  if (date !== undefined) return { instant: readInstant(date) }
  const committed = commitTime(content)
  if (committed !== undefined) return { instant: committed }
  const instant = now()
  const said = `No commit tells the date, or there is more than it holds: made for the present, --date ${instant}.`
  return { instant, said }
}

/** @throws {PlainError} if it is no date: `2026-11-22`, or `2026-11-22T09:00-05:00`. */
export function readInstant(date: string): string {
  if (isInstant(date)) return date
  throw new PlainError(`\`${date}\` is no date: write --date 2026-11-22, or --date 2026-11-22T09:00-05:00.`)
}
