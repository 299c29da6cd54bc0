import { performance } from 'node:perf_hooks'
import { readOptions } from '../readOptions.ts'
import { requireContent } from '../requireContent.ts'
import { runProgram } from '../runProgram.ts'
import { checkContent } from '../steps/checkContent.ts'
import { OUT } from '../steps/publish.ts'
import { recover } from '../steps/recover.ts'

const HELP = `npm run check [-- --release] [--content <folder>]

Checks every file of the content folder and prints every problem with its place.
  --release   also refuses values that are still tagged !placeholder`

await runProgram(check)

async function check(): Promise<boolean> {
  const options = readOptions(HELP, {
    content: { type: 'string', default: 'content' },
    release: { type: 'boolean', default: false },
  })
  if (!options) return true
  await recover(OUT)
  requireContent(options.content)
  const start = performance.now()
  const { text, site } = await checkContent({ root: options.content, release: options.release, forEditors: true })
  if (site) console.log(`${text}\n\nThe content is in order (checked in ${Math.round(performance.now() - start)} ms).`)
  else console.error(text)
  return site !== undefined
}
