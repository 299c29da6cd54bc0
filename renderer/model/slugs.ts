import type { ContentFile } from './contentFile.ts'
import { valueAt } from './explain.ts'
import type { CollectionName } from './schemas/collections.ts'
import { select } from './walk.ts'

/** The slugs that addresses are made of: of states with their cities, and of industries with their services. */
export interface Slugs {
  services: string[]
  industries: Map<string, string[]>
  states: Map<string, string[]>
  posts: string[]
  episodes: string[]
  legal: string[]
}

/**
 * Reads the slugs from files whose syntax is right, whether or not their schemas hold:
 * one mistake in a state must not make every link to its cities look wrong.
 */
export function slugsOf(files: ContentFile[]): Slugs {
  const entries = (name: CollectionName) =>
    files.flatMap(({ slot, yaml }) =>
      slot.kind === 'entry' && slot.name === name ? [{ slug: slot.slug, data: yaml.data }] : [],
    )
  const nested = (name: CollectionName, pattern: string) =>
    new Map(entries(name).map(({ slug, data }) => [slug, select(data, pattern).map(({ value }) => String(value))]))
  const plain = (name: CollectionName) => entries(name).map(({ slug }) => slug)
  return {
    services: plain('services'),
    industries: nested('industries', 'services.*.service'),
    states: nested('states', 'cities.*.slug'),
    posts: plain('posts'),
    episodes: plain('episodes'),
    legal: plain('legal'),
  }
}

/** The ids of the claims, in the same spirit. */
export function claimIds(files: ContentFile[]): string[] {
  const claims = valueAt(files.find(({ slot }) => slot.kind === 'single' && slot.name === 'claims')?.yaml.data, [])
  return claims !== null && typeof claims === 'object' ? Object.keys(claims) : []
}
