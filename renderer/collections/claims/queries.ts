import type { Reference } from '../../model/define/reference.ts'
import type { Site } from '../../model/site.ts'
import { home } from '../home/definition.ts'
import { getPlaceholderLabel } from '../placeholderLabels.ts'
import { createChart } from './chart.ts'
import { claims } from './definition.ts'

/** Returns a claim with its id and placeholder label. @throws {Error} for an unknown id, which the check reports first */
export function getClaim(site: Site, { id }: Pick<Reference<'claims'>, 'id'>) {
  const claim = site.get(claims)[id]
  if (!claim) throw new Error(`There is no claim ${id}. The check should have reported that.`)
  return { id, ...claim, placeholderLabel: getPlaceholderLabel(site, site.isPlaceholderInFile(claims, [id])) }
}

/** Creates a link to the sources of the claims in a text. A claim matches if the text contains its value. Returns undefined without a match. */
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

/** Returns claims with chart data. `chart` is undefined if a claim has none. */
export function listClaimsWithCharts(site: Site, references: Reference<'claims'>[]) {
  return references.map((reference) => {
    const claim = getClaim(site, reference)
    return { ...claim, chart: createChart(claim) }
  })
}
