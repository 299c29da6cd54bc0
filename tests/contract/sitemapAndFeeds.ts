import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '../../renderer/collections/company/definition.ts'
import { listFeeds } from '../../renderer/feeds.ts'
import { findXmlErrors } from '../support/feeds.ts'
import { builtAddresses, getPath, readHtml, site } from './realSite.ts'

const { origin } = site.get(company)
const readFile = (address: string) => readFileSync(getPath(address), 'utf8')

test('lists exactly the indexable pages in the sitemap', async () => {
  const listedUrls = [...readFile('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
  const indexable = builtAddresses.filter((address) =>
    readHtml(address).includes('<meta name="robots" content="index,follow"/>'),
  )
  expect(listedUrls.toSorted()).toEqual(indexable.map((address) => origin + address).toSorted())
  expect(await findXmlErrors(readFile('/sitemap.xml'), 'sitemap')).toEqual([])
  expect(readFile('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('links to each feed from the home page and the pages of its collection', () => {
  for (const { address, collection } of listFeeds(site)) {
    const pages = ['/', collection.base, ...site.listEntries(collection).map(({ slug }) => collection.getAddress(slug))]
    const link = new RegExp(`<link rel="alternate"[^>]* href="${address}"`)
    for (const page of pages) expect(readHtml(page), page).toMatch(link)
  }
})
