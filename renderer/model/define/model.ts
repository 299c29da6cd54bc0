import type { PluggableList } from 'unified'
import type { MdxComponent } from './component.ts'
import type { Collection, ContentFile, Definition, Nested, Singleton } from './definitions.ts'
import { ADDRESSES, MEDIA } from './reference.ts'

interface ModelOptions {
  definitions: Definition[]
  /** The components that writers may use in MDX, by name. */
  components: Record<string, MdxComponent>
  /** What is done with the HTML of a body, after its headings have their ids. */
  rehypePlugins: PluggableList
  /** Ids that every page has. */
  sections: string[]
  /** Paths below `media` at which the build writes files of its own. */
  ownMedia: string[]
  /** The files that the build makes of a collection's entries, by their names below its address: feeds. */
  filesOf: (collection: Collection) => string[]
  /** How wide a column of text is, in pixels: narrower pictures would be blurred. */
  proseWidth: number
}

/** The definitions of a site contradict each other, which their author has to mend. */
export class DefinitionError extends Error {}

/** All that the engine knows of a site before it has read a file: the definitions, and what follows from them. */
export class ContentModel {
  readonly singletons: Singleton[]
  readonly collections: Collection[]
  readonly nested: Nested[]
  readonly components: Record<string, MdxComponent>
  readonly rehypePlugins: PluggableList
  readonly sections: string[]
  readonly ownMedia: string[]
  readonly filesOf: (collection: Collection) => string[]
  readonly proseWidth: number

  /** @throws {Error} if two definitions have one name, or one file. */
  constructor({ definitions, components, rehypePlugins, sections, ownMedia, filesOf, proseWidth }: ModelOptions) {
    this.singletons = definitions.filter((each) => each.kind === 'singleton')
    this.collections = definitions.filter((each) => each.kind === 'collection')
    this.nested = definitions.filter((each) => each.kind === 'nested')
    this.components = components
    this.rehypePlugins = rehypePlugins
    this.sections = sections
    this.ownMedia = ownMedia
    this.filesOf = filesOf
    this.proseWidth = proseWidth
    expectUnique(definitions.map(({ name }) => name))
    expectUnique(this.files().map(({ path }) => path))
  }

  /** The files of which there is one: singletons, and the words of listings and pages. */
  files(): (Singleton | ContentFile)[] {
    return [...this.singletons, ...this.collections.flatMap((collection) => this.wordsOf(collection))]
  }

  /** The files with the words of a collection's pages. */
  wordsOf({ name, listing, page }: Collection): ContentFile[] {
    const below = this.nested.filter(({ parent }) => parent.name === name)
    return [listing, page, ...below.map((nested) => nested.page)].filter((file) => file !== undefined)
  }

  /** What a reference may point to, with the word for one of them. */
  targets(): Map<string, string> {
    return new Map([
      ...[...this.collections, ...this.nested].map(({ name, singular }) => [name, singular] as const),
      ...this.singletons.flatMap(({ name, records }) => (records ? [[name, records.singular] as const] : [])),
      ...this.collections.flatMap(({ quotes }) => (quotes ? [[quotes.name, quotes.singular] as const] : [])),
      [MEDIA, 'file in content/media'],
      [ADDRESSES, 'page'],
    ])
  }

  /** The tokens that every text knows, as writers read of them: `brand`, `claim:…`. */
  tokenNames(): string[] {
    const plain = this.singletons.flatMap(({ tokens }) => [...tokens.keys()])
    const records = this.singletons.flatMap(({ records }) => records ?? [])
    const quotes = this.collections.flatMap(({ quotes }) => quotes ?? [])
    return [...plain, ...[...records, ...quotes].map(({ singular }) => `${singular}:…`)]
  }

  /** The families whose entries have a page: what `<EntryLink>` may name. */
  linkable(): (Collection | Nested)[] {
    return [...this.collections, ...this.nested].filter(({ page }) => page !== undefined)
  }
}

function expectUnique(names: string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new Error(`Two definitions of the content are called \`${twice}\`.`)
}

/** Whether a definition is an export of a module. */
export function isDefinition(value: unknown): value is Definition {
  const kind = value !== null && typeof value === 'object' && 'kind' in value ? value.kind : undefined
  return kind === 'singleton' || kind === 'collection' || kind === 'nested'
}
