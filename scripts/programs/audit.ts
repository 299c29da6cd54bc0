import { readFileSync } from 'node:fs'
import { cities, isIndexable, states } from '../../renderer/collections/states/definition.ts'
import { formatProblems } from '../../renderer/model/explain/diagnostic.ts'
import {
  computeSimilarity,
  describeSimilarity,
  extractTextBlocks,
  listNames,
  listProblems,
  type PageText,
} from '../audit/similarity.ts'
import { DEFAULT_OUT_DIR } from '../build/steps/publish.ts'
import { getHtmlPath } from '../build/steps/renderPages.ts'
import { inspectContent } from '../content/check/inspectContent.ts'
import { UserError } from '../errors.ts'
import { CONTENT_OPTION, runProgram } from '../runProgram.ts'

const HELP = `npm run audit [-- --content <folder>] [--out <folder>]

Compares the built pages (dist) of all cities that search engines can index, with names and numbers masked. Prints the average share
of text that two pages have in common and the most similar pairs. Does the same for states. Fails if search engines could treat
cities as doorway pages.`

const OPTIONS = { ...CONTENT_OPTION, out: { type: 'string', default: DEFAULT_OUT_DIR } } as const

await runProgram({ help: HELP, options: OPTIONS }, async (options) => {
  const { site, problems: contentProblems } = await inspectContent({ root: options.content, release: false })
  if (!site) throw new UserError(formatProblems(contentProblems))
  const names = listNames(site)
  const read = (address: string): PageText => {
    return { address, blocks: extractTextBlocks(readFileSync(getHtmlPath(options.out, address), 'utf8')) }
  }
  const comparePages = (name: string, addresses: string[]) => {
    const similarity = computeSimilarity(addresses.map(read), names)
    console.log(describeSimilarity(name, similarity))
    return similarity
  }
  const indexableCities = site.listNestedEntries(cities).filter(({ item }) => isIndexable(item))
  const citySimilarity = comparePages(
    'indexable cities',
    indexableCities.map(({ parent, item }) => cities.getAddress(parent.slug, item.slug)),
  )
  comparePages(
    'states',
    site.listEntries(states).map(({ slug }) => states.getAddress(slug)),
  )
  const problems = listProblems(citySimilarity)
  for (const problem of problems) console.error(problem)
  return problems.length === 0
})
