import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildInstant } from '../../build/options.ts'
import { hasCode, PlainError } from '../../errors.ts'
import { PROJECT } from '../../store/sources.js'
import { removeAbandoned, removedAfterwards, withTemporaryFolder } from '../../temporaryFolder.ts'
import { compareSites } from './compareSites.ts'
import type { Comparison } from './report.ts'
import { Repository } from './repository.ts'

/** One of the two sites that are compared. */
export interface Side {
  /** As readers of the report know it: `main (7349f6f)`. */
  name: string
  content: string
  site: string
}

/** Builds a side by the code of a project, for a date: that of both, so that what time alone changes is no part of a change. */
type Build = (project: string, side: Side, date: string) => Promise<void>

const PARENT = join(PROJECT, '.build')
const ROOM = 'compared'

/**
 * Builds the content as it stands and as a revision had it, and says what differs. Of a branch that has gone on since, what counts is
 * where the present one left it.
 * @throws {PlainError} if there is no such revision, or one of the two cannot be built.
 */
export async function compareWithRevision(
  content: string,
  revision: string,
  build: Build = runBuild,
): Promise<Comparison> {
  const repository = new Repository(content)
  const date = buildInstant({ content }).instant
  const commit = repository.fork(revision)
  return inRoom(async (room) => {
    const after = { name: 'the working tree', content, site: join(room, 'after') }
    await build(PROJECT, after, date)
    const before = {
      name: commit.startsWith(revision) ? commit.slice(0, 7) : `${revision} (${commit.slice(0, 7)})`,
      content: join(room, 'content'),
      site: join(room, 'before'),
    }
    repository.layOutContent(commit, before.content)
    await build(codeOf(repository, commit, room), before, date)
    const edited = repository.editedFiles(commit)
    return { before: before.name, after: after.name, edited, ...compareSites(before.site, after.site) }
  })
}

/** The code that a commit is built with: the present, whose parts are made already, where that is the same; else its own. */
function codeOf(repository: Repository, commit: string, room: string): string {
  if (repository.hasPresentCode(commit)) return PROJECT
  const tree = join(room, 'code')
  repository.layOutAll(commit, tree)
  symlinkSync(join(PROJECT, 'node_modules'), join(tree, 'node_modules'), 'junction')
  return tree
}

/** What was made of content is found again by the content's place: the same room each time, unless somebody is in it. */
async function inRoom<Result>(run: (room: string) => Promise<Result>): Promise<Result> {
  const room = join(PARENT, ROOM)
  mkdirSync(PARENT, { recursive: true })
  await removeAbandoned(PARENT, (name) => name === ROOM)
  try {
    mkdirSync(room)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return withTemporaryFolder(PARENT, `${ROOM}-`, run)
    throw error
  }
  return removedAfterwards(room, () => run(room))
}

/**
 * Builds by a project's own program, in a process of its own: what it prints is no part of the report. Reviewers read drafts too.
 * @throws {PlainError} with what it said, if it failed.
 */
async function runBuild(project: string, { name, content, site }: Side, date: string): Promise<void> {
  console.error(`Building ${name} …`)
  const options = ['--content', resolve(content), '--out', resolve(site), '--drafts', '--date', date]
  const child = spawn(process.execPath, ['scripts/run.js', 'prerender', ...options], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  await new Promise((settle, reject) => child.on('close', settle).on('error', reject))
  if (!existsSync(join(site, 'index.html')) || child.exitCode !== 0)
    throw new PlainError(`${said.trim()}\n\n${name} could not be built, so there is nothing to compare.`)
}
