import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll } from 'vitest'
import { createTemporaryFolder } from './siteFolder.ts'

/** Copies the project for the tests of a file that change code. */
export function copyProject({ omitDev = false } = {}): string {
  const project = createTemporaryFolder(afterAll)
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.trim().split('\n')) if (existsSync(file)) cpSync(file, join(project, file))
  if (omitDev) linkProductionPackages(project)
  else symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  return project
}

function linkProductionPackages(project: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const [path, { dev = false }] of Object.entries<{ dev?: boolean }>(packages)) {
    if (dev || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) || !existsSync(path)) continue
    mkdirSync(dirname(join(project, path)), { recursive: true })
    symlinkSync(resolve(path), join(project, path))
  }
}

/** Unsets Vitest's variables for nested runs. */
export const UNSET_VITEST_ENV: NodeJS.ProcessEnv = Object.fromEntries(
  Object.keys(process.env).flatMap((name) => (name.startsWith('VITEST') ? [[name, undefined]] : [])),
)

export function runInFolder(cwd: string, ...args: string[]): string {
  const env = { ...process.env, ...UNSET_VITEST_ENV }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${args.join(' ')} has failed:\n${stdout}${stderr}`)
  return stdout + stderr
}
