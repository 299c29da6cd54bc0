import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PlainError } from '../../errors.ts'
import { PROJECT } from '../../store/sources.js'
import type { Repository } from './revisions.ts'

/** One of two sites that are compared. */
export interface Side {
  /** As readers of the report know it: `main (7349f6f)`. */
  name: string
  /** Its content. */
  content: string
  /** Where it is built. */
  site: string
  /** What readers of the report should know of how it was built. */
  note: string | undefined
}

/** With what sides are built. */
export interface Building {
  repository: Repository
  /** Builds a side with the code of a project. */
  build(project: string, side: Side, date: string): Promise<void>
  /** The date that both are built for. */
  date: string
}

/**
 * Builds a commit in a folder: with the present code where that is the same, else with its own.
 * @throws {PlainError} if it cannot be built.
 */
export async function buildCommit(
  { repository, build, date }: Building,
  commit: string,
  name: string,
  room: string,
): Promise<Side> {
  const [content, site] = [join(room, 'content'), join(room, 'site')]
  mkdirSync(room, { recursive: true })
  repository.layOutContent(commit, content)
  const side = {
    name: commit.startsWith(name) ? commit.slice(0, 7) : `${name} (${commit.slice(0, 7)})`,
    content,
    site,
    note: undefined,
  }
  const hasOwnCode = !repository.hasPresentCode(commit)
  if (!hasOwnCode || !repository.hasPresentPackages(commit)) {
    await build(PROJECT, side, date)
    return hasOwnCode
      ? { ...side, note: `${name} has other packages: its content was built with the present code.` }
      : side
  }
  const code = join(room, 'tree')
  repository.layOutAll(commit, code)
  symlinkSync(join(PROJECT, 'node_modules'), join(code, 'node_modules'), 'junction')
  await build(code, side, date)
  return { ...side, note: `${name} has other code, and was built with that.` }
}

/** Builds the content as it stands. */
export async function buildPresent({ build, date }: Building, content: string, room: string): Promise<Side> {
  const side = { name: 'the working tree', content, site: join(room, 'site'), note: undefined }
  await build(PROJECT, side, date)
  return side
}

/** Whether a project's code can show what visitors do not see: reviewers read drafts too. */
function knowsDrafts(project: string): boolean {
  return existsSync(join(project, 'renderer/model/define/schedule.ts'))
}

/**
 * Builds by a project's own program, in a process of its own: what it prints is no part of the report.
 * @param date of both sides: what time alone changes is no part of a change.
 * @throws {PlainError} with what it said, if it failed.
 */
export async function runBuild(project: string, { name, content, site }: Side, date: string): Promise<void> {
  console.error(`Building ${name} …`)
  const forWriters = knowsDrafts(project) ? ['--drafts', '--date', date] : []
  const options = ['scripts/run.js', 'prerender', '--content', resolve(content), '--out', resolve(site), ...forWriters]
  const child = spawn(process.execPath, options, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  await new Promise((settle, reject) => child.on('close', settle).on('error', reject))
  if (!existsSync(join(site, 'index.html')) || child.exitCode !== 0)
    throw new PlainError(`${said.trim()}\n\n${name} could not be built, so there is nothing to compare.`)
}
