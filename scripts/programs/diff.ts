import { parseArgs } from 'node:util'
import { compareRevisions } from '../comparing/compareRevisions.ts'
import { FORMATS, formatFor, writeReport } from '../comparing/formats.ts'
import { picturesFor } from '../comparing/picturesFor.ts'
import { PlainError } from '../errors.ts'
import { requireContent } from '../requireContent.ts'
import { runProgram } from '../runProgram.ts'

const HELP = `npm run diff -- <revision> [<revision>] [--format text | markdown | html] [--out <file>] [--content <folder>]
                    [--pictures all | html | none] [--width <pixels>]

Says what a change does: pages added, removed and changed, with their words before and now; redirects, claims, share pictures
and sizes. It builds both for one date, with drafts, each with its mark, and leaves nothing behind.
  npm run diff -- main                  the content as it stands, against main where this branch left it
  npm run diff -- v1.0 v1.1             two revisions
  npm run diff -- main --out change.md --out change.html
                                        two files instead of the terminal: Markdown, and a page for a browser

Files show changed pages in pictures too, where Chrome or Chromium is installed: in the page for a browser, or in a folder beside
the Markdown (change.pictures), which --pictures html leaves out. --width 390 looks as on a phone; it is 1280 where nothing is said.`

await runProgram(async () => {
  if (process.argv.includes('--help')) {
    console.log(HELP)
    return true
  }
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      out: { type: 'string', multiple: true, default: [] },
      content: { type: 'string', default: 'content' },
      pictures: { type: 'string', default: 'all' },
      width: { type: 'string', default: '1280' },
    },
  })
  const [first, second, ...more] = positionals
  if (first === undefined || more.length > 0) throw new PlainError(HELP)
  const { format, out, content } = values
  const files = out.map((file) => ({ file, format: formatFor(format, file) }))
  const printed = formatFor(format)
  const { look, hasFiles } = picturesFor(
    values,
    files.map(({ format }) => format),
  )
  requireContent(content)
  const comparison = await compareRevisions(content, first, second, { look })
  for (const { file, format } of files) writeReport(comparison, file, format, hasFiles)
  if (files.length === 0) console.log(FORMATS[printed](comparison))
  return true
})
