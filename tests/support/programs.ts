import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { vi } from 'vitest'

/** Where a program runs: in another folder, or with other variables in its environment. */
interface Elsewhere {
  cwd?: string
  env?: NodeJS.ProcessEnv
}

export interface Outcome {
  code: number | null
  output: string
}

/** Starts one of the project's programs, as npm does: `startProgram(['dev', '--port', '0'])`. */
export function startProgram(command: string[], { cwd, env }: Elsewhere = {}): ChildProcess {
  const options = { stdio: 'pipe', detached: true, cwd, env: { ...process.env, ...env } } as const
  return spawn(process.execPath, ['scripts/run.js', ...command], options)
}

/** What a program has printed so far. */
export function outputOf(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  return () => output
}

/** Runs one of the project's programs to its end. */
export function runProgram(...command: string[]): Promise<Outcome> {
  return runElsewhere({}, ...command)
}

/** Runs a program to its end with other variables in its environment. */
export async function runElsewhere(env: NodeJS.ProcessEnv, ...command: string[]): Promise<Outcome> {
  const child = startProgram(command, { env })
  const output = outputOf(child)
  const [code] = await once(child, 'close')
  return { code, output: output() }
}

/** Resolves when a running program has printed something from now on: with the match, whole, whatever the pieces it came in. */
export function printed(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  const output = outputOf(child)
  return new Promise((resolve, reject) => {
    const look = () => {
      const match = pattern.exec(output())
      if (match) resolve(match)
    }
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', look)
    child.on('close', (code) => reject(new Error(`It ended with ${code} before it printed ${pattern}:\n${output()}`)))
  })
}

/** Starts `npm run dev`, on any free port by default. Resolves when it prints its URL. */
export async function startDev(content: string, { port = '0', ...elsewhere }: Elsewhere & { port?: string } = {}) {
  const server = startProgram(['dev', '--content', content, '--port', port], elsewhere)
  const output = outputOf(server)
  const [, address = ''] = await printed(server, /(http:\/\/localhost:\d+)\D/)
  return { server, output, address }
}

/** Ends a program and all that it started, at once, and waits until they are gone. It may have ended by itself. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  const gone = once(child, 'close')
  process.kill(-child.pid, 'SIGKILL')
  await gone
}

/** What a part of a program prints while it runs here. */
export async function printedBy(task: () => unknown): Promise<string> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    await task()
    return print.mock.calls.flat().join('\n')
  } finally {
    print.mockRestore()
  }
}
