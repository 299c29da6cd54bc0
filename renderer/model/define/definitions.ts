import type { z } from 'zod'
import type { Body } from './body.ts'
import type { FieldPattern } from './path.ts'
import type { FileFormat, Rules } from './rules.ts'

/** YAML file with a fixed path. */
export interface ContentFile<Schema extends z.ZodType = z.ZodType> {
  /** Relative to `content`. */
  readonly path: string
  readonly schema: Schema
}

export type DataOf<File extends ContentFile> = z.output<File['schema']>

/** A single file with its own schema, and optionally a page. */
export interface Singleton<
  Name extends string = string,
  Schema extends z.ZodType = z.ZodType,
  Address extends string | undefined = string | undefined,
> extends ContentFile<Schema> {
  readonly kind: 'singleton'
  /** Target of references to records: `claims`. */
  readonly name: Name
  readonly address: Address
  /** Ids on the page, for links. */
  readonly sections: readonly string[]
  /** For files that map ids to records: the prefix of tokens (`claim`), and the path in a record to the text that `{claim:growth}` inserts. */
  readonly records: { readonly singular: string; readonly value: FieldPattern } | undefined
  readonly tokens: ReadonlyMap<string, FieldPattern>
  /** True if keys redirect to values. */
  readonly isRedirectMap?: boolean
  readonly timeZone: FieldPattern | undefined
  readonly origin: FieldPattern | undefined
  /** Path to the list of words with correct and wrong spellings. */
  readonly spellingList: FieldPattern | undefined
  readonly rules: Rules
  /** Returns the title of the page for the index of pages. */
  getTitle(data: object, site: FileLookup): string
}

/** Values of entries that copy can insert: `{price:local-seo/small}`, `<Price of="local-seo/small" />`. */
export interface InsertableValues {
  /** Target of references: `prices`. */
  readonly name: string
  /** Prefix of tokens: `price`. */
  readonly singular: string
  /** Lists the values of an entry by key, before validation. An invalid value is an empty string. */
  listValues(data: unknown): Map<string, string>
  /** Finds possible values in a sentence, formatted like the values of `listValues`. */
  findValues(sentence: string): { index: number; length: number; value: string }[]
  /** Checks if a sentence can be about this entry. Then the check reports amounts that repeat a value of the entry. */
  isAboutEntry(sentence: string, slug: string): boolean
  /** Checks if a sentence states a value of this entry. Then the check warns about amounts that aren't a value of the entry. */
  statesValueOfEntry(sentence: string, slug: string): boolean
}

/** Gives titles of pages access to content files. */
export interface FileLookup {
  get<File extends ContentFile>(file: File): DataOf<File>
}

type CopyFile<Schema> = Schema extends z.ZodType ? ContentFile<Schema> : undefined

interface EntryDefinition<Name extends string, Schema extends z.ZodType, Page> {
  /** Folder in `content`, and target of references: `posts`. */
  readonly name: Name
  /** Noun for an entry: `post`. */
  readonly singular: string
  readonly schema: Schema
  /** Route parameter: `slug`, or `state` for `/locations/@state`. */
  readonly param: string
  /** Copy of all entry pages. Undefined if entries have no pages. */
  readonly page: CopyFile<Page>
  /** Ids on every entry page, for links. */
  readonly sections: readonly string[]
  /** Returns the text for links without their own text. */
  getName(entry: z.output<Schema>): string
}

/** Folder in `content` with a file for each entry. */
export interface Collection<
  Name extends string = string,
  Schema extends z.ZodType = z.ZodType,
  Format extends FileFormat = FileFormat,
  Listing = z.ZodType | undefined,
  Page = z.ZodType | undefined,
> extends EntryDefinition<Name, Schema, Page> {
  readonly kind: 'collection'
  readonly format: Format
  /** Copy of the listing page. Undefined if there's no listing. */
  readonly listing: CopyFile<Listing>
  readonly listingSections: readonly string[]
  readonly base: string
  readonly unique: readonly FieldPattern[]
  readonly rules: Rules
  readonly insertableValues: InsertableValues | undefined
  getAddress(slug: string): string
  compareEntries(a: z.output<Schema> & { slug: string }, b: z.output<Schema> & { slug: string }): number
  /** Returns the full name for the index of pages. Defaults to `getName`. */
  getTitle(entry: z.output<Schema>): string
  /** Returns the ids on a page that depend on the entry. `find` returns the data of another entry. */
  listElementIds(entry: z.output<Schema>, find: (slug: string) => z.output<Schema> | undefined): string[]
}

/** Entries in a list of a parent entry: `florida/tampa`. */
export interface NestedCollection<
  Name extends string = string,
  Parent extends Collection = Collection,
  Schema extends z.ZodType = z.ZodType,
  Page = z.ZodType | undefined,
> extends EntryDefinition<Name, Schema, Page> {
  readonly kind: 'nested'
  readonly parent: Parent
  readonly list: FieldPattern
  readonly slug: FieldPattern
  /** True if missing pages show the parent's not-found view. */
  readonly sharesNotFound: boolean
  getAddress(parentSlug: string, itemSlug: string): string
  getTitle(item: z.output<Schema>, parent: z.output<Parent['schema']>): string
  listElementIds(item: z.output<Schema>): string[]
}

export type Definition = Singleton | Collection | NestedCollection

export type Entry<C extends Collection> = z.output<C['schema']> & { slug: string } & (C['format'] extends 'mdx'
    ? { body: Body }
    : unknown)

export interface NestedEntry<N extends NestedCollection> {
  parent: Entry<N['parent']>
  item: z.output<N['schema']>
}
