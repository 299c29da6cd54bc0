import type { Reference } from '../../model/define/reference.ts'
import type { Site } from '../../model/site.ts'
import { home } from '../home/definition.ts'
import { sampleWord } from '../samples.ts'
import { chartOf } from './chart.ts'
import { type Claim, claims } from './definition.ts'

export function claimOf(site: Site, { slug }: Reference<'claims'>): Claim {
  const claim = site.get(claims)[slug]
  if (!claim) throw new Error(`There is no claim ${slug}, although the content was checked.`)
  return claim
}

/** The word that marks a claim whose basis waits for the owner. */
export function claimSample(site: Site, { slug }: Reference<'claims'>): string | undefined {
  return sampleWord(site, site.isPlaceholderIn(claims, [slug]))
}

/** What a text that cites claims needs beside it; nothing where it cites none. */
export function boastOf(site: Site, text: string) {
  const cited = Object.entries(site.get(claims)).filter(([, { value }]) => text.includes(value))
  if (cited.length === 0) return undefined
  const isSample = cited.some(([id]) => site.isPlaceholderIn(claims, [id]))
  return { link: site.get(home).results.cite, sample: sampleWord(site, isSample) }
}
export type Boast = NonNullable<ReturnType<typeof boastOf>>

/** The claims that a list leaves out, each with the word that marks it. */
export function otherClaims(site: Site, shown: Reference<'claims'>[]) {
  return Object.entries(site.get(claims)).flatMap(([id, { value, counts, basis }]) =>
    shown.some(({ slug }) => slug === id)
      ? []
      : [{ id, value, counts, basis, sample: sampleWord(site, site.isPlaceholderIn(claims, [id])) }],
  )
}

/** The claims that a page cites, with their charts. */
export function drawnClaims(site: Site, references: Reference<'claims'>[]) {
  return references.map((reference) => {
    const claim = claimOf(site, reference)
    return { ...claim, id: reference.slug, drawing: chartOf(claim), sample: claimSample(site, reference) }
  })
}
