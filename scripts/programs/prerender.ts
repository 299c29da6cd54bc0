import { buildSite } from '../buildSite.ts'
import { readOptions } from '../readOptions.ts'
import { runProgram } from '../runProgram.ts'
import { OUT } from '../steps/publish.ts'

const HELP = `npm run build [-- --content <folder>] [--out <folder>] [--release] [--via-vike]

Checks the content, builds the code unless it is kept from before, renders every page, follows every link, and publishes
into the folder (dist).
  --release   also refuses values that are still tagged !placeholder
  --via-vike  renders every page by Vike, not the first of each family alone: the same bytes, and half as long again`

await runProgram(async () => {
  const options = readOptions(HELP, {
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: OUT },
    release: { type: 'boolean', default: false },
    'via-vike': { type: 'boolean', default: false },
  })
  return options === undefined || buildSite({ ...options, viaVike: options['via-vike'] })
})
