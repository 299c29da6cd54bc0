import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { hasErrorCode, UserError } from './errors.ts'

/** Runs Git and returns its output, or undefined if it fails or isn't installed. See `getGitFailureMessage`. */
export function tryGit(folder: string, args: string[], env: Record<string, string> = {}): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    })
  } catch (error) {
    const hasFailed = error instanceof Error && 'status' in error && typeof error.status === 'number'
    if (hasFailed || hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Explains why Git can't read the commits in a folder. Returns undefined if it can. */
export function getGitFailureMessage(folder: string): string | undefined {
  // Git translates its messages, and the code below matches English.
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, encoding: 'utf8' } as const
  const { error, status, stderr } = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], options)
  if (error && !hasErrorCode(error, 'ENOENT')) throw error
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

/** Commit that `npm run diff` compares the content with. */
export type RevisionToCompare = ReturnType<typeof findMergeBase>

/**
 * Finds the merge base with a branch, tag, or commit. Returns the revision's own commit if the histories have no common
 * commit, as in a shallow clone. @throws {UserError} if the revision is unknown
 */
export function findMergeBase(content: string, revision: string) {
  const failure = getGitFailureMessage(content)
  if (failure !== undefined) throw new UserError(`There's nothing to compare ${content} with. ${failure}`)
  const paths = tryGit(content, ['rev-parse', '--show-toplevel', '--show-prefix']) ?? ''
  const [repository = '', prefix = ''] = paths.split('\n')
  const match = tryGit(repository, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`])
  if (match === undefined)
    throw new UserError(`Git doesn't know \`${revision}\`. Name a branch, a tag, or a commit, or run \`git fetch\`.`)
  const commit = (tryGit(repository, ['merge-base', match.trim(), 'HEAD']) ?? match).trim()
  const name = commit.startsWith(revision) ? revision : `${revision} (${commit.slice(0, 7)})`
  return {
    /** Root folder. */
    repository,
    /** Path of the content folder in the repository: `content/`. */
    prefix,
    commit,
    /** For messages: `main (1a2b3c4)`. */
    name,
  }
}

/** Writes the files of a commit to a folder. Uses a separate index to preserve staged changes. @throws {UserError} if Git fails */
export function checkOutFiles(repository: string, commit: string, folder: string): void {
  const index = { GIT_INDEX_FILE: `${folder}.index` }
  const checkout = ['checkout-index', '--all', '--quiet', `--prefix=${join(folder, '/')}`]
  for (const args of [['read-tree', commit], checkout])
    if (tryGit(repository, args, index) === undefined) throw new UserError(`Git can't check out ${commit}.`)
}
