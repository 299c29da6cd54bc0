import { execFile } from 'node:child_process'
import { readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { BUILD_SOURCES } from '../../cache/cacheFolder.ts'
import { UserError } from '../../errors.ts'
import { listFiles, PROJECT_ROOT } from '../../files.ts'
import { checkOutFiles, type RevisionToCompare, tryGit } from '../../git.ts'

/**
 * Renders the content of a commit, with the code of that commit if it's in the same repository. Returns HTML by address.
 * @param folder empty folder for the checkout and the pages @throws {UserError}
 */
export async function renderRevision(revision: RevisionToCompare, { folder, date }: { folder: string; date: string }) {
  const { repository, prefix, commit, name } = revision
  const checkout = join(folder, 'content')
  checkOutFiles(repository, commit, checkout)
  const options = { content: join(checkout, prefix), name, date, out: join(folder, 'before') }
  if (hasCurrentCode(repository, commit)) return renderContent(PROJECT_ROOT, options)
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(checkout, 'node_modules'), 'junction')
  return renderContent(checkout, options)
}

/**
 * Checks if a commit has the same code as the working tree, including untracked files. Returns true if the content is in
 * a separate repository.
 */
function hasCurrentCode(repository: string, commit: string): boolean {
  if (realpathSync(repository) !== realpathSync(PROJECT_ROOT)) return true
  const untracked = tryGit(repository, ['ls-files', '--others', '--exclude-standard', '--', ...BUILD_SOURCES])
  return untracked === '' && tryGit(repository, ['diff', '--quiet', commit, '--', ...BUILD_SOURCES]) !== undefined
}

/** `name` is for messages: `main (1a2b3c4)`. */
type RenderOptions = Record<'content' | 'name' | 'date' | 'out', string>

/** Renders all pages as a shard, which skips images, feeds, and the check of links. Returns HTML by address. @throws {UserError} */
export async function renderContent(project: string, { content, name, date, out }: RenderOptions) {
  console.error(`Rendering ${name} …`)
  const options = ['--content', resolve(content), '--out', resolve(out), '--drafts', '--date', date, '--shard', '1/1']
  await promisify(execFile)(process.execPath, ['scripts/run.js', 'build', ...options], { cwd: project }).catch(
    ({ stdout, stderr }) => {
      throw new UserError(`${stdout}${stderr}\nNothing was compared, because ${name} can't be rendered.`)
    },
  )
  const pages = join(out, 'pages')
  const files = listFiles(pages).filter((path) => path.endsWith('.html'))
  const toAddress = (path: string) => (path === 'index.html' ? '/' : `/${path.slice(0, -'.html'.length)}`)
  return new Map(files.map((path) => [toAddress(path), readFileSync(join(pages, path), 'utf8')]))
}
