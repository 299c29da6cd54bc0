import type { PageContextServer } from 'vike/types'
import { groupIndustries, type IndustryEntry, industries } from '../../renderer/collections/industries/definition.ts'
import { createMetaFromCopy, type PageProps } from '../../renderer/page.ts'
import { createItemListJsonLd } from '../../renderer/structuredData/entries.ts'
import { drawMarks } from './Mark.tsx'

/** Returns featured and other industries. The share image shows the marks of the first three. */
export function data({ site }: PageContextServer) {
  const copy = site.get(industries.listing)
  const groups = groupIndustries(site)
  const featuredIndustries = groups.featuredIndustries.map(summarizeIndustry)
  const otherIndustries = groups.otherIndustries.map(summarizeIndustry)
  const drawing = drawMarks(featuredIndustries.slice(0, 3).map(({ icon }) => icon))
  const structuredData = [createItemListJsonLd(site, [...featuredIndustries, ...otherIndustries])]
  return {
    meta: createMetaFromCopy(site, industries.base, copy, { drawing, structuredData }),
    copy,
    featuredIndustries,
    otherIndustries,
  }
}

function summarizeIndustry({ slug, name, description, icon, services }: IndustryEntry) {
  return { href: industries.getAddress(slug), name, description, icon, serviceCount: services.length }
}

export type Data = PageProps<typeof data>
