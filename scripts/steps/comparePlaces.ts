import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import type { Site } from '../../renderer/model/load.ts'
import { ROUTES } from '../../renderer/model/routes.ts'
import { compare, type Shingles, shinglesOf } from './similarity.ts'

/** At most this much alike may two places be in the middle of all pairs. */
const MEDIAN_LIMIT = 0.5
/** A page that is more like another than this is no page of its own: search engines are asked to leave it out. */
const TWIN_LIMIT = 0.8

export interface PlacesResult {
  /** What a build must not publish. */
  problems: string[]
  median: number
  /** The two places that are most alike. */
  nearest: { page: string; twin: string; similarity: number }
  /** How many pages were closed to search engines. */
  closed: number
}

/**
 * Measures how much the pages of cities differ in their own words, with the names of places masked, so that the site can
 * never become a farm of doorway pages. Pages with a twin become `noindex`; places that are alike on the whole stop the build.
 */
export async function comparePlaces(site: Pick<Site, 'states' | 'slugs'>, client: string): Promise<PlacesResult> {
  const pages = ROUTES.city(site.slugs)
  const files = pages.map((page) => join(client, `${page}.html`))
  const mask = nameMask(site.states)
  const texts: Shingles[] = []
  // One file at a time: twenty thousand at once are more than a process may open.
  for (const file of files) texts.push(shinglesOf(mainText(await readFile(file, 'utf8')).replaceAll(mask, 'NAME')))
  const { median, twins } = compare(texts)
  const pairs = twins.map(({ twin, similarity }, index) => ({
    page: pages[index] ?? '',
    twin: pages[twin] ?? '',
    similarity,
    file: files[index] ?? '',
  }))
  const alike = pairs.filter(({ similarity }) => similarity > TWIN_LIMIT)
  for (const { file } of alike) await closeToSearch(file)
  const { page, twin, similarity } = pairs.toSorted((a, b) => b.similarity - a.similarity)[0] ?? {
    page: '',
    twin: '',
    similarity: 0,
  }
  const nearest = { page, twin, similarity }
  const problem = `The pages of cities are too much alike: in the middle of all pairs ${percent(median)} of their words, and at most ${percent(MEDIAN_LIMIT)} is allowed.
The nearest are ${nearest.page} and ${nearest.twin}, with ${percent(nearest.similarity)}. Give the sentences of content/pages/city.yaml more facts and more wordings.`
  return { problems: median > MEDIAN_LIMIT ? [problem] : [], median, nearest, closed: alike.length }
}

/** The result in the few words of the build's line. */
export function describePlaces({ median, nearest, closed }: PlacesResult): string {
  return `median ${percent(median)} alike, at most ${percent(nearest.similarity)} (${nearest.page}, ${nearest.twin}); ${closed} closed to search`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** Every name of a city, a town or a state: pages must differ in more than these. */
function nameMask(states: Site['states']): RegExp {
  const names = new Set(
    states.flatMap(({ name, cities, towns }) => [name, ...[...cities, ...towns].map((place) => place.name)]),
  )
  const longestFirst = [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // The look ahead spares the long list of names wherever no capital stands.
  return new RegExp(`(?<![\\p{L}])(?=\\p{Lu})(?:${longestFirst.join('|')})(?![\\p{L}])`, 'gu')
}

/**
 * The text of a page's main part, without the words in its drawings: they are names and distances, which differ from
 * place to place however alike the sentences are.
 */
export function mainText(html: string): string {
  let text = ''
  const open = { main: 0, svg: 0 }
  const parser = new Parser({
    onopentag(name) {
      if (name === 'main' || name === 'svg') open[name] += 1
    },
    onclosetag(name) {
      if (name === 'main' || name === 'svg') open[name] -= 1
    },
    ontext(chunk) {
      if (open.main > 0 && open.svg === 0) text += `${chunk} `
    },
  })
  parser.end(html)
  return text
}

const OPEN = '<meta name="robots" content="index,follow"/>'
const CLOSED = '<meta name="robots" content="noindex,nofollow"/>'

async function closeToSearch(file: string): Promise<void> {
  const html = await readFile(file, 'utf8')
  if (!html.includes(OPEN)) throw new Error(`${file} has no robots meta to close.`)
  await writeFile(file, html.replace(OPEN, CLOSED))
}
