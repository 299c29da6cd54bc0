import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../../errors.ts'
import { git } from '../../git.ts'
import { PROJECT } from '../../store/sources.js'

/** What a site is made of besides its content. */
const CODE = [
  'scripts',
  'renderer',
  'pages',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** The repository that a content folder is in. */
export class Repository {
  /** The content's place in it: `content/`. */
  private readonly prefix: string
  private readonly top: string

  /** @throws {PlainError} if the folder is in no repository, or git is not installed. */
  constructor(content: string) {
    const said = git(content, ['rev-parse', '--show-toplevel', '--show-prefix'])
    if (said === undefined)
      throw new PlainError(
        `${content} is in no git repository, or git is not installed: there is nothing to compare it with.`,
      )
    const [top = '', prefix = ''] = said.split('\n')
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

  /** Writes the whole tree of a commit into a folder. */
  layOutAll(commit: string, folder: string): void {
    this.layOut(commit, folder)
  }

  /** Whether the code of a commit is the present one, to the byte; so it is where the content has a repository of its own. */
  hasPresentCode(commit: string): boolean {
    if (realpathSync(this.top) !== realpathSync(PROJECT)) return true
    const others = git(this.top, ['ls-files', '--others', '--exclude-standard', '--', ...CODE])
    return others === '' && git(this.top, ['diff', '--quiet', commit, '--', ...CODE]) !== undefined
  }

  private layOut(tree: string, folder: string): void {
    // An index of our own: the repository's keeps what somebody is about to commit.
    const index = { GIT_INDEX_FILE: `${folder}.index` }
    const read = git(this.top, ['read-tree', tree], index)
    if (read === undefined) throw new PlainError(`There is no content in ${tree}.`)
    const laid = git(this.top, ['checkout-index', '--all', '--quiet', `--prefix=${join(folder, '/')}`], index)
    if (laid === undefined) throw new PlainError(`git could not write ${tree} into ${folder}.`)
  }
}
