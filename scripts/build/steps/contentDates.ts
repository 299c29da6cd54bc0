import type { ContentDates } from '../../../renderer/lastModified.ts'
import { git } from '../../git.ts'

const HISTORY = ['log', '--format=%x01%ct', '--name-only', '--relative', '--no-renames', '-z', '--', '.']

/**
 * Asks git, once for all files, when each was last committed. The committer's day in UTC is the same on every machine that has
 * the commit. Nothing is told where there is no git, no repository, or only the end of its history: there, every file
 * would seem to have changed on the last day.
 */
export function contentDates(content: string): ContentDates {
  if (git(content, ['rev-parse', '--is-shallow-repository'])?.trim() !== 'false') return new Map()
  return datesOf(git(content, HISTORY) ?? '')
}

/** Names the commit that a content folder stands at; empty where there is none. */
export function commitOf(content: string): string {
  return git(content, ['rev-parse', 'HEAD', '--is-shallow-repository'])?.trim() ?? ''
}

/** When the commit was made that a content folder is as, in UTC; undefined where there is none, or the folder holds other texts. */
export function commitTime(content: string): string | undefined {
  if (git(content, ['status', '--porcelain', '--', '.'])?.trim() !== '') return undefined
  const seconds = Number(git(content, ['log', '-1', '--format=%ct'])?.trim() || Number.NaN)
  return Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString() : undefined
}

/** Reads the history, the latest commit first: of each file the first day is the last one. */
function datesOf(history: string): ContentDates {
  const dates = new Map<string, string>()
  for (const commit of history.split('\x01').slice(1)) {
    const [seconds = '', ...paths] = commit.split('\0')
    const day = new Date(Number.parseInt(seconds, 10) * 1000).toISOString().slice(0, 10)
    for (const path of paths.map((each) => each.replace(/^\n/, ''))) {
      if (path !== '' && !dates.has(path)) dates.set(path, day)
    }
  }
  return dates
}
