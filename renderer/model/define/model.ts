import type { PluggableList } from 'unified'
import type { MdxComponent } from './component.ts'
import type { Collection, ContentFile, Definition, Singleton } from './definitions.ts'
import { ADDRESSES, MEDIA } from './reference.ts'

interface ModelOptions {
  definitions: Definition[]
  components: Record<string, MdxComponent>
  /** What is done with the HTML of a body, after its headings have their ids. */
  rehypePlugins: PluggableList
  /** Ids that every page has. */
  sections: string[]
  /** Paths below `media` at which the build writes files of its own. */
  ownMedia: string[]
  /** Addresses of the files that the build writes for the whole site, whatever the content. A folder ends with a slash. */
  ownFiles: string[]
  /** The endings of the files that the build writes beside the page of each entry of a collection: `vtt`. */
  entryFilesOf: (collection: Collection) => string[]
  /** The files that the build makes of a collection's entries, by their names below its address: feeds. */
  filesOf: (collection: Collection) => string[]
  /** How wide a column of text is, in pixels: narrower pictures would be blurred. */
  proseWidth: number
}

/** The definitions of a site contradict each other, which their author has to mend. */
export class DefinitionError extends Error {}

/** All that the engine knows of a site before it has read a file: the definitions, and what follows from them. */
export type ContentModel = ReturnType<typeof contentModelOf>

/** @throws {Error} if two definitions have one name, or one file. */
export function contentModelOf({ definitions, ...options }: ModelOptions) {
  const singletons = definitions.filter((each) => each.kind === 'singleton')
  const collections = definitions.filter((each) => each.kind === 'collection')
  const nested = definitions.filter((each) => each.kind === 'nested')

  function copyFilesOf({ name, listing, page }: Collection): ContentFile[] {
    const below = nested.filter(({ parent }) => parent.name === name)
    return [listing, page, ...below.map((each) => each.page)].filter((file) => file !== undefined)
  }

  /** The files of which there is one: singletons, and the words of listings and pages. */
  function files(): (Singleton | ContentFile)[] {
    return [...singletons, ...collections.flatMap(copyFilesOf)]
  }

  /** What a reference may point to, with the word for one of them. */
  function targets(): Map<string, string> {
    return new Map([
      ...[...collections, ...nested].map(({ name, singular }) => [name, singular] as const),
      ...singletons.flatMap(({ name, records }) => (records ? [[name, records.singular] as const] : [])),
      ...collections.flatMap(({ quotes }) => (quotes ? [[quotes.name, quotes.singular] as const] : [])),
      [MEDIA, 'file in content/media'],
      [ADDRESSES, 'page'],
    ])
  }

  /** The tokens that every text knows, as writers read of them: `brand`, `claim:…`. */
  function tokenNames(): string[] {
    const plain = singletons.flatMap(({ tokens }) => [...tokens.keys()])
    const cited = [
      ...singletons.flatMap(({ records }) => records ?? []),
      ...collections.flatMap(({ quotes }) => quotes ?? []),
    ]
    return [...plain, ...cited.map(({ singular }) => `${singular}:…`)]
  }

  /** The collections whose entries have a page: `<EntryLink>` can link to them. */
  const linkable = () => [...collections, ...nested].filter(({ page }) => page !== undefined)

  expectUnique(definitions.map(({ name }) => name))
  expectUnique(files().map(({ path }) => path))
  return { ...options, singletons, collections, nested, files, copyFilesOf, targets, tokenNames, linkable }
}

function expectUnique(names: string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw new Error(`Two definitions of the content are called \`${twice}\`.`)
}

export function isDefinition(value: unknown): value is Definition {
  const kind = value !== null && typeof value === 'object' && 'kind' in value ? value.kind : undefined
  return kind === 'singleton' || kind === 'collection' || kind === 'nested'
}
