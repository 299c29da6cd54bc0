import { readFileSync } from 'node:fs'
import { cities, states } from '../../renderer/collections/states/definition.ts'
import { formatProblems } from '../../renderer/model/explain/problem.ts'
import type { Site } from '../../renderer/model/site.ts'
import { cityTexts, describeLikeness, likenessOf, namesIn, stateTexts, withoutNumbers } from '../audit/likeness.ts'
import { describeShares, problemsOfShares, sentencesOf, sharesOf } from '../audit/sentences.ts'
import { OUT } from '../build/steps/publish.ts'
import { fileOf } from '../build/steps/renderPages.ts'
import { inspectContent } from '../content/check/inspectContent.ts'
import { UserError } from '../errors.ts'
import { CONTENT, runProgram } from '../runProgram.ts'

const HELP = `npm run audit [-- --content <folder>] [--out <folder>]

Measures how similar the texts of cities and states are, and how many sentences on the pages of cities are unique, in the site in
the folder (dist). Fails if search engines could take the pages for doorway pages.`

/** Maximum number of cities to compare, evenly spaced in the list. */
const MAX_CITIES = 1000
const OPTIONS = { ...CONTENT, out: { type: 'string', default: OUT } } as const

await runProgram({ help: HELP, options: OPTIONS }, async (options) => {
  const { site, problems: contentProblems } = await inspectContent({ root: options.content, release: false })
  if (!site) throw new UserError(formatProblems(contentProblems))
  const names = namesIn(site)
  const texts = takeSample(cityTexts(site))
  const ofCities = likenessOf(texts, names, cities.page.path)
  const textsWithoutNumbers = texts.map(({ address, text }) => ({ address, text: withoutNumbers(text) }))
  const ofStates = likenessOf(stateTexts(site), names, states.page.path)
  const shares = sharesIn(site, options.out)
  console.log(describeLikeness('cities', ofCities))
  console.log(describeLikeness('cities, without numbers,', likenessOf(textsWithoutNumbers, names, cities.page.path)))
  console.log(describeLikeness('states', ofStates))
  console.log(describeShares(shares))
  const [open, all] = [cityTexts(site).length, site.allNested(cities).length]
  console.log(`${open} of ${all} cities are open to search`)
  const problems = [...ofCities.problems, ...ofStates.problems, ...problemsOfShares(shares, cities.page.path)]
  for (const problem of problems) console.error(problem)
  return problems.length === 0
})

function sharesIn(site: Site, out: string) {
  const pages = site.pages().filter(({ definition }) => definition.name === cities.name)
  return sharesOf(takeSample(pages).map(({ address }) => sentencesOf(readFileSync(fileOf(out, address), 'utf8'))))
}

function takeSample<Item>(all: Item[]): Item[] {
  const step = Math.max(1, all.length / MAX_CITIES)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
