import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import { normalizeAddress } from '../../renderer/model/addresses.ts'
import { chooseBuildDate } from '../build/options.ts'
import { BUILD_SOURCES } from '../cache/cacheFolder.ts'
import { describeChanges } from '../content/diff/describeChanges.ts'
import { UserError } from '../errors.ts'
import { listFiles, PROJECT_ROOT, requireContent } from '../files.ts'
import { checkOutFiles, findMergeBase, tryGit } from '../git.ts'
import { CONTENT_OPTION, defineProgram } from '../program.ts'
import { withCleanup } from '../temporaryFolder.ts'

const HELP = `npm run diff -- <revision> [--out <file>] [--content <folder>]

Shows how your changes affect the text of pages, including drafts. Compares the content on disk to the commit where your branch
split off.
  npm run diff -- main                    shows the changes since your branch split off main
  npm run diff -- main --out change.md    writes a report that fits into a pull request comment`

/** GitHub's limit is 65,536 characters, according to an API error. */
const MAX_COMMENT_LENGTH = 60_000

const OPTIONS = { out: { type: 'string' }, ...CONTENT_OPTION } as const

export const main = defineProgram(
  { help: HELP, options: OPTIONS, argumentCount: 1 },
  async ({ out, content }, [revision = '']) => {
    requireContent(content)
    const { repository, prefix, commit, name } = findMergeBase(content, revision)
    // Render both at the same date, so that scheduled entries don't count as changes.
    const { date } = chooseBuildDate({ content })
    // Use a constant path. It's part of the keys of cached results.
    const folder = join(PROJECT_ROOT, '.build/compared')
    const checkout = join(folder, 'content')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const report = await withCleanup(folder, async () => {
      checkOutFiles(repository, commit, checkout)
      const project = hasCurrentCode(repository, commit) ? PROJECT_ROOT : checkout
      if (project === checkout)
        symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(checkout, 'node_modules'), 'junction')
      const renders = [
        renderPages(PROJECT_ROOT, { content, name: 'the working tree', date, out: join(folder, 'after') }),
        renderPages(project, { content: join(checkout, prefix), name, date, out: join(folder, 'before') }),
      ] as const
      // Wait for both, even if the first fails. The second still writes to the folder.
      await Promise.allSettled(renders)
      const [after, before] = await Promise.all(renders)
      const redirectTargets: Record<string, string> = parse(readFileSync(join(content, redirects.path), 'utf8')) ?? {}
      const title = `## Page changes since \`${name}\`\n\n`
      const limit = out === undefined ? undefined : MAX_COMMENT_LENGTH - title.length
      return title + describeChanges({ before, after, redirects: new Map(Object.entries(redirectTargets)) }, limit)
    })
    if (out === undefined) console.log(report)
    else writeFileSync(out, `${report}\n`)
  },
)

/** Checks if the build code is the same in the commit. True if the content is in a separate repository, which has no code. */
function hasCurrentCode(repository: string, commit: string): boolean {
  if (realpathSync(repository) !== realpathSync(PROJECT_ROOT)) return true
  const untracked = tryGit(repository, ['ls-files', '--others', '--exclude-standard', '--', ...BUILD_SOURCES])
  return untracked === '' && tryGit(repository, ['diff', '--quiet', commit, '--', ...BUILD_SOURCES]) !== undefined
}

/** Renders all pages as a shard, which skips images, feeds, and the check of links. Returns HTML by address. @throws {UserError} */
async function renderPages(project: string, options: Record<'content' | 'name' | 'date' | 'out', string>) {
  const { content, name, date, out } = options
  console.error(`Rendering ${name} …`)
  const args = ['--content', resolve(content), '--out', out, '--drafts', '--date', date, '--shard', '1/1']
  await promisify(execFile)(process.execPath, ['scripts/run.js', 'build', ...args], { cwd: project }).catch(
    ({ stdout, stderr }) => {
      throw new UserError(`${stdout}${stderr}\nNothing was compared, because ${name} can't be rendered.`)
    },
  )
  const pages = join(out, 'pages')
  const files = listFiles(pages).filter((path) => path.endsWith('.html'))
  return new Map(files.map((path) => [normalizeAddress(`/${path}`), readFileSync(join(pages, path), 'utf8')]))
}
