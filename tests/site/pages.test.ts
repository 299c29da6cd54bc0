import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'oxc-parser'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { loadSite } from '../../renderer/model/site.ts'
import { allAddresses, notFoundAddresses } from '../../renderer/model/routes.ts'
import { urls } from '../../renderer/urls.ts'
import { readBuiltSite } from '../../scripts/steps/builtSite.ts'
import { today } from '../../scripts/steps/checkContent.ts'
import { crawl } from '../../scripts/steps/crawl.ts'
import { outlineOf } from '../support/outline.ts'

const folder = inject('folder')
const { site } = await loadSite({ root: 'content', today: today() })
if (!site) throw new Error('The content has problems, although the site was built.')
const built = await readBuiltSite(folder)
const pages = [...built.pages.keys()]
const html = (address: string) => readFileSync(join(folder, address === '/' ? 'index.html' : `${address}.html`), 'utf8')

const outlines = new Map(pages.map((address) => [address, outlineOf(html(address))]))

describe('the built site', () => {
  test('has every address of the route table, every not-found page, and nothing else', () => {
    expect(pages.toSorted()).toEqual([...allAddresses(site.slugs), ...notFoundAddresses(site.slugs)].toSorted())
  })

  test('has about 1,130 pages', () => {
    expect(allAddresses(site.slugs).length).toBeGreaterThan(1100)
  })

  test('has no link that leads nowhere', async () => {
    expect(await crawl(folder, site.facts.origin)).toMatchObject({ problems: [] })
  })

  test('has one h1 to a page, and headings that skip no level', () => {
    const faulty = [...outlines].filter(([, { headings }]) => {
      // The sheet's heading stands before the page's own, the footer's after: both are level 2.
      const skips = headings.some((level, index) => index > 0 && level > (headings[index - 1] ?? 0) + 1)
      return skips || headings.filter((level) => level === 1).length !== 1
    })
    expect(faulty).toEqual([])
  })

  test('has no id twice on a page', () => {
    const faulty = [...outlines].filter(([, { ids }]) => new Set(ids).size !== ids.length)
    expect(faulty.map(([address]) => address)).toEqual([])
  })

  test('has titles of 60 characters and descriptions of 70 to 160 at most, no two the same', () => {
    const indexed = [...outlines].filter(([address]) => !address.endsWith('/404'))
    const long = indexed.filter(
      ([, { title, description }]) => title.length > 60 || description.length < 70 || description.length > 160,
    )
    expect(long).toEqual([])
    expect(new Set(indexed.map(([, { title }]) => title)).size).toBe(indexed.length)
    expect(new Set(indexed.map(([, { description }]) => description)).size).toBe(indexed.length)
  })

  test('lets search engines index every page but the not-found ones', () => {
    for (const [address, { robots }] of outlines) {
      expect(robots, address).toBe(address.endsWith('/404') ? 'noindex,nofollow' : 'index,follow')
    }
  })

  test('needs no inline style, no inline script and no handler, so that its security policy can forbid them', () => {
    const inline = /<[a-z][^>]*\s(?:style|on[a-z]+)=|<style|<script(?![^>]*(?:src=|type="application\/ld\+json"))/i
    expect(pages.filter((address) => inline.test(html(address)))).toEqual([])
  })

  test('leaves no token, no undefined and no object in its texts', () => {
    const leaks = /\{[a-z:-]+\}|undefined|\[object |NaN/
    expect([...outlines].filter(([, { text }]) => leaks.test(text)).map(([address]) => address)).toEqual([])
  })
})

describe('where a page is shared', () => {
  test('every page that search engines may show has a picture of its own, or its state’s', () => {
    const shown = [...built.pages.values()].filter(({ isNotFound }) => !isNotFound)
    expect(shown.filter(({ sharePicture }) => sharePicture === undefined)).toEqual([])
    const picture = built.pages.get('/locations/florida')?.sharePicture
    expect(picture?.replace(/\?v=[0-9a-f]{8}$/, '')).toBe(`${site.facts.origin}/share/locations/florida.png`)
    expect(built.pages.get('/locations/florida/tampa')?.sharePicture).toBe(picture)
  })

  test('pictures are 1200 × 630 and at most 60 KB', async () => {
    const pictures = [...built.files].filter((file) => file.startsWith('/share/'))
    expect(pictures.length).toBeGreaterThan(80)
    for (const picture of pictures) {
      const file = readFileSync(join(folder, picture))
      expect(await sharp(file).metadata(), picture).toMatchObject({ width: 1200, height: 630 })
      expect(file.length, picture).toBeLessThanOrEqual(60 * 1024)
    }
  })

  test('the podcast’s cover is what directories ask for: square, 3000 px, under 512 KB', async () => {
    const file = readFileSync(join(folder, urls.podcastCover()))
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 3000, height: 3000 })
    expect(file.length).toBeLessThan(512 * 1024)
    const small = readFileSync(join(folder, urls.podcastCoverSmall()))
    expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 })
    expect(small.length).toBeLessThan(24 * 1024)
  })

  test('the manifest names the brand and icons that are there, in the sizes it says', async () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8'))
    expect(manifest.name).toBe(site.facts.brand)
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(join(folder, src)).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  test('the browser’s frame has the colour of the paper, in both schemes', () => {
    const tokens = readFileSync('renderer/styles/tokens.css', 'utf8')
    const [, light, dark] = /--color-paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? []
    expect(html('/')).toContain(`content="${light}" media="(prefers-color-scheme: light)"`)
    expect(html('/')).toContain(`content="${dark}" media="(prefers-color-scheme: dark)"`)
    expect(JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8')).theme_color).toBe(light)
  })
})

