import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { company } from '../../renderer/collections/company/definition.ts'
import { listFeeds } from '../../renderer/feeds.ts'
import { urls } from '../../renderer/urls.ts'
import { findXmlErrors } from '../support/feeds.ts'
import { builtAddresses, builtSite, getOutline, getPath, isNotFound, readHtml, site } from './realSite.ts'

const { origin } = site.get(company)
const readText = (address: string) => readFileSync(getPath(address), 'utf8')
const shareFiles = [...builtSite.files].filter((file) => file.startsWith('/share/'))

test('builds exactly the share images that pages use', () => {
  const listedAddresses = builtAddresses.filter((address) => !isNotFound(address))
  const images = listedAddresses.map((address) => getOutline(address).shareImage.replace(/\?v=[0-9a-f]{8}$/, ''))
  expect([...new Set(images)].sort()).toEqual(shareFiles.map((file) => origin + file).sort())
})

test('draws share images of 1200 × 630 with at most 60 KB', async () => {
  for (const image of shareFiles) {
    const file = readFileSync(getPath(image))
    expect(await sharp(file).metadata(), image).toMatchObject({ width: 1200, height: 630 })
    expect(file.length, image).toBeLessThanOrEqual(60 * 1024)
  }
})

test('the podcast cover is 3000 × 3000 and under 512 KB', async () => {
  const file = readFileSync(getPath(urls.podcastCover()))
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 3000, height: 3000 })
  expect(file.length).toBeLessThan(512 * 1024)
})

test('lists exactly the indexable pages in the sitemap', async () => {
  const listedUrls = [...readText('/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)
  const indexable = builtAddresses.filter((address) =>
    readHtml(address).includes('<meta name="robots" content="index,follow"/>'),
  )
  expect(listedUrls.toSorted()).toEqual(indexable.map((address) => origin + address).toSorted())
  expect(await findXmlErrors(readText('/sitemap.xml'), 'sitemap')).toEqual([])
  expect(readText('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('links to each feed from the home page and the pages of its collection', () => {
  for (const { address, collection } of listFeeds(site)) {
    const pages = ['/', collection.base, ...site.listEntries(collection).map(({ slug }) => collection.getAddress(slug))]
    const link = new RegExp(`<link rel="alternate"[^>]* href="${address}"`)
    for (const page of pages) expect(readHtml(page), page).toMatch(link)
  }
})
