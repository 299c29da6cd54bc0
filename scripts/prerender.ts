import './production.ts'

import { parseArgs } from 'node:util'
import { buildSite } from './buildSite.ts'
import { runProgram } from './runProgram.ts'

const HELP = `npm run build [-- --content <folder>] [--out <folder>] [--release]

Checks the content, builds the code, renders every page, follows every link, and publishes into the folder (dist).
  --release   also refuses values that are still tagged !placeholder`

const { values: options } = parseArgs({
  options: {
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: 'dist' },
    release: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (options.help) console.log(HELP)
else await runProgram(() => buildSite(options))
