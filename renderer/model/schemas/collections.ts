import type { Root } from 'hast'
import type { z } from 'zod'
import { claimsSchema } from './claims.ts'
import { episodeSchema } from './episodes.ts'
import { industrySchema } from './industries.ts'
import { legalSchema } from './legal.ts'
import { navigationSchema } from './navigation.ts'
import { aboutCopy } from './pages/about.ts'
import { blogCopy } from './pages/blog.ts'
import { cityCopy } from './pages/city.ts'
import { contactCopy } from './pages/contact.ts'
import { episodeCopy } from './pages/episode.ts'
import { homeCopy } from './pages/home.ts'
import { industriesCopy } from './pages/industries.ts'
import { industryCopy } from './pages/industry.ts'
import { industryServiceCopy } from './pages/industryService.ts'
import { legalCopy } from './pages/legal.ts'
import { locationsCopy } from './pages/locations.ts'
import { notFoundCopy } from './pages/notFound.ts'
import { podcastCopy } from './pages/podcast.ts'
import { postCopy } from './pages/post.ts'
import { serviceCopy } from './pages/service.ts'
import { servicesCopy } from './pages/services.ts'
import { stateCopy } from './pages/state.ts'
import { postSchema } from './posts.ts'
import { redirectsSchema } from './redirects.ts'
import { serviceSchema } from './services.ts'
import { siteSchema } from './site.ts'
import { stateSchema } from './states.ts'
import { teamMemberSchema } from './team.ts'
import { valueSchema } from './values.ts'

/** Files of which there is one: `content/{path}`. */
export const SINGLES = {
  facts: { path: 'site.yaml', schema: siteSchema },
  claims: { path: 'claims.yaml', schema: claimsSchema },
  redirects: { path: 'redirects.yaml', schema: redirectsSchema },
  navigation: { path: 'navigation.yaml', schema: navigationSchema },
}

/** Page copy: `content/pages/{file}.yaml`. */
export const PAGES = {
  home: { path: 'pages/home.yaml', schema: homeCopy },
  about: { path: 'pages/about.yaml', schema: aboutCopy },
  services: { path: 'pages/services.yaml', schema: servicesCopy },
  service: { path: 'pages/service.yaml', schema: serviceCopy },
  industries: { path: 'pages/industries.yaml', schema: industriesCopy },
  industry: { path: 'pages/industry.yaml', schema: industryCopy },
  industryService: { path: 'pages/industry-service.yaml', schema: industryServiceCopy },
  locations: { path: 'pages/locations.yaml', schema: locationsCopy },
  state: { path: 'pages/state.yaml', schema: stateCopy },
  city: { path: 'pages/city.yaml', schema: cityCopy },
  blog: { path: 'pages/blog.yaml', schema: blogCopy },
  post: { path: 'pages/post.yaml', schema: postCopy },
  podcast: { path: 'pages/podcast.yaml', schema: podcastCopy },
  episode: { path: 'pages/episode.yaml', schema: episodeCopy },
  legal: { path: 'pages/legal.yaml', schema: legalCopy },
  contact: { path: 'pages/contact.yaml', schema: contactCopy },
  notFound: { path: 'pages/not-found.yaml', schema: notFoundCopy },
}

/**
 * Folders with one file per entry: `content/{name}/{slug}.{format}`.
 * `unique` names the fields that no two entries may share (`services.*.title` looks into a list);
 * `compare` is the order in which the site lists the entries.
 */
export const COLLECTIONS = {
  states: { format: 'yaml', schema: stateSchema, unique: ['name', 'abbreviation'], compare: byText('name') },
  industries: {
    format: 'yaml',
    schema: industrySchema,
    unique: ['name', 'title', 'description', 'services.*.title', 'services.*.description'],
    compare: (a: { group: string; slug: string }, b: { group: string; slug: string }) =>
      // "main" stands before "hospice": the reverse of the alphabet
      b.group.localeCompare(a.group) || a.slug.localeCompare(b.slug),
  },
  services: { format: 'yaml', schema: serviceSchema, unique: ['order', 'title', 'description'], compare: byOrder },
  posts: { format: 'mdx', schema: postSchema, unique: ['title', 'excerpt'], compare: latestFirst },
  episodes: { format: 'mdx', schema: episodeSchema, unique: ['title', 'description'], compare: latestFirst },
  team: { format: 'yaml', schema: teamMemberSchema, unique: ['order', 'name'], compare: byOrder },
  values: { format: 'yaml', schema: valueSchema, unique: ['order', 'name'], compare: byOrder },
  legal: { format: 'mdx', schema: legalSchema, unique: ['title', 'description'], compare: byText('slug') },
} as const

type Ordered = { order: number }
function byOrder(a: Ordered, b: Ordered): number {
  return a.order - b.order
}

type Dated = { date: string; slug: string }
function latestFirst(a: Dated, b: Dated): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)
}

function byText<Key extends string>(key: Key) {
  return (a: Record<Key, string>, b: Record<Key, string>) => a[key].localeCompare(b[key], 'en')
}

export type CollectionName = keyof typeof COLLECTIONS
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[]

/** An entry as pages see it: the file's fields, its slug, and for MDX its body. */
export type Entry<Name extends CollectionName> = z.output<(typeof COLLECTIONS)[Name]['schema']> & {
  slug: string
} & ((typeof COLLECTIONS)[Name]['format'] extends 'mdx' ? { body: Root } : unknown)

type Outputs<Files extends Record<string, { schema: z.ZodType }>> = {
  [Key in keyof Files]: z.output<Files[Key]['schema']>
}

/** The words of each page family. */
export type Copy = Outputs<typeof PAGES>

/** The whole validated content. */
export type Content = Outputs<typeof SINGLES> & { copy: Copy } & { [Name in CollectionName]: Entry<Name>[] }
