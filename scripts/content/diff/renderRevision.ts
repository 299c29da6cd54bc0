import { execFile } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { UserError } from '../../errors.ts'
import { explainGitFailure, git } from '../../git.ts'
import { moveFolder } from '../../store/artifact.ts'
import { BUILD_SOURCES } from '../../store/root.ts'
import { listFiles, PROJECT_ROOT } from '../../store/sources.ts'

const CACHE_FOLDER = join(PROJECT_ROOT, '.cache/compared')

/** Finds the merge base with a branch, tag, or commit. @throws {UserError} if Git can't */
export function findMergeBase(content: string, revision: string) {
  const failure = explainGitFailure(content)
  if (failure !== undefined) throw new UserError(`There's nothing to compare ${content} with. ${failure}`)
  const paths = git(content, ['rev-parse', '--show-toplevel', '--show-prefix']) ?? ''
  const [repository = '', prefix = ''] = paths.split('\n')
  const isName = !revision.startsWith('-')
  const match = isName ? git(repository, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]) : undefined
  if (match === undefined)
    throw new UserError(`Git doesn't know \`${revision}\`. Name a branch, a tag, or a commit, or run \`git fetch\`.`)
  const commit = (git(repository, ['merge-base', match.trim(), 'HEAD']) ?? match).trim()
  const name = commit.startsWith(revision) ? revision : `${revision} (${commit.slice(0, 7)})`
  return { repository, prefix, commit, name }
}

type MergeBase = ReturnType<typeof findMergeBase>

/** Renders a commit with its own code. The folder's path must be constant, because cached results contain it. @throws {UserError} */
export async function renderRevision({ repository, prefix, commit, name }: MergeBase, folder: string, date: string) {
  const [content, code] = [join(folder, 'content'), join(folder, 'code')]
  checkOut(repository, `${commit}:${prefix}`, content)
  const side = { content, name, date, out: join(folder, 'before') }
  if (hasCurrentCode(repository, commit)) return renderContent(PROJECT_ROOT, side)
  checkOut(repository, commit, code)
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(code, 'node_modules'), 'junction')
  const cache = join(code, '.cache')
  if (existsSync(CACHE_FOLDER)) await moveFolder(CACHE_FOLDER, cache)
  try {
    return await renderContent(code, side)
  } finally {
    if (existsSync(cache)) await moveFolder(cache, CACHE_FOLDER)
  }
}

/** Includes untracked files. Content in a separate repository uses the current code. */
function hasCurrentCode(repository: string, commit: string): boolean {
  if (realpathSync(repository) !== realpathSync(PROJECT_ROOT)) return true
  const untracked = git(repository, ['ls-files', '--others', '--exclude-standard', '--', ...BUILD_SOURCES])
  return untracked === '' && git(repository, ['diff', '--quiet', commit, '--', ...BUILD_SOURCES]) !== undefined
}

/** Uses a separate index to leave staged changes untouched. */
export function checkOut(repository: string, tree: string, folder: string): void {
  const index = { GIT_INDEX_FILE: `${folder}.index` }
  const checkout = ['checkout-index', '--all', '--quiet', `--prefix=${join(folder, '/')}`]
  for (const args of [['read-tree', tree], checkout])
    if (git(repository, args, index) === undefined) throw new UserError(`Git can't check out ${tree}.`)
}

/** Renders all pages as a shard, which skips images, feeds, and the crawl. @throws {UserError} */
export async function renderContent(
  project: string,
  side: { content: string; name: string; date: string; out: string },
) {
  console.error(`Rendering ${side.name} …`)
  const folders = ['--content', resolve(side.content), '--out', resolve(side.out)]
  const args = ['scripts/run.js', 'prerender', ...folders, '--drafts', '--date', side.date, '--shard', '1/1']
  await promisify(execFile)(process.execPath, args, { cwd: project }).catch(({ stdout, stderr }) => {
    throw new UserError(`${stdout}${stderr}\nNothing was compared, because ${side.name} can't be rendered.`)
  })
  const folder = join(side.out, 'pages')
  const files = listFiles(folder).filter((path) => path.endsWith('.html'))
  const toAddress = (path: string) => (path === 'index.html' ? '/' : `/${path.slice(0, -'.html'.length)}`)
  return new Map(files.map((path) => [toAddress(path), readFileSync(join(folder, path))]))
}
