import { buildSite } from '../buildSite.ts'
import { readOptions } from '../readOptions.ts'
import { runProgram } from '../runProgram.ts'
import { OUT } from '../steps/publish.ts'

const HELP = `npm run build [-- --content <folder>] [--out <folder>] [--release] [--anew] [--via-vike]

Checks the content, builds the code, renders the pages, follows every link, and publishes into the folder (dist). What an
earlier build has made of the same is not made again.
  --release   also refuses values that are still tagged !placeholder
  --anew      makes everything again but code and pictures
  --via-vike  renders every page by Vike, not the first of each family alone: the same bytes, and half as long again`

await runProgram(async () => {
  const options = readOptions(HELP, {
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: OUT },
    release: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
    'via-vike': { type: 'boolean', default: false },
  })
  return options === undefined || buildSite({ ...options, viaVike: options['via-vike'] })
})
