import { execFileSync, spawnSync } from 'node:child_process'
import { hasErrorCode } from './errors.ts'

/** Returns undefined if git fails or isn't installed. See `explainGitFailure`. */
export function git(folder: string, args: string[], variables: Record<string, string> = {}): string | undefined {
  try {
    const env = { ...process.env, ...variables }
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', stdio, maxBuffer: 2 ** 28 })
  } catch (error) {
    const hasFailed = error instanceof Error && 'status' in error && typeof error.status === 'number'
    if (hasFailed || hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Explains why Git can't read the commits in a folder. Returns undefined if it can. */
export function explainGitFailure(folder: string): string | undefined {
  // Git's messages depend on the locale.
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, encoding: 'utf8' } as const
  const { error, status, stderr } = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], options)
  if (error && !hasErrorCode(error, 'ENOENT')) throw error
  if (error) return "Git isn't installed."
  if (status === 0) return undefined
  // git-config(1), "safe.directory".
  const [, owned] = /dubious ownership in repository at '(.+)'/.exec(stderr) ?? []
  if (owned !== undefined)
    return `Git doesn't trust this repository, because another user owns it. If you do, run: git config --global --add safe.directory '${owned}'`
  if (stderr.includes('not a git repository'))
    return "The content isn't in a Git repository, for example because it was downloaded as a ZIP file."
  if (stderr.includes('Needed a single revision')) return 'The Git repository has no commits yet.'
  return `Git failed: ${stderr.trim().split('\n')[0]}`
}
