import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compareRevisions } from '../comparing/compareRevisions.ts'
import { FORMATS, isFormat } from '../comparing/formats.ts'
import { PlainError } from '../errors.ts'
import { requireContent } from '../requireContent.ts'
import { runProgram } from '../runProgram.ts'

const HELP = `npm run diff -- <revision> [<revision>] [--format text | markdown | html] [--out <file>] [--content <folder>]

Says what a change does: pages added, removed and changed, with their words before and now; redirects, claims, share pictures
and sizes. It builds both, and leaves nothing behind.
  npm run diff -- main                  the content as it stands, against main where this branch left it
  npm run diff -- v1.0 v1.1             two revisions
  npm run diff -- main --format html --out change.html`

await runProgram(async () => {
  if (process.argv.includes('--help')) {
    console.log(HELP)
    return true
  }
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      out: { type: 'string' },
      content: { type: 'string', default: 'content' },
    },
  })
  const [first, second, ...more] = positionals
  if (first === undefined || more.length > 0) throw new PlainError(HELP)
  const { format, out, content } = values
  if (!isFormat(format)) throw new PlainError(`There is no format \`${format}\`: ${Object.keys(FORMATS).join(', ')}.`)
  requireContent(content)
  const said = FORMATS[format](await compareRevisions(content, first, second))
  if (out === undefined) console.log(said)
  else writeFileSync(out, said)
  return true
})
