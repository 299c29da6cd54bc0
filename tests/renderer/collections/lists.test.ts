import { describe, expect, test } from 'vitest'
import { groupIndustries } from '../../../renderer/collections/industries/definition.ts'
import { findRelated, removeUnrelated } from '../../../renderer/collections/lists.ts'
import { services } from '../../../renderer/collections/services/definition.ts'
import { getServiceContent, summarizeService } from '../../../renderer/collections/services/queries.ts'
import { fixtureSite } from '../../support/contentFolder.ts'

const site = await fixtureSite()
const slugsOf = (entries: { slug: string }[]) => entries.map(({ slug }) => slug)

const post = (slug: string, ...topics: string[]) => ({ slug, topics: topics.map((topic) => ({ slug: topic })) })

test('relates at most three other articles, first those that share the most topics, then the latest', () => {
  const read = post('read', 'ads', 'seo')
  const all = [post('newest', 'mail'), read, post('one', 'ads'), post('two', 'ads', 'seo')]
  expect(slugsOf(findRelated(all, read))).toEqual(['two', 'one', 'newest'])
})

test('relates the same articles without those that can’t be related', () => {
  const topics = [[], ['ads'], ['ads', 'seo'], ['seo', 'ads'], ['mail']]
  const all = Array.from({ length: 60 }, (_, index) => post(`post-${index}`, ...(topics[((index * 7) % 11) % 5] ?? [])))
  const candidates = removeUnrelated(all)
  expect(candidates.length).toBeLessThan(20)
  for (const each of all) expect(findRelated(candidates, each)).toEqual(findRelated(all, each))
})

test('the featured industries stand apart, and the hospice group last', () => {
  const { featured, others } = groupIndustries(site)
  expect([featured, others].map(slugsOf)).toEqual([['dental-implants'], ['hospice-companies']])
})

describe('services', () => {
  const [paidMedia, localSeo] = site.all(services)
  if (!paidMedia || !localSeo) throw new Error('The fixtures lack services.')

  test('show the process, comparison, testimonials and FAQ of paid media where they have none, one by one', () => {
    const { process, comparison, faq, testimonials = [] } = paidMedia
    const shown = testimonials.map((each) => ({ ...each, isSample: true, sample: 'sample word' }))
    expect(getServiceContent(site, localSeo)).toEqual({ process, comparison, testimonials: shown, faq })
    const own = [{ question: 'What is local?', answer: 'Five miles.' }]
    expect(getServiceContent(site, { ...localSeo, faq: own })).toMatchObject({ process, faq: own })
  })

  test('have a lowest price, which leaves custom prices out', () => {
    expect([paidMedia, localSeo].map((service) => summarizeService(service).price)).toEqual([750, undefined])
  })
})
