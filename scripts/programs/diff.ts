import { writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { buildInstant } from '../build/options.ts'
import { compareWithRevision } from '../content/diff/compareWithRevision.ts'
import { COMMENT, describeComparison } from '../content/diff/report.ts'
import { PlainError } from '../errors.ts'
import { requireContent } from '../requireContent.ts'
import { CONTENT, ONE, runProgram } from '../runProgram.ts'

const HELP = `npm run diff -- <revision> [--out <file>] [--content <folder>]

Says what a change does: pages added, removed and changed, with their words before and now; redirects, claims and sizes. It builds
the content as it stands and as the revision had it, where this branch left it, for one date, with drafts, each with its mark, and
leaves nothing behind.
  npm run diff -- main                    the content as it stands, against main
  npm run diff -- main --out change.md    the same in a file, short enough for a comment of a pull request`

const OPTIONS = { out: { type: 'string' }, ...CONTENT } as const

await runProgram({ help: HELP, options: OPTIONS, names: ONE }, async ({ out, content }, [revision = '']) => {
  if (out !== undefined && extname(out) !== '.md')
    throw new PlainError(`A report is written in Markdown: call it --out change.md, and not \`${out}\`.`)
  requireContent(content)
  const comparison = await compareWithRevision(content, revision, buildInstant({ content }).instant)
  if (out === undefined) console.log(describeComparison(comparison))
  else writeFileSync(out, `${describeComparison(comparison, COMMENT)}\n`)
})
