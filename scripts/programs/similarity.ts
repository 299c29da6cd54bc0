import { readFileSync } from 'node:fs'
import { cities, isIndexable } from '../../renderer/collections/states/definition.ts'
import { formatProblems } from '../../renderer/model/diagnostics/diagnostic.ts'
import { DEFAULT_OUT_DIR } from '../build/steps/outputFolder.ts'
import { getHtmlPath } from '../build/steps/renderPages.ts'
import { inspectContent } from '../content/check/inspectContent.ts'
import { extractMainText } from '../content/diff/pageText.ts'
import { UserError } from '../errors.ts'
import { computeSimilarity, formatSimilarity, listPlaceNames, listProblems } from '../pageSimilarity.ts'
import { CONTENT_OPTION, defineProgram } from '../program.ts'

const HELP = `npm run similarity [-- --content <folder>] [--out <folder>]

Compares the built pages (dist) of all cities that search engines can index, with names and numbers masked. Prints the average share
of text that two pages have in common, and the most similar pairs. Fails if the pages are so similar that search engines could treat them
as doorway pages (the limits are in scripts/pageSimilarity.ts).`

const OPTIONS = { ...CONTENT_OPTION, out: { type: 'string', default: DEFAULT_OUT_DIR } } as const

export const main = defineProgram({ help: HELP, options: OPTIONS }, async ({ content, out }) => {
  const { site, problems: contentProblems } = await inspectContent({ content, release: false })
  if (!site) throw new UserError(formatProblems(contentProblems))
  const indexableCities = site.listNestedEntries(cities).filter(({ item }) => isIndexable(item))
  const pages = indexableCities.map(({ parent, item }) => {
    const address = cities.getAddress(parent.slug, item.slug)
    return { address, blocks: extractMainText(readFileSync(getHtmlPath(out, address), 'utf8')) }
  })
  const similarity = computeSimilarity(pages, listPlaceNames(site))
  console.log(`${pages.length} cities: ${formatSimilarity(similarity)}`)
  const problems = listProblems(similarity)
  for (const problem of problems) console.error(problem)
  return problems.length === 0
})
