import type { Site } from '../../model/site.ts'
import { home } from '../home/definition.ts'
import { getPlaceholderLabel } from '../placeholderLabels.ts'
import { createChart } from './chart.ts'
import { claims } from './definition.ts'

/** Returns a claim with its id, chart, and placeholder label. @throws {Error} if the id is unknown, which the content check should report */
export function getClaim(site: Site, { id }: { id: string }) {
  const claim = site.get(claims)[id]
  if (!claim)
    throw new Error(`There is no claim \`${id}\`. This is a bug, because the content check reports unknown claims.`)
  const placeholderLabel = getPlaceholderLabel(site, site.isPlaceholderInFile(claims, [id]))
  return { id, ...claim, chart: createChart(claim), placeholderLabel }
}

/** Returns a link to the sources of claims, with a placeholder label if a claim in the text is a placeholder. Returns undefined if the text contains no claim. */
export function createCitation(site: Site, text: string) {
  const citedClaims = Object.entries(site.get(claims)).filter(([, { value }]) => text.includes(value))
  if (citedClaims.length === 0) return undefined
  const isPlaceholder = citedClaims.some(([id]) => site.isPlaceholderInFile(claims, [id]))
  return { link: site.get(home).results.citationLink, placeholderLabel: getPlaceholderLabel(site, isPlaceholder) }
}

export type Citation = NonNullable<ReturnType<typeof createCitation>>

/** Returns all claims except the excluded ones, in the order of the file. */
export function listOtherClaims(site: Site, excludedClaims: { id: string }[]) {
  return Object.keys(site.get(claims))
    .filter((id) => !excludedClaims.some((claim) => claim.id === id))
    .map((id) => getClaim(site, { id }))
}
