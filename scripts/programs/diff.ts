import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parse } from 'yaml'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import { chooseBuildDate } from '../build/options.ts'
import { describeChanges } from '../content/diff/describeChanges.ts'
import { renderContent, renderRevision } from '../content/diff/renderRevision.ts'
import { UserError } from '../errors.ts'
import { PROJECT_ROOT, requireContent } from '../files.ts'
import { findMergeBase } from '../git.ts'
import { CONTENT_OPTION, defineProgram } from '../program.ts'
import { withCleanup } from '../temporaryFolder.ts'

const HELP = `npm run diff -- <revision> [--out <file>] [--content <folder>]

Shows how your changes affect the text of pages, including drafts. Compares the content on disk to the commit where your branch
left the revision.
  npm run diff -- main                    shows the changes since your branch left main
  npm run diff -- main --out change.md    writes a report that fits into a pull request comment`

/** GitHub's limit is 65,536 characters, according to an API error. */
const MAX_COMMENT_LENGTH = 60_000

const OPTIONS = { out: { type: 'string' }, ...CONTENT_OPTION } as const

export const main = defineProgram(
  { help: HELP, options: OPTIONS, argumentCount: 1 },
  async ({ out, content }, [revision = '']) => {
    if (out !== undefined && extname(out) !== '.md')
      throw new UserError(
        `The report is Markdown, so its name has to end in .md: --out change.md instead of \`${out}\`.`,
      )
    requireContent(content)
    const revisionToCompare = findMergeBase(content, revision)
    // Render the revision and the working tree at the same date, so that scheduled entries don't count as changes.
    const { date } = chooseBuildDate({ content })
    // Use a constant path. It's part of the keys of cached results.
    const folder = join(PROJECT_ROOT, '.build/compared')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const report = await withCleanup(folder, async () => {
      const options = { content, name: 'the working tree', date, out: join(folder, 'after') }
      const renders = [
        renderContent(PROJECT_ROOT, options),
        renderRevision(revisionToCompare, { folder, date }),
      ] as const
      // Wait for both, even if the first fails. The second still writes to the folder.
      await Promise.allSettled(renders)
      const [after, before] = await Promise.all(renders)
      const redirectTargets = new Map(
        Object.entries<string>(parse(readFileSync(join(content, redirects.path), 'utf8')) ?? {}),
      )
      const title = `## Page changes since \`${revisionToCompare.name}\`\n\n`
      const limit = out === undefined ? undefined : MAX_COMMENT_LENGTH - title.length
      return title + describeChanges({ before, after, redirects: redirectTargets }, limit)
    })
    if (out === undefined) console.log(report)
    else writeFileSync(out, `${report}\n`)
  },
)
