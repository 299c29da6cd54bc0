import type { ContentDates } from '../../../renderer/lastModified.ts'
import { getGitFailureMessage, tryGit } from '../../git.ts'

/** Prints each commit as the byte 1, its time, and the paths of its files, separated by null bytes. */
const GIT_LOG_ARGUMENTS = ['log', '--format=%x01%ct', '--name-only', '--relative', '--no-renames', '-z', '--', '.']

/** Returns the day of each file's last commit, in UTC so that it's the same on all machines. Empty without Git or a complete history. */
export function readContentDates(content: string): ContentDates {
  return hasFullHistory(content) ? parseHistory(tryGit(content, GIT_LOG_ARGUMENTS) ?? '') : new Map()
}

/** Explains why Git has no dates of files. Returns undefined if it has them. */
export function getMissingDatesMessage(content: string): string | undefined {
  const failure = getGitFailureMessage(content)
  if (failure !== undefined || hasFullHistory(content)) return failure
  return 'The Git clone is shallow. Run `git fetch --unshallow`, or in a workflow, check out with `fetch-depth: 0`.'
}

/** Returns false outside Git, and in a shallow clone, because the oldest commit of a shallow clone includes every file. */
function hasFullHistory(content: string): boolean {
  return tryGit(content, ['rev-parse', '--is-shallow-repository'])?.trim() === 'false'
}

/** Identifies the history that dates come from: the hash of the commit, and whether the clone is shallow, on two lines. Empty without a commit. */
export function getHistoryId(content: string): string {
  return tryGit(content, ['rev-parse', 'HEAD', '--is-shallow-repository'])?.trim() ?? ''
}

/** Returns the time of the last commit as an ISO string in UTC. Undefined if the content has uncommitted changes or isn't in Git. */
export function getCommitTime(content: string): string | undefined {
  if (tryGit(content, ['status', '--porcelain', '--', '.'])?.trim() !== '') return undefined
  const seconds = Number(tryGit(content, ['log', '-1', '--format=%ct'])?.trim() || Number.NaN)
  return Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString() : undefined
}

/** Maps each path to the day of its last commit. `git log` starts with the latest commit, so the first match counts. */
function parseHistory(history: string): ContentDates {
  const dates = new Map<string, string>()
  for (const commit of history.split('\x01').slice(1)) {
    const [seconds = '', ...paths] = commit.split('\0')
    const day = new Date(Number.parseInt(seconds, 10) * 1000).toISOString().slice(0, 10)
    for (const path of paths.map((path) => path.replace(/^\n/, ''))) {
      if (path !== '' && !dates.has(path)) dates.set(path, day)
    }
  }
  return dates
}
