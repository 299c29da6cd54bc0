import { formatProblems } from '../../renderer/model/explain/problem.ts'
import { inspectContent } from '../content/check/inspectContent.ts'
import { extendLedger } from '../content/check/ledger.ts'
import { pluralize } from '../formatNumbers.ts'
import { CONTENT, runProgram } from '../runProgram.ts'

const HELP = `npm run published [-- --content <folder>]

Notes the addresses of all pages in published-urls.txt of the content folder, after the site has been published: from then
on the check sees to it that each stays a page, or is redirected. Nothing is ever removed from the list.`

await runProgram({ help: HELP, options: CONTENT }, async ({ content }) => {
  const { site, problems } = await inspectContent({ root: content, release: false })
  if (site) console.log(`${pluralize(extendLedger(content, site), 'address', 'addresses')} added.`)
  else console.error(formatProblems(problems))
  return site !== undefined
})
