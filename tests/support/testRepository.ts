import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { createTemporaryFolder, writeFiles } from './siteFolder.ts'

const GIT_IDENTITY = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com']

export function createTestRepository() {
  const folder = createTemporaryFolder()
  const git = (...args: string[]) =>
    execFileSync('git', [...GIT_IDENTITY, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  git('init', '--quiet', '--initial-branch', 'main')
  const commit = (files: Record<string, string>) => {
    writeFiles(folder, files)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'A commit')
    return git('rev-parse', 'HEAD').trim()
  }
  return { folder, content: join(folder, 'content'), git, commit }
}
