import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { parse } from 'yaml'
import { createTemporaryFolder, writeFiles } from './siteFolder.ts'

export const WORKFLOWS_FOLDER = '.github/workflows'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
  'working-directory'?: string
}

interface Job {
  permissions?: Record<string, string>
  environment?: string
  needs?: string | string[]
  if?: string
  steps: Step[]
}

export const readWorkflow = (file: string): { jobs: Record<string, Job> } =>
  parse(readFileSync(join(WORKFLOWS_FOLDER, file), 'utf8'))

/** Reads a job of a workflow. @throws {Error} if it doesn't exist */
export function readJob(file: string, name: string): Job {
  const job = readWorkflow(file).jobs[name]
  if (!job) throw new Error(`${file} has no job ${name}.`)
  return job
}

/** Finds the first step that runs a command with this text. @throws {Error} if there's none */
export function findStep(job: Job, text: string): Step & { run: string } {
  const step = job.steps.find(({ run }) => run?.includes(text))
  if (!step?.run) throw new Error(`No step of the job runs ${text}.`)
  return { ...step, run: step.run }
}

/** Writes fake programs, and returns a PATH that finds them first. */
export function writeFakePrograms(scripts: Record<string, string>): { folder: string; path: string } {
  const texts = Object.entries(scripts).map(([name, script]) => [name, `#!/bin/bash\n${script}\n`])
  const folder = writeFiles(createTemporaryFolder(), Object.fromEntries(texts))
  for (const name of Object.keys(scripts)) chmodSync(join(folder, name), 0o755)
  return { folder, path: `${folder}${delimiter}${process.env.PATH}` }
}

/** Runs a step like GitHub (workflow syntax, `jobs.<id>.steps[*].shell`). @throws {Error} with the output as `stdout` if it fails */
export const runStep = ({ run }: { run: string }, env: NodeJS.ProcessEnv, cwd = '.'): string =>
  execFileSync('bash', ['--norc', '-e', '-c', run], { cwd, env, encoding: 'utf8', stdio: 'pipe' })
