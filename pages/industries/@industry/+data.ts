import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { createCitation } from '../../../renderer/collections/claims/definition.ts'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import { industries, industryServices } from '../../../renderer/collections/industries/definition.ts'
import { getEntryPlaceholderLabel } from '../../../renderer/collections/placeholderLabels.ts'
import { posts } from '../../../renderer/collections/posts/definition.ts'
import {
  getPriceLabels,
  listIndustryTestimonials,
  services,
  summarizeService,
} from '../../../renderer/collections/services/definition.ts'
import { createPageMeta, type PageProps } from '../../../renderer/page.ts'
import { createBreadcrumbJsonLd } from '../../../renderer/structuredData/entries.ts'
import { drawMarks } from '../Mark.tsx'

const MAX_CARD_BENEFITS = 3
const MAX_LEDE_LENGTH = 200

/** Returns an industry with the services for it. Throws Vike's 404 for unknown slugs. */
export function data({ site, routeParams }: PageContextServer) {
  const industry = site.findEntry(industries, routeParams.industry)
  if (!industry) throw render(404)
  const { slug, title, description, icon, body } = industry
  const address = industries.getAddress(slug)
  const { posts: relatedPosts = [], episodes: relatedEpisodes = [] } = site.resolve(industry)
  const ledeEnd = findLedeEnd(body)
  return {
    meta: createPageMeta(site, {
      title,
      description,
      share: { pageAddress: address, title, drawing: drawMarks([icon]) },
      structuredData: [createBreadcrumbJsonLd(site, address)],
    }),
    copy: site.get(industries.page),
    industry,
    lede: body.slice(0, ledeEnd),
    restOfBody: body.slice(ledeEnd + 1),
    citation: createCitation(site, body),
    placeholderLabel: getEntryPlaceholderLabel(site, industries, slug, ['example']),
    prices: site.listEntries(services).flatMap((service) => {
      const { title: name, lowestMonthlyPrice: dollars } = summarizeService(service)
      return dollars === undefined ? [] : [{ name, dollars }]
    }),
    priceLabels: getPriceLabels(site),
    testimonial: listIndustryTestimonials(site, slug)[0],
    relatedReading: [
      ...relatedPosts.map((post) => ({ href: posts.getAddress(post.slug), title: post.title })),
      ...relatedEpisodes.map((episode) => ({ href: episodes.getAddress(episode.slug), title: episode.title })),
    ],
    services: industry.services.map(({ service, title, description, benefits }) => ({
      href: industryServices.getAddress(slug, service.id),
      title,
      description,
      lowestMonthlyPrice: summarizeService(site.getEntry(services, service)).lowestMonthlyPrice,
      benefits: benefits.slice(0, MAX_CARD_BENEFITS),
    })),
  }
}

export type Data = PageProps<typeof data>

/** Finds the end of the lede: as many sentences as fit into `MAX_LEDE_LENGTH`, but at least one. */
function findLedeEnd(text: string): number {
  const lastFittingEnd = text.lastIndexOf('. ', MAX_LEDE_LENGTH - 1)
  const sentenceEnd = lastFittingEnd === -1 ? text.indexOf('. ') : lastFittingEnd
  return sentenceEnd === -1 ? text.length : sentenceEnd + 1
}
