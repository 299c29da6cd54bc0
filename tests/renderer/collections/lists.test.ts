import { describe, expect, test } from 'vitest'
import { groupIndustries } from '../../../renderer/collections/industries/definition.ts'
import { related } from '../../../renderer/collections/lists.ts'
import { services } from '../../../renderer/collections/services/definition.ts'
import { serviceContent, serviceSummary } from '../../../renderer/collections/services/queries.ts'
import { fixtureSite } from '../../support/contentFolder.ts'

const site = await fixtureSite()
const slugsOf = (entries: { slug: string }[]) => entries.map(({ slug }) => slug)

test('related articles and episodes are others, three at most; those that share a topic come before the latest', () => {
  const post = (slug: string, ...topics: string[]) => ({ slug, topics: topics.map((topic) => ({ slug: topic })) })
  const all = [post('newest', 'mail'), post('read', 'ads', 'seo'), post('one', 'ads'), post('two', 'ads', 'seo')]
  expect(slugsOf(related(all, 'read'))).toEqual(['two', 'one', 'newest'])
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
    expect(serviceContent(site, localSeo)).toEqual({ process, comparison, testimonials: shown, faq })
    const own = [{ question: 'What is local?', answer: 'Five miles.' }]
    expect(serviceContent(site, { ...localSeo, faq: own })).toMatchObject({ process, faq: own })
  })

  test('have a lowest price, which leaves custom prices out', () => {
    expect([paidMedia, localSeo].map((service) => serviceSummary(service).price)).toEqual([750, undefined])
  })
})
