import { type ChildProcess, spawn } from 'node:child_process'

export interface Outcome {
  code: number | null
  output: string
}

/** Starts one of the project's programs: `program('prerender', '--out', folder)`, as npm does. */
export function startProgram(name: string, ...options: string[]): ChildProcess {
  return spawn(process.execPath, ['scripts/run.js', name, ...options], { stdio: 'pipe', detached: true })
}

/** What a program has printed so far. */
export function outputOf(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  return () => output
}

/** Runs one of the project's programs to its end. */
export async function runProgram(name: string, ...options: string[]): Promise<Outcome> {
  const child = startProgram(name, ...options)
  const output = outputOf(child)
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  return { code, output: output() }
}

/** Resolves when a running program has printed something. */
export function printed(child: ChildProcess, text: string): Promise<void> {
  const output = outputOf(child)
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', () => output().includes(text) && resolve())
    child.on('close', (code) => reject(new Error(`It ended with ${code} before it printed "${text}":\n${output()}`)))
  })
}

/** Ends a program and all that it started, at once, and waits until they are gone. */
export async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.on('close', resolve))
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  await gone
}
