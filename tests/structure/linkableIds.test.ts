import { expect, test } from 'vitest'
import type { SitePage } from '../../renderer/model/routes.ts'
import { findRejectedRedirects, readFullFixtureSite } from '../support/contentFolder.ts'
import { parseOutline } from '../support/outline.ts'
import { renderAddress } from '../support/renderAddress.ts'

/** Ids that content can't link to, for scripts and labels, and of tables that cities only have with public figures. */
const INTERNAL_ID =
  /^(headline|.+-title|finder-list|faq-list|mobile-menu|mobile-industries|logo|lit|drawn|radix-.*|help-.*|zips|differences)$/

const site = await readFullFixtureSite()

// The first and the last page of each route.
const pages = site.pages().filter((page, index, all) => {
  const isOfOther = (other: SitePage | undefined) => other?.route.id !== page.route.id
  return isOfOther(all[index - 1]) || isOfOther(all[index + 1])
})

test('content can link to exactly the ids of each page', async () => {
  const places = pages.flatMap(({ address }) => {
    const { ids } = parseOutline(renderAddress(site, address))
    return ids.filter((id) => !INTERNAL_ID.test(id)).map((id) => `${address}#${id}`)
  })
  const all = new Set(places.map((place) => place.split('#')[1]))
  const links = pages.flatMap(({ address }) => [...all].map((id) => `${address}#${id}`))
  const rejected = new Set(await findRejectedRedirects(links, (link) => `/old-${links.indexOf(link)}: ${link}`))
  expect(places.filter((place) => rejected.has(place))).toEqual([])
  expect(links.filter((link) => !rejected.has(link) && !places.includes(link))).toEqual([])
})
