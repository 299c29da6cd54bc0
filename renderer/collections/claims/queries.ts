import type { Reference } from '../../model/define/reference.ts'
import type { Site } from '../../model/site.ts'
import { sampleWord } from '../samples.ts'
import { type ClaimChart, chartOf } from './chart.ts'
import { type Claim, claims } from './definition.ts'

/** The claim that a checked reference means. */
export function claimOf(site: Site, { slug }: Reference<'claims'>): Claim {
  const claim = site.get(claims)[slug]
  if (!claim) throw new Error(`There is no claim ${slug}, although the content was checked.`)
  return claim
}

/** The word that marks a claim whose basis waits for the owner. */
export function claimSample(site: Site, { slug }: Reference<'claims'>): string | undefined {
  return sampleWord(site, site.isPlaceholderIn(claims, [slug]))
}

/** A claim as a list of results shows it. */
export type DrawnClaim = Claim & { id: string; drawing: ClaimChart | undefined; sample: string | undefined }

/** The claims that a page cites, with their charts. */
export function drawnClaims(site: Site, references: Reference<'claims'>[]): DrawnClaim[] {
  return references.map((reference) => {
    const claim = claimOf(site, reference)
    return { ...claim, id: reference.slug, drawing: chartOf(claim), sample: claimSample(site, reference) }
  })
}
