import { describe, expect, test } from 'vitest'
import { services } from '../../../../renderer/collections/services/definition.ts'
import { type ServiceEntry, serviceContent, serviceSummary } from '../../../../renderer/collections/services/queries.ts'
import { fixtureSite } from '../../../support/contentFolder.ts'

const site = await fixtureSite()

function service(slug: string): ServiceEntry {
  const found = site.find(services, slug)
  if (!found) throw new Error(`The fixtures lack the service ${slug}.`)
  return found
}

describe('services', () => {
  test('stand in their own order', () => {
    const slugs = site.all(services).map(({ slug }) => slug)
    expect(slugs).toEqual(['paid-media', 'local-seo', 'website-design', 'content-email', 'reputation'])
  })

  test('one without a process, comparison, testimonials and FAQ of its own shows those of paid media', () => {
    const [paidMedia, localSeo] = [service('paid-media'), service('local-seo')]
    expect(localSeo.process).toBeUndefined()
    expect(serviceContent(site, localSeo)).toEqual({
      process: paidMedia.process,
      comparison: paidMedia.comparison,
      testimonials: (paidMedia.testimonials ?? []).map((each) => ({ ...each, isSample: true, sample: 'sample word' })),
      faq: paidMedia.faq,
    })
  })

  test('its own parts go before those of paid media, one by one', () => {
    const own = [{ question: 'What is local?', answer: 'Five miles.' }]
    const content = serviceContent(site, { ...service('local-seo'), faq: own })
    expect(content.faq).toBe(own)
    expect(content.process).toEqual(service('paid-media').process)
  })

  test('the lowest price leaves custom prices out', () => {
    expect(serviceSummary(service('paid-media')).price).toBe(750)
    expect(serviceSummary(service('local-seo')).price).toBeUndefined()
  })
})
