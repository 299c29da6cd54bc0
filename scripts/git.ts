import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { ContentDates } from '../renderer/lastModified.ts'
import { hasErrorCode, UserError } from './errors.ts'

/** Runs Git and returns its output, or undefined if it fails or isn't installed. See `getGitFailureMessage`. */
export function tryGit(folder: string, args: string[], env: Record<string, string> = {}): string | undefined {
  const { status, stdout } = runGit(folder, args, env)
  return status === 0 ? stdout : undefined
}

function runGit(folder: string, args: string[], env: Record<string, string>) {
  const options = { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 2 ** 28 } as const
  const result = spawnSync('git', args, options)
  if (result.error && !hasErrorCode(result.error, 'ENOENT')) throw result.error
  return result
}

/** Explains why Git can't read the commits in a folder. Returns undefined if it can. */
export function getGitFailureMessage(folder: string): string | undefined {
  // Git translates its messages, and the code below matches English.
  const { error, status, stderr } = runGit(folder, ['rev-parse', '--verify', 'HEAD'], { LC_ALL: 'C' })
  if (error) return "Git isn't installed."
  if (status === 0) return undefined
  // Git refuses repositories of other users (git-config(1), "safe.directory").
  const [, owned] = /dubious ownership in repository at '(.+)'/.exec(stderr) ?? []
  if (owned !== undefined)
    return `Git doesn't trust this repository, because another user owns it. If you do, run: git config --global --add safe.directory '${owned}'`
  if (stderr.includes('not a git repository'))
    return "The content isn't in a Git repository, for example because it was downloaded as a ZIP file."
  if (stderr.includes('Needed a single revision')) return 'The Git repository has no commits yet.'
  return `Git failed: ${stderr.trim().split('\n')[0]}`
}

/** Prints each commit as the byte 1, its time, and the paths of its files, separated by null bytes. */
const LOG_ARGUMENTS = ['log', '--format=%x01%ct', '--name-only', '--relative', '--no-renames', '-z', '--', '.']

/** Returns the day of each file's last commit, in UTC so that it's the same on all machines. Empty without Git or a complete history. */
export function readContentDates(content: string): ContentDates {
  const history = hasFullHistory(content) ? (tryGit(content, LOG_ARGUMENTS) ?? '') : ''
  const dates = new Map<string, string>()
  // The latest commit comes first, so the first match of a path counts.
  for (const commit of history.split('\x01').slice(1)) {
    const [seconds = '', ...paths] = commit.split('\0')
    const day = new Date(Number.parseInt(seconds, 10) * 1000).toISOString().slice(0, 10)
    for (const path of paths.map((path) => path.replace(/^\n/, '')))
      if (path !== '' && !dates.has(path)) dates.set(path, day)
  }
  return dates
}

/** Explains why Git has no dates of files. Returns undefined if it has them. */
export function getMissingDatesMessage(content: string): string | undefined {
  const failure = getGitFailureMessage(content)
  if (failure !== undefined) return failure
  if (hasFullHistory(content)) return undefined
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
  const seconds = tryGit(content, ['log', '-1', '--format=%ct'])?.trim()
  return seconds ? new Date(Number(seconds) * 1000).toISOString() : undefined
}

/** Finds the commit where the current branch split off a revision, and the path of the content in the repository (`content/`). @throws {UserError} */
export function findMergeBase(content: string, revision: string) {
  const failure = getGitFailureMessage(content)
  if (failure !== undefined) throw new UserError(`There's nothing to compare ${content} with. ${failure}`)
  const paths = tryGit(content, ['rev-parse', '--show-toplevel', '--show-prefix']) ?? ''
  const [repository = '', prefix = ''] = paths.split('\n')
  const commit = tryGit(content, ['merge-base', revision, 'HEAD'])?.trim()
  if (commit === undefined)
    throw new UserError(
      `Git doesn't know \`${revision}\`, or how it's related to your branch. Name a branch, a tag, or a commit, or run \`git fetch\`.`,
    )
  return { repository, prefix, commit, name: `${revision} (${commit.slice(0, 7)})` }
}

/** Writes the files of a commit to a folder. Uses a separate index to preserve staged changes. @throws {UserError} if Git fails */
export function checkOutFiles(repository: string, commit: string, folder: string): void {
  const index = { GIT_INDEX_FILE: `${folder}.index` }
  const checkout = ['checkout-index', '--all', '--quiet', `--prefix=${join(folder, '/')}`]
  for (const args of [['read-tree', commit], checkout])
    if (tryGit(repository, args, index) === undefined) throw new UserError(`Git can't check out ${commit}.`)
}
