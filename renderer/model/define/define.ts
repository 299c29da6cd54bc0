import type { z } from 'zod'
import type { Collection, Entry, FileLookup, InsertableValues, NestedCollection, Singleton } from './definitions.ts'
import { DefinitionError } from './model.ts'
import { type FieldPattern, type FieldSelector, toFieldPatterns } from './path.ts'
import { createRules, type FileFormat, type RuleOptions } from './rules.ts'
import { listKeysAt } from './schemaAt.ts'

type Schema = z.ZodType
type MaybeSchema = Schema | undefined

interface SingletonOptions<Name extends string, S extends Schema, Address>
  extends RuleOptions<z.output<S>>,
    Pick<Singleton<Name, S>, 'name' | 'path' | 'schema' | 'isRedirectMap'>,
    Partial<Record<'timeZone' | 'origin' | 'spellingList', FieldSelector<z.output<S>>>> {
  page?: { address: Address; title: (data: z.output<S>, site: FileLookup) => string; sections?: string[] }
  /** Paths to values by token name: `brand`. Copy of all files can insert them. */
  tokens?: Record<string, FieldSelector<z.output<S>>>
  /** For files that map ids to records, such as `claims.yaml`. `value` is the path to the text that `{claim:growth}` inserts. */
  records?: { singular: string; value: FieldSelector<z.output<S>> }
}

/** Defines a single file, optionally with a page. */
export function defineSingleton<Name extends string, S extends Schema, Address extends string | undefined = undefined>(
  options: SingletonOptions<Name, S, Address>,
): Singleton<Name, S, Address> {
  const { page, tokens = {}, records, timeZone, origin, spellingList } = options
  return {
    ...options,
    kind: 'singleton',
    address: page?.address as Address,
    sections: page?.sections ?? [],
    // Drop the leading `*`, because the rest is applied to a single record.
    records: records && { singular: records.singular, value: toFieldPattern(records.value).slice(1) },
    tokens: new Map(Object.entries(tokens).map(([token, path]) => [token, toFieldPattern(path)])),
    timeZone: timeZone && toFieldPattern(timeZone),
    origin: origin && toFieldPattern(origin),
    spellingList: spellingList && toFieldPattern(spellingList),
    rules: createRules(options),
    getTitle: (data, site) => page?.title(data as z.output<S>, site) ?? '',
  }
}

/** Converts a selector of a single path. Ignores other paths. */
function toFieldPattern<Data>(select: FieldSelector<Data>): FieldPattern {
  return toFieldPatterns(select)[0] ?? []
}

interface CollectionOptions<
  Name extends string,
  S extends Schema,
  Format extends FileFormat,
  Listing extends MaybeSchema,
  Page extends MaybeSchema,
> extends RuleOptions<z.output<S>>,
    Pick<Collection<Name, S, Format>, 'name' | 'singular' | 'format' | 'schema' | 'getName' | 'compareEntries'>,
    Partial<Pick<Collection<Name, S>, 'param' | 'getTitle' | 'listElementIds' | 'sections' | 'listingSections'>> {
  insertableValues?: InsertableValues
  unique?: FieldSelector<z.output<S>>
  /** Address prefix of entries: `/blog`. Defaults to the root. */
  base?: string
  listingSchema?: Listing
  pageSchema?: Page
}

/** Defines a folder of entries. @throws {DefinitionError} if the not-found view is missing */
export function defineCollection<
  Name extends string,
  S extends Schema,
  Format extends FileFormat,
  Listing extends z.ZodType<{ meta: { title: string } }> | undefined = undefined,
  Page extends MaybeSchema = undefined,
>(options: CollectionOptions<Name, S, Format, Listing, Page>): Collection<Name, S, Format, Listing, Page> {
  const { name, singular, base = '', listingSchema, pageSchema, unique } = options
  const definition = {
    param: 'slug',
    sections: [],
    listingSections: [],
    getTitle: options.getName,
    listElementIds: () => [],
    ...options,
    kind: 'collection',
    base,
    listing: listingSchema && { path: `${name}/_listing.yaml`, schema: listingSchema },
    // Entries at the root use the general not-found view.
    page: createPageFile(name, singular, pageSchema, base || undefined),
    unique: toFieldPatterns(unique),
    rules: createRules<z.output<S>>(options),
    getAddress: (slug: string) => `${base}/${slug}`,
  }
  // TypeScript can't tell that `listing` and `page` are defined exactly if their schemas are.
  return definition as unknown as Collection<Name, S, Format, Listing, Page>
}

interface NestedOptions<Name extends string, Parent extends Collection, S extends Schema, Page extends MaybeSchema>
  extends Pick<NestedCollection<Name, Parent, S>, 'name' | 'singular' | 'param' | 'schema' | 'getName'>,
    Partial<Pick<NestedCollection<Name, Parent, S>, 'getTitle' | 'listElementIds' | 'sections' | 'sharesNotFound'>> {
  parent: Parent
  list: FieldSelector<Entry<Parent>>
  slug: FieldSelector<z.output<S>>
  pageSchema?: Page
}

/** Defines the items of a list in each parent entry. @throws {DefinitionError} if the not-found view is missing */
export function defineNested<
  Name extends string,
  Parent extends Collection,
  S extends Schema,
  Page extends MaybeSchema = undefined,
>(options: NestedOptions<Name, Parent, S, Page>): NestedCollection<Name, Parent, S, Page> {
  const { singular, parent, list, slug, pageSchema, sharesNotFound = false } = options
  const definition = {
    sections: [],
    getTitle: options.getName,
    listElementIds: () => [],
    ...options,
    kind: 'nested',
    page: createPageFile(parent.name, singular, pageSchema, sharesNotFound ? undefined : parent.base),
    list: toFieldPattern(list),
    slug: toFieldPattern(slug),
    sharesNotFound,
    getAddress: (parentSlug: string, itemSlug: string) => `${parent.getAddress(parentSlug)}/${itemSlug}`,
  }
  return definition as unknown as NestedCollection<Name, Parent, S, Page>
}

/** Creates the file with the copy of entry pages. @param base address prefix that needs a not-found view */
function createPageFile(folder: string, singular: string, schema: MaybeSchema, base: string | undefined) {
  if (!schema) return undefined
  const path = `${folder}/_${singular.replaceAll(' ', '-')}.yaml`
  if (base !== undefined && !listKeysAt(schema, []).includes('notFound'))
    throw new DefinitionError(
      `The schema of ${path} has no not-found view for addresses below ${base}. Add \`notFound: notFoundView()\`.`,
    )
  return { path, schema }
}
