import { expect, test } from 'vitest'
import { groupIndustries } from '../../../renderer/collections/industries/definition.ts'
import { findRelated } from '../../../renderer/collections/lists.ts'
import { services } from '../../../renderer/collections/services/definition.ts'
import { getServiceContent, summarizeService } from '../../../renderer/collections/services/queries.ts'
import { getFixtureSite } from '../../support/contentFolder.ts'

const site = await getFixtureSite()
const listSlugs = (entries: { slug: string }[]) => entries.map(({ slug }) => slug)

const createPost = (slug: string, ...topics: string[]) => ({ slug, topics: topics.map((topic) => ({ slug: topic })) })

test('finds the three articles that share the most topics, the latest first', () => {
  const read = createPost('read', 'ads', 'seo')
  const all = [createPost('newest', 'mail'), read, createPost('one', 'ads'), createPost('two', 'ads', 'seo')]
  expect(listSlugs(findRelated(all, read))).toEqual(['two', 'one', 'newest'])
})

test('separates featured industries from the others', () => {
  const { featured, others } = groupIndustries(site)
  expect([featured, others].map(listSlugs)).toEqual([['dental-implants'], ['hospice-companies']])
})

const [paidMedia, localSeo] = site.listEntries(services)
if (!paidMedia || !localSeo) throw new Error('The fixtures lack services.')

test('uses the content of paid media for missing parts of a service', () => {
  const { process, comparison, faq, testimonials = [] } = paidMedia
  const shown = testimonials.map((testimonial) => ({ ...testimonial, placeholderLabel: 'sample word' }))
  expect(getServiceContent(site, localSeo)).toEqual({ process, comparison, testimonials: shown, faq })
  const own = [{ question: 'What is local?', answer: 'Five miles.' }]
  expect(getServiceContent(site, { ...localSeo, faq: own })).toMatchObject({ process, faq: own })
})

test('ignores custom prices in the lowest price of a service', () => {
  expect([paidMedia, localSeo].map((service) => summarizeService(service).lowestMonthlyPrice)).toEqual([750, undefined])
})
