import { formatProblems, pluralize } from '../../renderer/model/diagnostics/diagnostic.ts'
import { inspectContent } from '../content/check/inspectContent.ts'
import { addPublishedUrls } from '../content/check/publishedUrls.ts'
import { CONTENT_OPTION, defineProgram } from '../program.ts'

const HELP = `npm run published [-- --content <folder>]

Adds the addresses of all published pages and feeds to published-urls.txt in the content folder. The deploy workflow runs it, so you only
need it if you deploy by hand, or if the workflow can't push to main. The check requires a page or a redirect for each address. Don't
remove addresses.`

export const main = defineProgram({ help: HELP, options: CONTENT_OPTION }, async ({ content }) => {
  const { site, problems } = await inspectContent({ content, release: false })
  if (site) console.log(`${pluralize(addPublishedUrls(content, site), 'address', 'addresses')} added.`)
  else console.error(formatProblems(problems))
  return site !== undefined
})
