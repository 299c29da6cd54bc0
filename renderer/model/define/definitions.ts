import type { z } from 'zod'
import type { Body } from './body.ts'
import type { Pattern } from './path.ts'
import type { FileFormat, Policies } from './policies.ts'

/** A YAML file of which there is one, and which every site has: `path` is inside the content folder. */
export interface ContentFile<Schema extends z.ZodType = z.ZodType> {
  readonly path: string
  readonly schema: Schema
}

export type DataOf<File extends ContentFile> = z.output<File['schema']>

/** A file of its own, and the page that shows it, if any. */
export interface Singleton<
  Name extends string = string,
  Schema extends z.ZodType = z.ZodType,
  Address extends string | undefined = string | undefined,
> extends ContentFile<Schema> {
  readonly kind: 'singleton'
  readonly name: Name
  readonly address: Address
  /** The ids that its page has whatever the content says: links may point to them. */
  readonly sections: readonly string[]
  readonly records: Records | undefined
  /** What `{name}` stands for in every text, by the place of its value. */
  readonly tokens: ReadonlyMap<string, Pattern>
  /** Whether its keys are addresses for which other pages answer while they are none. */
  readonly isRedirectMap: boolean
  /** The place of the time zone in which the days of all content begin, if it stands here: `America/New_York`. */
  readonly zone: Pattern | undefined
  /** The place of the site's own origin, if it stands here, `https://www.example.com`: links to there are links of ours. */
  readonly origin: Pattern | undefined
  /** The place of the words that are written in one way, if they stand here. */
  readonly spellings: Pattern | undefined
  readonly policies: Policies
  titleOf(data: object, site: SiteTitles): string
}

/** A singleton whose keys are ids that others cite: `{claim:growth}`, and references. */
interface Records {
  readonly singular: string
  /** The place, in each record, of what `{singular:id}` stands for. */
  readonly value: Pattern
}

/** Values in a collection's entries that others cite: `{price:local-seo/small}`, and references. Typed elsewhere they are an error. */
export interface Quotes {
  /** The target of references to them: `prices`. */
  readonly name: string
  readonly singular: string
  /** The values in an entry's file by their keys, before its schema has seen it. Empty: the entry's own problem. */
  of(data: unknown): Map<string, string>
  /** Every stretch of a text that may be such a value, as `of` would write it. */
  find(text: string): { at: number; length: number; value: string }[]
  /** Whether a sentence with such a value speaks of this entry, and not of something that happens to be equal. */
  isAbout(sentence: string, slug: string): boolean
  /** How a body cites one. */
  inBody(id: string): string
}

/** What titles may be made of beside the data themselves. */
export interface SiteTitles {
  get<File extends ContentFile>(file: File): DataOf<File>
}

type CopyFile<Schema> = Schema extends z.ZodType ? ContentFile<Schema> : undefined

/** The common properties of collections and nested collections. */
interface EntryDefinition<Name extends string = string, Page = z.ZodType | undefined> {
  /** A collection's is also its folder's: `posts`. */
  readonly name: Name
  /** What one entry is called in a sentence: `post`. */
  readonly singular: string
  /** The parameter of its route: `slug`, or `state` for `/locations/@state`. */
  readonly param: string
  /** The copy around every entry on its page. Entries without it have no page. */
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
  /** The listing's address, and the beginning of the entries' own; empty where they stand at the root. */
  readonly base: string
  /** What no two entries may share. */
  readonly unique: readonly Pattern[]
  readonly policies: Policies
  /** Values that any text may cite, and none may type again. */
  readonly quotes: Quotes | undefined
  address(slug: string): string
  order(a: z.output<Schema> & { slug: string }, b: z.output<Schema> & { slug: string }): number
  /** How a visitor knows an entry: in links to it that have no words of their own. */
  nameOf(entry: z.output<Schema>): string
  /** The same where it stands alone, in the index of pages, if that is another. */
  titleOf(entry: z.output<Schema>): string
  /** The ids that an entry's content gives its page; `find` gets another entry, where its page borrows from one. */
  idsOf(entry: z.output<Schema>, find: (slug: string) => z.output<Schema> | undefined): string[]
}

/** Entries that stand in a list of another collection's entries: the cities of a state. They are named `florida/tampa`. */
export interface Nested<
  Name extends string = string,
  Parent extends Collection = Collection,
  Schema extends z.ZodType = z.ZodType,
  Page = z.ZodType | undefined,
> extends EntryDefinition<Name, Page> {
  readonly kind: 'nested'
  readonly parent: Parent
  readonly schema: Schema
  /** The place of the list in a parent's data, and of the slug in an item's. */
  readonly list: Pattern
  readonly slug: Pattern
  /** Whether an address that leads nowhere shows the parent's view. */
  readonly sharesNotFound: boolean
  address(parent: string, slug: string): string
  nameOf(item: z.output<Schema>): string
  titleOf(item: z.output<Schema>, parent: z.output<Parent['schema']>): string
}

export type Definition = Singleton | Collection | Nested

/** An entry as pages see it: the file's fields, its slug, and for MDX its body. */
export type Entry<C extends Collection> = z.output<C['schema']> & { slug: string } & (C['format'] extends 'mdx'
    ? { body: Body }
    : unknown)

export interface Item<N extends Nested> {
  parent: Entry<N['parent']>
  item: z.output<N['schema']>
}
