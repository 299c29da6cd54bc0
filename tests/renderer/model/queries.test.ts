import { describe, expect, test } from 'vitest'
import {
  findIndustry,
  findIndustryService,
  groupIndustries,
} from '../../../renderer/collections/industries/definition.ts'
import { latest, related } from '../../../renderer/collections/lists.ts'
import { findService, lowestPrice, serviceContent } from '../../../renderer/collections/services/queries.ts'
import { cityCount, findCity, findState, nearestCities, rankInState } from '../../../renderer/places/atlas.ts'
import { milesBetween } from '../../../renderer/places/geography.ts'
import { listText, roundedCount } from '../../../renderer/wording/format.ts'
import { fixtureSite } from '../../support/contentFolder.ts'

const site = await fixtureSite()

describe('lookups by slug are exact', () => {
  test('the entry itself is found', () => {
    expect(findService(site, 'local-seo')?.title).toBe('Local SEO')
    expect(findIndustry(site, 'dental-implants')?.name).toBe('Dentists')
    expect(findState(site, 'alabama')?.name).toBe('Alabama')
    expect(findCity(site, 'alabama', 'mobile')?.city.name).toBe('Mobile')
  })

  test('another case, a part, a name or a prototype’s key is not', () => {
    for (const slug of ['Local-SEO', 'local', 'Local SEO', '', 'constructor', '__proto__']) {
      expect(findService(site, slug)).toBeUndefined()
    }
    expect(findState(site, 'ALABAMA')).toBeUndefined()
    expect(findCity(site, 'alabama', 'washington')).toBeUndefined()
    expect(findIndustryService(site, 'dental-implants', 'seo')).toBeUndefined()
    expect(findIndustryService(site, 'dentists', 'local-seo')).toBeUndefined()
  })
})

describe('services', () => {
  test('stand in their own order', () => {
    const slugs = site.services.map(({ slug }) => slug)
    expect(slugs).toEqual(['paid-media', 'local-seo', 'website-design', 'content-email', 'reputation'])
  })

  test('one without a process, comparison, testimonials and FAQ of its own shows those of paid media', () => {
    const [paidMedia, localSeo] = site.services
    if (!paidMedia || !localSeo) throw new Error('The fixtures lack two services.')
    expect(localSeo.process).toBeUndefined()
    expect(serviceContent(site, localSeo)).toEqual({
      process: paidMedia.process,
      comparison: paidMedia.comparison,
      testimonials: paidMedia.testimonials,
      faq: paidMedia.faq,
    })
  })

  test('its own parts go before those of paid media, one by one', () => {
    const own = [{ question: 'What is local?', answer: 'Five miles.' }]
    const service = { ...found(findService(site, 'local-seo')), faq: own }
    const content = serviceContent(site, service)
    expect(content.faq).toBe(own)
    expect(content.process).toEqual(findService(site, 'paid-media')?.process)
  })

  test('the lowest price leaves custom prices out', () => {
    expect(lowestPrice(found(findService(site, 'paid-media')))).toBe(750)
    expect(lowestPrice(found(findService(site, 'local-seo')))).toBeUndefined()
  })
})

describe('industries', () => {
  test('the featured ones apart, and the hospice group last', () => {
    const { featured, others } = groupIndustries(site)
    expect(featured.map(({ slug }) => slug)).toEqual(['dental-implants'])
    expect(others.map(({ slug }) => slug)).toEqual(['hospice-companies'])
    expect(site.industries.at(-1)?.group).toBe('hospice')
  })
})

describe('articles and episodes', () => {
  test('the latest come first, three at most', () => {
    expect(latest(site.posts).map(({ slug }) => slug)).toEqual(['fourth-post', 'third-post', 'second-post'])
    expect(latest(site.episodes)).toHaveLength(2)
  })

  test('related articles are others, three at most', () => {
    expect(related(site.posts, 'third-post').map(({ slug }) => slug)).toEqual([
      'fourth-post',
      'second-post',
      'first-post',
    ])
  })
})

describe('places', () => {
  const place = (state: string, city: string) => found(findCity(site, state, city))

  test('counts', () => {
    expect(cityCount(site)).toBe(12)
    expect([1007, 1000, 999, 87, 10, 9, 0].map(roundedCount)).toEqual([
      '1,000+',
      '1,000+',
      '900+',
      '80+',
      '10+',
      '9',
      '0',
    ])
  })

  test('distances are those of the globe', () => {
    // New York to Los Angeles: about 2,445 miles on the great circle.
    const miles = milesBetween({ lat: 40.713, lon: -74.006 }, { lat: 34.052, lon: -118.244 })
    expect(Math.abs(miles - 2445)).toBeLessThan(5)
  })

  test('the nearest cities, the nearest first, without the city itself', () => {
    const neighbors = nearestCities(site, place('alabama', 'huntsville'), 3)
    expect(neighbors.map(({ city }) => city.slug)).toEqual(['madison', 'decatur', 'florence'])
    expect(neighbors.map(({ miles }) => Math.round(miles))).toEqual([9, 25, 62])
  })

  test('the nearest cities may lie in another state', () => {
    const [neighbor] = nearestCities(site, place('district-of-columbia', 'washington'), 1)
    expect(neighbor?.state.slug).toBe('alabama')
  })

  test('the rank in the state', () => {
    expect(rankInState(place('alabama', 'huntsville'))).toBe(1)
    expect(rankInState(place('alabama', 'florence'))).toBe(11)
  })

  test('names in a sentence', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(listText)).toEqual(['', 'A', 'A and B', 'A, B and C'])
  })
})

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The fixtures lack an entry.')
  return value
}
