import { isDayOrTime } from '../../renderer/model/define/fieldFixes.ts'
import { UserError } from '../errors.ts'
import { getCommitTime, getMissingDatesMessage } from '../git.ts'
import { CONTENT_OPTION } from '../program.ts'
import { DEFAULT_OUT_DIR } from './steps/outputFolder.ts'

/** Options of `build` and `merge`. */
export interface BuildOptions {
  content: string
  out: string
  /** Rejects placeholders and overdue reviews. Otherwise, the site asks search engines not to index it. */
  release: boolean
  viaVike?: boolean
  /** Builds even if nothing changed, without cached pages and check results. Bundles and images are still cached. */
  force?: boolean
  /** `2026-11-22`, or with a time and UTC offset. Defaults to the commit time, or the current time for uncommitted content. */
  date?: string | undefined
  /** Also builds drafts, scheduled entries, and expired entries. */
  drafts?: boolean
  /** URL of the content folder in an online editor. Builds a preview with drafts and links to the editor. */
  editUrl?: string | undefined
  /** Adds `/admin`. Defaults to true with `editUrl`. */
  admin?: boolean
}

/** Command-line options that `build` and `merge` share. */
export const SITE_OPTIONS = {
  ...CONTENT_OPTION,
  out: { type: 'string', default: DEFAULT_OUT_DIR },
  release: { type: 'boolean', default: false },
  drafts: { type: 'boolean', default: false },
  editable: { type: 'string' },
  admin: { type: 'boolean' },
} as const

export function includesDrafts({ drafts = false, editUrl }: Pick<BuildOptions, 'drafts' | 'editUrl'>): boolean {
  return drafts || editUrl !== undefined
}

export function hasAdmin({ admin, editUrl }: Pick<BuildOptions, 'admin' | 'editUrl'>): boolean {
  return admin ?? editUrl !== undefined
}

/** Chooses the date: `--date`, the commit time, or the current time for uncommitted content. @throws {UserError} */
export function chooseBuildDate({ date: dateOption, content }: Pick<BuildOptions, 'date' | 'content'>) {
  const reproducibleDate = dateOption === undefined ? getCommitTime(content) : requireDayOrTime(dateOption)
  const date = reproducibleDate ?? new Date().toISOString()
  const reason = getMissingDatesMessage(content)
  const notes = [
    reproducibleDate === undefined &&
      `The content isn't committed, so the build uses the current time. To repeat it: npm run build -- --date ${date}`,
    reason !== undefined && `The sitemap and structured data have no modification dates. ${reason}`,
  ].filter((note) => note !== false)
  return { date, notes }
}

/** Returns the date of an option. @throws {UserError} if it's neither a day nor a time with a UTC offset */
export function requireDayOrTime(date: string): string {
  if (isDayOrTime(date)) return date
  throw new UserError(`\`${date}\` isn't a date. Write --date 2026-11-22, or --date 2026-11-22T09:00-05:00.`)
}
