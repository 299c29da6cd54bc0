import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cities } from '../../renderer/collections/states/definition.ts'
import type { Site } from '../../renderer/model/site.ts'
import { kept, nameOf } from '../kept/kept.ts'
import { KeptValues } from '../kept/keptValues.ts'
import type { KnownPage } from '../rendering/pageStore.ts'
import { PROJECT, stateOf } from '../run/sources.js'
import { nameMask, namesIn } from './placeNames.ts'
import { fileOf } from './renderPages.ts'
import { type SentenceShares, sentencesOf, sharesOf } from './sentences.ts'
import { percent } from './step.ts'

const FOLDER = join(PROJECT, '.cache/measured')
/** The sentences of each page: of an edit few pages say another thing. */
const SENTENCES = join(PROJECT, '.cache/sentences')
/** What decides the result, besides the pages. */
const MEASURE = ['scripts/steps/measureSentences.ts', 'scripts/steps/sentences.ts', 'scripts/steps/placeNames.ts']

/** Of a city's words at most so many may be everybody's, and at least so many must be its own. */
const MOST_COMMON = 0.45
const LEAST_ALONE = 0.25
/** Of fewer pages, few sentences can stand on a hundred. */
const FEWEST = 200
/** Of more pages so many are read, at even distances: of more, any sentence finds its like, and the limits would mean another thing. */
const MOST = 1000

/**
 * Measures how much the pages of cities that search engines may show say that no other says: a place whose page could be any
 * place's needs none.
 * @param code names the state of the code, of which and of their keys the pages are made.
 * @param root the content folder, whose last sentences are kept.
 */
export async function measureSentences(
  site: Site,
  pages: Map<string, KnownPage>,
  client: string,
  code: string,
  root: string,
): Promise<SentenceShares & { problems: string[] }> {
  const own = sampleOf(
    site.pages().flatMap(({ definition, address }) => {
      const page = definition.name === cities.name ? pages.get(address) : undefined
      return page?.facts.isIndexed ? [{ address, key: page.key }] : []
    }),
  )
  const names = namesIn(site)
  const state = JSON.stringify([stateOf(PROJECT, MEASURE), code, names])
  const result = await kept(FOLDER, JSON.stringify([state, own]), async () => {
    const mask = nameMask(names)
    const read = (address: string) => sentencesOf(readFileSync(fileOf(client, address), 'utf8'), mask)
    const earlier = await KeptValues.open(SENTENCES, nameOf(resolve(root)), nameOf(state))
    const told = own.map(({ address, key }) => earlier.get(key, () => read(address)))
    await earlier.save()
    return Buffer.from(JSON.stringify(sharesOf(told)))
  })
  const shares: SentenceShares = JSON.parse(result.toString())
  return { ...shares, problems: problemsOf(shares) }
}

/** A thousand of many, at even distances. */
export function sampleOf<Page>(pages: Page[]): Page[] {
  const step = Math.max(1, pages.length / MOST)
  return pages.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

/** What a build must not publish. */
export function problemsOf({ pages, common, alone }: SentenceShares): string[] {
  if (pages < FEWEST) return []
  const remedy = `Give the sentences of content/${cities.page.path} more facts, or leave out what fits every city.`
  return [
    ...(common > MOST_COMMON
      ? [
          `Of the words of all cities ${percent(common)} stand on 100 pages and more; at most ${percent(MOST_COMMON)} may. ${remedy}`,
        ]
      : []),
    ...(alone < LEAST_ALONE
      ? [
          `Of the words of all cities ${percent(alone)} stand on one page alone; at least ${percent(LEAST_ALONE)} must. ${remedy}`,
        ]
      : []),
  ]
}

/** The result in the few words of the build's line. */
export function describeShares({ pages, common, alone }: SentenceShares): string {
  return `${pages} cities: ${percent(common)} of their words on 100 pages and more, ${percent(alone)} on one alone`
}
