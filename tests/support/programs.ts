import { type ChildProcess, spawn } from 'node:child_process'
import { inject } from 'vitest'

type Environment = Record<string, string>

export interface Outcome {
  code: number | null
  output: string
}

/** Starts one of the project's programs: `program('prerender', '--out', folder)`, as npm does. */
export function startProgram(name: string, ...options: string[]): ChildProcess {
  return startElsewhere({}, name, ...options)
}

/** Starts a program with other variables in its environment. */
function startElsewhere(environment: Environment, name: string, ...options: string[]): ChildProcess {
  const env = { ...process.env, ...environment }
  return spawn(process.execPath, ['scripts/run.js', name, ...options], { stdio: 'pipe', detached: true, env })
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
export function runProgram(name: string, ...options: string[]): Promise<Outcome> {
  return outcomeOf(startProgram(name, ...options))
}

/** Runs a program to its end with other variables in its environment. */
export function runElsewhere(environment: Environment, name: string, ...options: string[]): Promise<Outcome> {
  return outcomeOf(startElsewhere(environment, name, ...options))
}

/**
 * Runs one of the project's programs to its end in the run's process for them (`warmPrograms.js`): a small build takes a
 * second there, not six. For tests of what a program makes, not of how a process starts or ends. One runs at a time.
 */
export function runWarm(name: string, ...options: string[]): Promise<Outcome> {
  return runAt(inject('programs'), name, ...options)
}

/** The same where the address of that process is not provided yet. */
export async function runAt(address: string, ...parameters: string[]): Promise<Outcome> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(parameters) })
  return (await answer.json()) as Outcome
}

async function outcomeOf(child: ChildProcess): Promise<Outcome> {
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
