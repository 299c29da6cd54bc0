import { counted } from '../build/steps/step.ts'
import { checkContent } from '../content/check/checkContent.ts'
import { extendLedger } from '../content/check/ledger.ts'
import { readOptions } from '../readOptions.ts'
import { requireContent } from '../requireContent.ts'
import { runProgram } from '../runProgram.ts'

const HELP = `npm run published [-- --content <folder>]

Notes the addresses of all pages in published-urls.txt of the content folder, after the site has been published: from then
on the check sees to it that each stays a page, or is redirected. Nothing is ever removed from the list.`

await runProgram(async () => {
  const options = readOptions(HELP, { content: { type: 'string', default: 'content' } })
  if (!options) return true
  requireContent(options.content)
  const { site, text } = await checkContent({ root: options.content, release: false })
  if (site) console.log(`${counted(extendLedger(options.content, site), 'address', 'addresses')} added.`)
  else console.error(text)
  return site !== undefined
})
