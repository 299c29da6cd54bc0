import type { Reference } from '../../model/define/reference.ts'
import type { Site } from '../../model/site.ts'
import { home } from '../home/definition.ts'
import { getPlaceholderLabel } from '../placeholderLabels.ts'
import { createChart } from './chart.ts'
import { claims } from './definition.ts'

/** @throws {Error} if the check missed an unknown id */
export function getClaim(site: Site, { id }: Pick<Reference<'claims'>, 'id'>) {
  const claim = site.get(claims)[id]
  if (!claim) throw new Error(`There is no claim ${id}. The check should have reported that.`)
  const placeholderLabel = getPlaceholderLabel(site, site.isPlaceholderInFile(claims, [id]))
  return { id, ...claim, chart: createChart(claim), placeholderLabel }
}

/** Links to the sources of claims if the text contains a claim. */
export function createCitation(site: Site, text: string) {
  const citedClaims = Object.entries(site.get(claims)).filter(([, { value }]) => text.includes(value))
  if (citedClaims.length === 0) return undefined
  const isPlaceholder = citedClaims.some(([id]) => site.isPlaceholderInFile(claims, [id]))
  return { link: site.get(home).results.citationLink, placeholderLabel: getPlaceholderLabel(site, isPlaceholder) }
}

/** A link to the sources of claims, and a label if any of the claims is a placeholder. */
export type Citation = NonNullable<ReturnType<typeof createCitation>>

/** Returns all claims except those in the list, in the order of the file. */
export function listOtherClaims(site: Site, excludedClaims: Reference<'claims'>[]) {
  return Object.keys(site.get(claims))
    .filter((id) => !excludedClaims.some((claim) => claim.id === id))
    .map((id) => getClaim(site, { id }))
}
