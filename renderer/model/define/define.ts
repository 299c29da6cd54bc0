import type { z } from 'zod'
import type { Collection, Entry, Nested, Singleton, SiteTitles } from './definitions.ts'
import { type FieldPaths, type Pattern, patternsOf } from './path.ts'
import { type FileFormat, type PolicyOptions, policiesOf } from './policies.ts'

type Schema = z.ZodType
/** Without a schema there is no such page. */
type MaybeSchema = Schema | undefined

interface SingletonOptions<Name extends string, S extends Schema, Address>
  extends PolicyOptions<z.output<S>>,
    Pick<Singleton<Name, S>, 'name' | 'path' | 'schema'>,
    Partial<Pick<Singleton, 'isRedirectMap'>> {
  /** Where its page is, if it has one, how a visitor knows it, and the ids that links may point to. */
  page?: { address: Address; title: (data: z.output<S>, site: SiteTitles) => string; sections?: string[] }
  tokens?: Record<string, FieldPaths<z.output<S>>>
  records?: { singular: string; value: FieldPaths<z.output<S>> }
  zone?: FieldPaths<z.output<S>>
  origin?: FieldPaths<z.output<S>>
  spellings?: FieldPaths<z.output<S>>
}

export function defineSingleton<Name extends string, S extends Schema, Address extends string | undefined = undefined>(
  options: SingletonOptions<Name, S, Address>,
): Singleton<Name, S, Address> {
  const { name, path, schema, page, tokens = {}, records, isRedirectMap = false } = options
  const { zone, origin, spellings } = options
  return {
    kind: 'singleton',
    name,
    path,
    schema,
    address: page?.address as Address,
    sections: page?.sections ?? [],
    records: records && { singular: records.singular, value: only(patternsOf(records.value)).slice(1) },
    tokens: new Map(Object.entries(tokens).map(([token, place]) => [token, only(patternsOf(place))])),
    isRedirectMap,
    zone: zone && only(patternsOf(zone)),
    origin: origin && only(patternsOf(origin)),
    spellings: spellings && only(patternsOf(spellings)),
    policies: policiesOf(options),
    titleOf: (data, site) => page?.title(data as z.output<S>, site) ?? '',
  }
}

function only([pattern]: Pattern[]): Pattern {
  return pattern ?? []
}

interface CollectionOptions<
  Name extends string,
  S extends Schema,
  Format extends FileFormat,
  Listing extends MaybeSchema,
  Page extends MaybeSchema,
> extends PolicyOptions<z.output<S>>,
    Pick<Collection<Name, S, Format>, 'name' | 'singular' | 'format' | 'schema' | 'nameOf' | 'order'>,
    Partial<Pick<Collection<Name, S>, 'param' | 'titleOf' | 'idsOf' | 'sections' | 'listingSections' | 'quotes'>> {
  unique?: FieldPaths<z.output<S>>
  /** The address of the listing, under which entries stand: `/blog`. Empty: they stand at the root. */
  address?: string
  /** The words of the page that lists all entries; the file is `_listing.yaml`. */
  listing?: Listing
  /** The words around each entry on its page; the file is `_{singular}.yaml`. */
  page?: Page
}

/**
 * Defines a folder of entries, and thereby references to them, their addresses and pages, and their not-found view.
 * @throws {Error} if nothing says what an address shows that leads to no entry, or how a visitor knows the listing.
 */
export function defineCollection<
  Name extends string,
  S extends Schema,
  Format extends FileFormat,
  Listing extends MaybeSchema = undefined,
  Page extends MaybeSchema = undefined,
>(options: CollectionOptions<Name, S, Format, Listing, Page>): Collection<Name, S, Format, Listing, Page> {
  const { name, singular, format, schema, nameOf, titleOf = nameOf, order, unique, idsOf } = options
  const { address: base = '', param = 'slug', listing, page, sections = [], listingSections = [] } = options
  if (base !== '') expectNotFoundView(page, `${name}/${pageFile(singular)}`, base)
  if (listing) expectTitle(listing, `${name}/_listing.yaml`, base)
  const definition = {
    kind: 'collection',
    name,
    singular,
    format,
    schema,
    base,
    param,
    listing: listing && { path: `${name}/_listing.yaml`, schema: listing },
    page: page && { path: `${name}/${pageFile(singular)}`, schema: page },
    sections,
    listingSections,
    unique: unique ? patternsOf(unique) : [],
    policies: policiesOf<z.output<S>>(options),
    quotes: options.quotes,
    address: (slug: string) => `${base}/${slug}`,
    order,
    nameOf,
    titleOf,
    idsOf: idsOf ?? (() => []),
  }
  // From here on the engine hands each definition the data that its own schema has accepted.
  return definition as unknown as Collection<Name, S, Format, Listing, Page>
}

interface NestedOptions<Name extends string, Parent extends Collection, S extends Schema, Page extends MaybeSchema>
  extends Pick<Nested<Name, Parent, S>, 'name' | 'singular' | 'param' | 'schema' | 'nameOf'>,
    Partial<Pick<Nested<Name, Parent, S>, 'titleOf' | 'sections' | 'sharesNotFound'>> {
  in: Parent
  list: FieldPaths<Entry<Parent>>
  slug: FieldPaths<z.output<S>>
  page?: Page
}

/**
 * Defines entries in a list of another collection's entries, with pages below theirs.
 * @throws {Error} if it has no not-found view, or the same route parameter as its parent
 */
export function defineNested<
  Name extends string,
  Parent extends Collection,
  S extends Schema,
  Page extends MaybeSchema = undefined,
>(options: NestedOptions<Name, Parent, S, Page>): Nested<Name, Parent, S, Page> {
  const { name, singular, param, in: parent, schema, list, slug, nameOf, titleOf = nameOf } = options
  const { page, sections = [], sharesNotFound = false } = options
  const path = `${parent.name}/${pageFile(singular)}`
  if (!sharesNotFound) expectNotFoundView(page, path, parent.base)
  if (param === parent.param) throw new Error(`${name} and ${parent.name} have the same route parameter, \`${param}\`.`)
  const definition = {
    kind: 'nested',
    name,
    singular,
    param,
    parent,
    schema,
    page: page && { path, schema: page },
    sections,
    list: only(patternsOf(list)),
    slug: only(patternsOf(slug)),
    sharesNotFound,
    address: (parentSlug: string, itemSlug: string) => `${parent.address(parentSlug)}/${itemSlug}`,
    nameOf,
    titleOf,
  }
  return definition as unknown as Nested<Name, Parent, S, Page>
}

/** The file with the words of an entry's page: `_industry-service.yaml`. No slug begins with an underscore. */
function pageFile(singular: string): string {
  return `_${singular.replaceAll(' ', '-')}.yaml`
}

function expectNotFoundView(page: MaybeSchema, path: string, base: string): void {
  if (!page || hasKey(page, 'notFound')) return
  throw new Error(
    `The schema of ${path} has no \`notFound: notFoundView()\`: what shows an address below ${base} that leads nowhere?`,
  )
}

function expectTitle(listing: Schema, path: string, base: string): void {
  if (hasKey(listing, 'meta')) return
  throw new Error(`The schema of ${path} has no \`meta: meta()\`: by which title do visitors know ${base}?`)
}

function hasKey(schema: Schema, key: string): boolean {
  return 'shape' in schema && Object.hasOwn(schema.shape as object, key)
}
