import { writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { asMarkdown } from '../content/diff/asMarkdown.ts'
import { asText } from '../content/diff/asText.ts'
import { compareRevisions } from '../content/diff/compareRevisions.ts'
import { PlainError } from '../errors.ts'
import { requireContent } from '../requireContent.ts'
import { runProgram } from '../runProgram.ts'

const HELP = `npm run diff -- <revision> [<revision>] [--out <file>] [--content <folder>]

Says what a change does: pages added, removed and changed, with their words before and now; redirects, claims, share pictures
and sizes. It builds both for one date, with drafts, each with its mark, and leaves nothing behind.
  npm run diff -- main                    the content as it stands, against main where this branch left it
  npm run diff -- v1.0 v1.1               two revisions
  npm run diff -- main --out change.md    Markdown in a file instead of the terminal`

await runProgram(async () => {
  if (process.argv.includes('--help')) {
    console.log(HELP)
    return true
  }
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, content: { type: 'string', default: 'content' } },
  })
  const [first, second, ...more] = positionals
  if (first === undefined || more.length > 0) throw new PlainError(HELP)
  const { out, content } = values
  if (out !== undefined && extname(out) !== '.md')
    throw new PlainError(`A report is written in Markdown: call it --out change.md, and not \`${out}\`.`)
  requireContent(content)
  const comparison = await compareRevisions(content, first, second)
  if (out === undefined) console.log(asText(comparison))
  else writeFileSync(out, asMarkdown(comparison))
  return true
})
