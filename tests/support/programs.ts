import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, vi } from 'vitest'
import { serve } from '../../scripts/serve/serve.ts'
import { createTemporaryFolder } from './siteFolder.ts'

interface ProgramOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
}

/** Starts a program of `scripts/run.js` in its own process group. */
function startProgram(command: string[], { cwd, env }: ProgramOptions = {}): ChildProcess {
  const options = { stdio: 'pipe', detached: true, cwd, env: { ...process.env, ...env } } as const
  return spawn(process.execPath, ['scripts/run.js', ...command], options)
}

/** Returns a function that returns the output so far. */
export function recordOutput(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  return () => output
}

/** Runs a program of `scripts/run.js`, and returns the exit code and the output. */
export const runProgram = (...command: string[]) => runProgramWith({}, ...command)

/** Runs a program, and returns the output. @throws {Error} with the output if it fails */
export async function runProgramOrThrow(...command: string[]): Promise<string> {
  const { code, output } = await runProgram(...command)
  if (code !== 0) throw new Error(`${command.join(' ')} has failed:\n${output}`)
  return output
}

export async function runProgramWith(options: ProgramOptions, ...command: string[]) {
  const child = startProgram(command, options)
  const output = recordOutput(child)
  const [code]: (number | null)[] = await once(child, 'close')
  return { code, output: output() }
}

/** Returns the `console.log` output of a task. */
export async function captureLog(task: () => unknown): Promise<string> {
  using print = vi.spyOn(console, 'log').mockReturnValue()
  await task()
  return print.mock.calls.flat().join('\n')
}

/** Copies the project for tests that change code, until the tests of the file end. */
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

/** Runs Node in a folder, and returns the output. @throws {Error} with the output if it fails */
export function runInFolder(cwd: string, ...args: string[]): string {
  const env = { ...process.env, ...UNSET_VITEST_ENV }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${args.join(' ')} has failed:\n${stdout}${stderr}`)
  return stdout + stderr
}

function serveContent(content: string, options?: ProgramOptions) {
  const dev = { content, origin: '', output: () => '' }
  let server: ChildProcess
  beforeAll(async () => {
    server = startProgram(['dev', '--content', content, '--port', '0'], options)
    dev.output = recordOutput(server)
    const readOrigin = () => /(http:\/\/localhost:\d+)\D/.exec(dev.output())?.[1] ?? expect.fail(dev.output())
    dev.origin = await vi.waitFor(readOrigin, { interval: 20, timeout: 100_000 })
  })
  afterAll(async () => {
    if (server.pid === undefined || server.exitCode !== null) return
    const closed = once(server, 'close')
    // Kill its child processes.
    process.kill(-server.pid, 'SIGKILL')
    await closed
  })
  return dev
}

/** Serves a built site until the test ends. */
export async function serveUntilEnd(options: Partial<Parameters<typeof serve>[0]> & { folder: string }) {
  const { server, origin } = await serve({ port: 0, ...options })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { server, origin }
}

/** Serves the fixtures with the code of a copied project. */
export const serveProject = (project: string) =>
  serveContent('tests/fixtures/content', { cwd: project, env: UNSET_VITEST_ENV })

/** Serves a copy of a content folder with the development server while the tests of a file run. */
export function serveContentCopy(from: string, prepare: (content: string) => unknown = () => {}) {
  const content = join(createTemporaryFolder(afterAll), 'content')
  beforeAll(async () => {
    cpSync(from, content, { recursive: true })
    await prepare(content)
  })
  return serveContent(content)
}
