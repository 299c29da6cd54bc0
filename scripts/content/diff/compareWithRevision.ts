import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hasCode, PlainError } from '../../errors.ts'
import { explainRefusal, git } from '../../git.ts'
import { CODE } from '../../store/root.js'
import { PROJECT } from '../../store/sources.js'
import { removeAbandoned, removedAfterwards, withTemporaryFolder } from '../../temporaryFolder.ts'
import { compareSites } from './compareSites.ts'
import type { Comparison } from './report.ts'

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
  date: string,
  build: Build = runBuild,
): Promise<Comparison> {
  const repository = new Repository(content)
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
  repository.layOut(commit, tree)
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

export class Repository {
  /** The content's place in it: `content/`. */
  private readonly prefix: string
  private readonly top: string

  /** @throws {PlainError} if git can't read the commits of the folder */
  constructor(content: string) {
    const refusal = explainRefusal(content)
    if (refusal !== undefined) throw new PlainError(`There is nothing to compare ${content} with. ${refusal}`)
    const [top = '', prefix = ''] = git(content, ['rev-parse', '--show-toplevel', '--show-prefix'])?.split('\n') ?? []
    this.top = top
    this.prefix = prefix
  }

  /**
   * The commit at which the present branch left what a name means (a branch, a tag, `HEAD~3`), so that what came to that since is
   * not taken for a change of ours.
   * @throws {PlainError} if git knows none.
   */
  fork(name: string): string {
    const isName = !name.startsWith('-')
    const commit = isName && git(this.top, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])?.trim()
    if (commit) return git(this.top, ['merge-base', commit, 'HEAD'])?.trim() ?? commit
    throw new PlainError(
      `git knows no revision \`${name}\`. Name a branch, a tag or a commit; \`git fetch\` gets those of others.`,
    )
  }

  /** The content's files that differ from a commit's, each with git's letter for how (`A`, `M`, `D`; `A` where git does not know it yet). */
  editedFiles(commit: string): { letter: string; file: string }[] {
    const content = join(this.top, this.prefix)
    const edited = git(content, ['diff', '--relative', '--no-renames', '--name-status', '-z', commit, '--', '.']) ?? ''
    const others = git(content, ['ls-files', '--others', '--exclude-standard', '-z']) ?? ''
    const known = [...edited.matchAll(/(\w)\0([^\0]+)\0/g)].map(([, letter = '', file = '']) => ({ letter, file }))
    const added = others.split('\0').filter(Boolean)
    return [...known, ...added.map((file) => ({ letter: 'A', file }))].sort((a, b) => (a.file < b.file ? -1 : 1))
  }

  /** Writes the content of a commit into a folder, and leaves the repository as it is. */
  layOutContent(commit: string, folder: string): void {
    this.layOut(`${commit}:${this.prefix}`, folder)
  }

  /** Whether the code of a commit is the present one, to the byte; so it is where the content has a repository of its own. */
  hasPresentCode(commit: string): boolean {
    if (realpathSync(this.top) !== realpathSync(PROJECT)) return true
    const others = git(this.top, ['ls-files', '--others', '--exclude-standard', '--', ...CODE])
    return others === '' && git(this.top, ['diff', '--quiet', commit, '--', ...CODE]) !== undefined
  }

  layOut(tree: string, folder: string): void {
    // An index of our own: the repository's keeps what somebody is about to commit.
    const index = { GIT_INDEX_FILE: `${folder}.index` }
    const read = git(this.top, ['read-tree', tree], index)
    if (read === undefined) throw new PlainError(`There is no content in ${tree}.`)
    const laid = git(this.top, ['checkout-index', '--all', '--quiet', `--prefix=${join(folder, '/')}`], index)
    if (laid === undefined) throw new PlainError(`git could not write ${tree} into ${folder}.`)
  }
}
