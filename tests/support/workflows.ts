import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { parse } from 'yaml'
import { emptyFolder, writeFiles } from './siteFolder.ts'

export const WORKFLOWS = '.github/workflows'

interface Step {
  id?: string
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

/** What a workflow is written as. */
export const workflow = (file: string): { name: string; on: object; jobs: Record<string, Job> } =>
  parse(readFileSync(join(WORKFLOWS, file), 'utf8'))

/** A job of a workflow; a test that asks for one that is gone fails by its name. */
export function jobOf(file: string, name: string): Job {
  const job = workflow(file).jobs[name]
  if (!job) throw new Error(`${file} has no job ${name}.`)
  return job
}

/** The commands of a job. */
export const commandsOf = ({ steps }: Job) => steps.map(({ run = '' }) => run).join('\n')

/** The step of a job whose commands hold a text. */
export function stepWith(job: Job, text: string): Step & { run: string } {
  const step = job.steps.find(({ run }) => run?.includes(text))
  if (!step?.run) throw new Error(`No step of the job runs ${text}.`)
  return { ...step, run: step.run }
}

/**
 * A folder in front of PATH, with a program for each script: what a step would ask of others is told to the test.
 * @returns the folder, and PATH with it.
 */
export function programsOf(scripts: Record<string, string>): { folder: string; path: string } {
  const texts = Object.entries(scripts).map(([name, script]) => [name, `#!/bin/bash\n${script}\n`])
  const folder = writeFiles(emptyFolder(), Object.fromEntries(texts))
  for (const name of Object.keys(scripts)) chmodSync(join(folder, name), 0o755)
  return { folder, path: `${folder}${delimiter}${process.env.PATH}` }
}

/**
 * What a step prints, run as GitHub's machines run it. Source: GitHub Actions, workflow syntax, `jobs.<id>.steps[*].shell`.
 * @throws if it fails, with what it has printed as `stdout`.
 */
export function runStep({ run }: { run: string }, env: NodeJS.ProcessEnv, cwd = '.'): string {
  return execFileSync('bash', ['--norc', '-e', '-c', run], { cwd, env, encoding: 'utf8', stdio: 'pipe' })
}