describe('structured data', () => {
  const typesOf = (address: string) =>
    [...html(address).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    )

  test('names the company on the home page', () => {
    expect(typesOf('/')).toMatchObject([
      { '@type': 'Organization', name: site.facts.brand, telephone: site.facts.phone },
    ])
  })

  test('says that the about page is one', () => {
    expect(typesOf('/about')).toMatchObject([{ '@type': 'AboutPage' }])
  })

  test('holds every question of a service', () => {
    for (const { slug, faq = [] } of site.services) {
      const [data] = typesOf(`/services/${slug}`)
      expect(data['@type']).toBe('FAQPage')
      expect(data.mainEntity.map(({ name }: { name: string }) => name)).toEqual(faq.map(({ question }) => question))
    }
  })
})

describe('tables', () => {
  test('whose parts become blocks on phones say the role of every part', () => {
    for (const address of ['/services/local-seo', '/services/paid-media', '/locations/florida/tampa']) {
      const parts = html(address).match(/<(?:table|thead|tbody|tr|th|td)\b[^>]*>/g) ?? []
      expect(parts.length, address).toBeGreaterThan(10)
      expect(parts.filter((part) => !part.includes('role="'))).toEqual([])
    }
  })
})

describe('drawings', () => {
  test('of result figures say in words what they show', () => {
    const titles = [...html('/').matchAll(/<svg class="(?:tall-chart|bar-drawing)"[^>]*><title>([^<]*)/g)].map(
      ([, title]) => title,
    )
    expect(titles).toHaveLength(3)
    expect(titles.every((title) => /\d/.test(title ?? ''))).toBe(true)
  })
})

describe('budgets', () => {
  const sizes = new Map<string, number>()
  const gzipped = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file))).length
    sizes.set(file, size)
    return size
  }
  const total = (files: string[]) => files.map(gzipped).reduce((sum, bytes) => sum + bytes, 0)
  const assetsOf = (address: string, kind: RegExp) =>
    (built.pages.get(address)?.assets ?? []).filter((asset) => kind.test(asset)).flatMap(withImports)
  /** A script, and the scripts that it imports before it runs. */
  const withImports = (asset: string): string[] => {
    if (!asset.endsWith('.js')) return [asset]
    const { module } = parseSync(asset, readFileSync(join(folder, asset), 'utf8'))
    const imported = module.staticImports.map(({ moduleRequest }) => posix.join(dirname(asset), moduleRequest.value))
    return [asset, ...imported.flatMap(withImports)]
  }

  test.each([
    ['3 KB of script', /\.js$/, 3],
    ['14 KB of style', /\.css$/, 14],
  ])('every page loads at most %s, gzipped', (_, kind, limit) => {
    const loaded = pages.map((address) => ({ address, bytes: total(assetsOf(address, kind)) }))
    expect(loaded.filter(({ bytes }) => bytes === 0)).toEqual([])
    expect(loaded.filter(({ bytes }) => bytes > limit * 1024)).toEqual([])
  })

  test('every page loads at most 60 KB of fonts', async () => {
    const bytes = assetsOf('/', /\.woff2$/).map((asset) => readFileSync(join(folder, asset)).length)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60 * 1024)
  })

  test('the list of pages, which not-found pages fetch, has at most 30 KB, gzipped, and a line for each page', () => {
    expect(gzipped(urls.pageIndex())).toBeLessThanOrEqual(30 * 1024)
    const lines = readFileSync(join(folder, urls.pageIndex()), 'utf8').split('\n')
    expect(lines.map((line) => line.split('\t')[0]).toSorted()).toEqual(allAddresses(site.slugs).toSorted())
  })

  test('the map of the country has at most 40 KB of HTML, a state’s 20 KB', () => {
    const mapOf = (address: string) => /<svg viewBox="[^"]*" role="group".*?<\/svg>/s.exec(html(address))?.[0] ?? ''
    expect(mapOf('/locations').length).toBeGreaterThan(10_000)
    expect(mapOf('/locations').length).toBeLessThanOrEqual(40 * 1024)
    const states = site.states.map(({ slug }) => ({ slug, bytes: mapOf(urls.state(slug)).length }))
    expect(states.filter(({ bytes }) => bytes < 300 || bytes > 20 * 1024)).toEqual([])
  })

  test('no page has more than 80 KB of HTML, a city no more than 32 KB', () => {
    const heavy = pages.filter((address) => html(address).length > 80 * 1024)
    const heavyCities = pages.filter(
      (address) => /^\/locations\/[^/]+\/[^/]+$/.test(address) && html(address).length > 32 * 1024,
    )
    expect([...heavy, ...heavyCities]).toEqual([])
  })

  test('the map of no city has more than 10 KB', () => {
    const cities = pages.filter((address) => /^\/locations\/[^/]+\/(?!404$)[^/]+$/.test(address))
    const sizes = cities.map((address) => ({
      address,
      bytes: html(address).match(/<figure class="city-map">.*?<\/svg>/s)?.[0].length ?? Number.NaN,
    }))
    expect(sizes.length).toBeGreaterThan(900)
    expect(sizes.filter(({ bytes }) => !(bytes <= 10 * 1024))).toEqual([])
  })
})
