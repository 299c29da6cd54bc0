import { expect, test } from 'vitest'
import type { PageAddress } from '../../renderer/model/routes.ts'
import { check, createTestSite, type Overrides, removePlaceholders } from '../support/contentFolder.ts'
import { parseOutline } from '../support/outline.ts'
import { renderAddress } from '../support/renderRoute.ts'

const CONTENT_WITH_ALL_PARTS: Overrides = {
  'episodes/first-episode.mdx': (text) =>
    removePlaceholders(text).replace(
      'duration: "52:30"\n',
      '$&chapters:\n  - { at: "0:00", title: One }\n  - { at: "12:34", title: Two }\n  - { at: "40:00", title: Three }\ntranscript:\n  - { at: "0:05", speaker: Host, text: A sentence. }\n  - { at: "13:00", speaker: Guest, text: Another. }\nplaceholders: [audioUrl, transcript]\n',
    ),
  'states/alabama.yaml': (text) =>
    `${text}advertisingRule: { text: The rule., name: Its source, source: "https://www.example.com/rule" }\n`,
  'legal/terms.mdx': (text) =>
    text.replace(
      /\n---\n/,
      '\nsummary:\n  title: In short\n  points:\n    - { title: One, text: One. }\n    - { title: Two, text: Two. }\n    - { title: Three, text: Three. }\n---\n',
    ),
}

/** Ids for scripts and labels, which content can't link to. */
const INTERNAL_ID = /^(headline|.+-title|finder-list|faq-list|menu|logo|sheet-industries|lit|drawn|radix-.*|help-.*)$/

const site = await createTestSite(CONTENT_WITH_ALL_PARTS)

const pages = site.pages().filter((page, index, all) => {
  const isOfOther = (other: PageAddress | undefined) => other?.route.id !== page.route.id
  return isOfOther(all[index - 1]) || isOfOther(all[index + 1])
})

function listIds({ address }: PageAddress): string[] {
  const { ids } = parseOutline(renderAddress(site, address))
  return ids.filter((id) => !INTERNAL_ID.test(id))
}

test('content can link to exactly the ids of each page', async () => {
  const places = pages.flatMap((page) => listIds(page).map((id) => `${page.address}#${id}`))
  const all = new Set(places.map((place) => place.split('#')[1]))
  const links = pages.flatMap(({ address }) => [...all].map((id) => `${address}#${id}`))
  const redirects = links.map((link, index) => `/old-${index}: ${link}\n`).join('')
  const { problems = [] } = await check({ ...CONTENT_WITH_ALL_PARTS, 'redirects.yaml': redirects })
  const rejected = new Set(problems.map(({ line }) => links[line - 1]))
  expect(places.filter((place) => rejected.has(place))).toEqual([])
  expect(links.filter((link) => !rejected.has(link) && !places.includes(link))).toEqual([])
})
