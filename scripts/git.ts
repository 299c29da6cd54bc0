import { execFileSync } from 'node:child_process'
import { hasCode } from './errors.ts'

/** What git prints; undefined where it is missing or refuses: the folder is in no repository, or in one without commits. */
export function git(folder: string, args: string[], variables: Record<string, string> = {}): string | undefined {
  try {
    const env = { ...process.env, ...variables }
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', stdio, maxBuffer: 2 ** 28 })
  } catch (error) {
    const isRefused = error instanceof Error && 'status' in error && typeof error.status === 'number'
    if (isRefused || hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}
