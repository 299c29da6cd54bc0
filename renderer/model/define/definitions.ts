import type { z } from 'zod'
import type { Body } from './body.ts'
import type { Pattern } from './path.ts'
import type { FileFormat, Policies } from './policies.ts'

export interface ContentFile<Schema extends z.ZodType = z.ZodType> {
  readonly path: string
  readonly schema: Schema
}

export type DataOf<File extends ContentFile> = z.output<File['schema']>

export interface Singleton<
  Name extends string = string,
  Schema extends z.ZodType = z.ZodType,
  Address extends string | undefined = string | undefined,
> extends ContentFile<Schema> {
  readonly kind: 'singleton'
  readonly name: Name
  readonly address: Address
  /** Ids for links. */
  readonly sections: readonly string[]
  readonly records: Records | undefined
  readonly tokens: ReadonlyMap<string, Pattern>
  /** True if keys redirect to values. */
  readonly isRedirectMap: boolean
  readonly zone: Pattern | undefined
  readonly origin: Pattern | undefined
  readonly spellings: Pattern | undefined
  readonly policies: Policies
  titleOf(data: object, site: SiteTitles): string
}

/** A file of values by id: `{claim:growth}`. */
interface Records {
  readonly singular: string
  /** Path to the value for `{singular:id}`. */
  readonly value: Pattern
}

/** Values to cite: `{price:local-seo/small}`. */
export interface Quotes {
  readonly name: string
  readonly singular: string
  /** Skips invalid data. */
  of(data: unknown): Map<string, string>
  find(text: string): { at: number; length: number; value: string }[]
  /** Used if a value is in two entries. */
  isAbout(sentence: string, slug: string): boolean
  inBody(id: string): string
}

export interface SiteTitles {
  get<File extends ContentFile>(file: File): DataOf<File>
}

type CopyFile<Schema> = Schema extends z.ZodType ? ContentFile<Schema> : undefined

interface EntryDefinition<Name extends string = string, Page = z.ZodType | undefined> {
  readonly name: Name
  readonly singular: string
  readonly param: string
  /** If undefined, entries are not built as pages. */
  readonly page: CopyFile<Page>
  readonly sections: readonly string[]
}

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
  /** URL prefix. Empty for the root. */
  readonly base: string
  readonly unique: readonly Pattern[]
  readonly policies: Policies
  readonly quotes: Quotes | undefined
  address(slug: string): string
  order(a: z.output<Schema> & { slug: string }, b: z.output<Schema> & { slug: string }): number
  nameOf(entry: z.output<Schema>): string
  titleOf(entry: z.output<Schema>): string
  /** `find` returns related entries that the page shows. */
  idsOf(entry: z.output<Schema>, find: (slug: string) => z.output<Schema> | undefined): string[]
}

/** An entry inside a parent entry: `florida/tampa`. */
export interface Nested<
  Name extends string = string,
  Parent extends Collection = Collection,
  Schema extends z.ZodType = z.ZodType,
  Page = z.ZodType | undefined,
> extends EntryDefinition<Name, Page> {
  readonly kind: 'nested'
  readonly parent: Parent
  readonly schema: Schema
  readonly list: Pattern
  readonly slug: Pattern
  readonly sharesNotFound: boolean
  address(parent: string, slug: string): string
  nameOf(item: z.output<Schema>): string
  titleOf(item: z.output<Schema>, parent: z.output<Parent['schema']>): string
  idsOf(item: z.output<Schema>): string[]
}

export type Definition = Singleton | Collection | Nested

export type Entry<C extends Collection> = z.output<C['schema']> & { slug: string } & (C['format'] extends 'mdx'
    ? { body: Body }
    : unknown)

export interface Item<N extends Nested> {
  parent: Entry<N['parent']>
  item: z.output<N['schema']>
}
