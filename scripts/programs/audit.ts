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

Judges a site that was built into the folder (dist): how much cities and states are alike in their own words, and how much of what
the pages of cities say stands on no other. It fails where places could be taken for doorway pages.`

/** Of more cities so many are held against each other, at even distances. */
const MOST = 1000
const OPTIONS = { ...CONTENT, out: { type: 'string', default: OUT } } as const

await runProgram({ help: HELP, options: OPTIONS }, async (options) => {
  const { site, problems: wrong } = await inspectContent({ root: options.content, release: false })
  if (!site) throw new UserError(formatProblems(wrong))
  const names = namesIn(site)
  const texts = sampleOf(cityTexts(site))
  const ofCities = likenessOf(texts, names, cities.page.path)
  const bare = texts.map(({ address, text: said }) => ({ address, text: withoutNumbers(said) }))
  const ofStates = likenessOf(stateTexts(site), names, states.page.path)
  const shares = sharesIn(site, options.out)
  console.log(describeLikeness('cities', ofCities))
  console.log(describeLikeness('cities, without numbers,', likenessOf(bare, names, cities.page.path)))
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
  return sharesOf(sampleOf(pages).map(({ address }) => sentencesOf(readFileSync(fileOf(out, address), 'utf8'))))
}

function sampleOf<Each>(all: Each[]): Each[] {
  const step = Math.max(1, all.length / MOST)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
