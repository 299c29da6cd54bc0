import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { checkContent } from './steps/checkContent.ts'

const HELP = `npm run check [-- --release] [--content <folder>]

Checks every file of the content folder and prints every problem with its place.
  --release   also refuses values that are still tagged !placeholder`

const { values: options } = parseArgs({
  options: {
    content: { type: 'string', default: 'content' },
    release: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (options.help) console.log(HELP)
else {
  const start = performance.now()
  const { text, site } = await checkContent({ root: options.content, release: options.release })
  if (site) console.log(`${text}\n\nThe content is in order (checked in ${Math.round(performance.now() - start)} ms).`)
  else console.error(text)
  process.exitCode = site ? 0 : 1
}
