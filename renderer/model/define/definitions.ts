import type { z } from 'zod'
import type { Body } from './body.ts'
import type { Pattern } from './path.ts'
import type { FileFormat, Policies } from './policies.ts'

/** A required YAML file. The path is relative to the content folder. */
export interface ContentFile<Schema extends z.ZodType = z.ZodType> {
  readonly path: string
  readonly schema: Schema
}

export type DataOf<File extends ContentFile> = z.output<File['schema']>

/** A one-off file, with an optional page. */
export interface Singleton<
  Name extends string = string,
  Schema extends z.ZodType = z.ZodType,
  Address extends string | undefined = string | undefined,
> extends ContentFile<Schema> {
  readonly kind: 'singleton'
  readonly name: Name
  readonly address: Address
  /** The ids that the page always has. Links can point to them. */
  readonly sections: readonly string[]
  readonly records: Records | undefined
  /** Tokens that all texts can use: `brand` to the path of the value. */
  readonly tokens: ReadonlyMap<string, Pattern>
  /** True if the keys are the source addresses of redirects. */
  readonly isRedirectMap: boolean
  /** The path of the company's time zone: `America/New_York`. */
  readonly zone: Pattern | undefined
  /** The path of the site's origin: `https://www.example.com`. */
  readonly origin: Pattern | undefined
  /** The path of the list of required spellings. */
  readonly spellings: Pattern | undefined
  readonly policies: Policies
  titleOf(data: object, site: SiteTitles): string
}

/** Options of a singleton whose keys are ids for references and tokens: `{claim:growth}`. */
interface Records {
  readonly singular: string
  /** The path, in each record, of the value that replaces `{singular:id}`. */
  readonly value: Pattern
}

/** Values in entries that other files cite: `{price:local-seo/small}`. It's an error to repeat a value instead of citing it. */
export interface Quotes {
  /** The target of references: `prices`. */
  readonly name: string
  readonly singular: string
  /** Returns values by key from the unvalidated data of an entry. Skips invalid values. */
  of(data: unknown): Map<string, string>
  /** Finds possible values in a text, in the format that `of` returns. */
  find(text: string): { at: number; length: number; value: string }[]
  /** Checks if a sentence with an equal value is about this entry. */
  isAbout(sentence: string, slug: string): boolean
  /** Returns the MDX that cites a value. */
  inBody(id: string): string
}

/** The parts of the site that titles can use. */
export interface SiteTitles {
  get<File extends ContentFile>(file: File): DataOf<File>
}

type CopyFile<Schema> = Schema extends z.ZodType ? ContentFile<Schema> : undefined

/** The common properties of collections and nested collections. */
interface EntryDefinition<Name extends string = string, Page = z.ZodType | undefined> {
  /** The name of a collection is also the name of its folder: `posts`. */
  readonly name: Name
  /** The noun for an entry: `post`. */
  readonly singular: string
  /** The route parameter: `slug`, or `state` for `/locations/@state`. */
  readonly param: string
  /** The copy on the page of each entry. Without it, entries don't have pages. */
  readonly page: CopyFile<Page>
  readonly sections: readonly string[]
}

/** A folder of the content with one file per entry. */
export interface Collection<
  Name extends string = string,
  Schema extends z.ZodType = z.ZodType,
  Format extends FileFormat = FileFormat,
  Listing = z.ZodType | undefined,
  Page = z.ZodType | undefined,
> extends EntryDefinition<Name, Page> {
  readonly kind: 'collection'
  readonly format: Format
  readonly schema: Schema
  readonly listing: CopyFile<Listing>
  readonly listingSections: readonly string[]
  /** The address of the listing and the prefix of its entries. Empty for the root. */
  readonly base: string
  /** The paths of values that have to be unique in the collection. */
  readonly unique: readonly Pattern[]
  readonly policies: Policies
  readonly quotes: Quotes | undefined
  address(slug: string): string
  order(a: z.output<Schema> & { slug: string }, b: z.output<Schema> & { slug: string }): number
  /** Returns the name of an entry for links without their own text. */
  nameOf(entry: z.output<Schema>): string
  /** Returns the full name for the index of pages. Defaults to `nameOf`. */
  titleOf(entry: z.output<Schema>): string
  /** Returns the ids on the page of an entry. `find` returns other entries, for pages that show their content. */
  idsOf(entry: z.output<Schema>, find: (slug: string) => z.output<Schema> | undefined): string[]
}

/** Entries inside a list of a parent entry, for example, the cities of a state. References use both slugs: `florida/tampa`. */
export interface Nested<
  Name extends string = string,
  Parent extends Collection = Collection,
  Schema extends z.ZodType = z.ZodType,
  Page = z.ZodType | undefined,
> extends EntryDefinition<Name, Page> {
  readonly kind: 'nested'
  readonly parent: Parent
  readonly schema: Schema
  /** The path of the list in the parent's data. */
  readonly list: Pattern
  /** The path of the slug in an item. */
  readonly slug: Pattern
  /** True if missing pages show the not-found view of the parent. */
  readonly sharesNotFound: boolean
  address(parent: string, slug: string): string
  nameOf(item: z.output<Schema>): string
  titleOf(item: z.output<Schema>, parent: z.output<Parent['schema']>): string
}

export type Definition = Singleton | Collection | Nested

/** An entry: the fields of the file, the slug, and for MDX the body. */
export type Entry<C extends Collection> = z.output<C['schema']> & { slug: string } & (C['format'] extends 'mdx'
    ? { body: Body }
    : unknown)

export interface Item<N extends Nested> {
  parent: Entry<N['parent']>
  item: z.output<N['schema']>
}
