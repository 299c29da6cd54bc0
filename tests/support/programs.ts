import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { vi } from 'vitest'

interface ProgramOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
}

/** Starts a program of `scripts/run.js` in its own process group. */
export function startProgram(command: string[], { cwd, env }: ProgramOptions = {}): ChildProcess {
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

export const runProgram = (...command: string[]) => runProgramWith({}, ...command)

export async function runProgramWith(options: ProgramOptions, ...command: string[]) {
  const child = startProgram(command, options)
  const output = recordOutput(child)
  const [code]: (number | null)[] = await once(child, 'close')
  return { code, output: output() }
}

/** Returns the `console.log` output of a task. */
export async function captureLog(task: () => unknown): Promise<string> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    await task()
    return print.mock.calls.flat().join('\n')
  } finally {
    print.mockRestore()
  }
}
