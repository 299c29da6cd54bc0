import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A copy of this very project in a temporary folder, with its packages: what is done to its code is done to nobody else's. */
export function copyProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'project-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.trim().split('\n')) if (existsSync(file)) cpSync(file, join(project, file))
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  return project
}

/** Without what this run has put into the environment: a runner in the copy is none within this one. */
export const OUTSIDE: NodeJS.ProcessEnv = Object.fromEntries(
  Object.keys(process.env).flatMap((name) => (name.startsWith('VITEST') ? [[name, undefined]] : [])),
)

/**
 * Runs a script of Node in a project to its end.
 * @returns what it has printed.
 * @throws {Error} with that, if it fails.
 */
export function runIn(cwd: string, ...args: string[]): string {
  const env = { ...process.env, ...OUTSIDE }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${args.join(' ')} has failed:\n${stdout}${stderr}`)
  return stdout + stderr
}
