import type { PluggableList } from 'unified'
import type { MdxComponent } from './component.ts'
import type { Collection, ContentFile, Definition, Singleton } from './definitions.ts'
import { ADDRESSES, MEDIA } from './reference.ts'

interface ModelOptions {
  definitions: Definition[]
  components: Record<string, MdxComponent>
  /** Run on the HTML of bodies, after headings get their ids. */
  rehypePlugins: PluggableList
  /** Ids that every page has. */
  sections: string[]
  /** Paths in `media` that the build generates. */
  ownMedia: string[]
  /** Addresses of generated files that don't depend on the content. Folders end with a slash. */
  ownFiles: string[]
  /** Returns the extensions of files that the build generates for each entry: `vtt`. */
  entryFilesOf: (collection: Collection) => string[]
  /** Returns the names of files that the build generates for a collection, for example, feeds. */
  filesOf: (collection: Collection) => string[]
  /** The width of a text column in pixels. Narrower pictures would be blurred. */
  proseWidth: number
}

/** A contradiction between the definitions of a site. */
export class DefinitionError extends Error {}

/** The definitions of a site, without its content. */
export type ContentModel = ReturnType<typeof contentModelOf>

/** @throws {Error} if two definitions have the same name or file */
export function contentModelOf({ definitions, ...options }: ModelOptions) {
  const singletons = definitions.filter((each) => each.kind === 'singleton')
  const collections = definitions.filter((each) => each.kind === 'collection')
  const nested = definitions.filter((each) => each.kind === 'nested')

  function copyFilesOf({ name, listing, page }: Collection): ContentFile[] {
    const below = nested.filter(({ parent }) => parent.name === name)
    return [listing, page, ...below.map((each) => each.page)].filter((file) => file !== undefined)
  }

  /** Returns singletons and copy files, which always exist. */
  function files(): (Singleton | ContentFile)[] {
    return [...singletons, ...collections.flatMap(copyFilesOf)]
  }

  /** Returns the targets of references, with the noun for each: `posts` is a `post`. */
  function targets(): Map<string, string> {
    return new Map([
      ...[...collections, ...nested].map(({ name, singular }) => [name, singular] as const),
      ...singletons.flatMap(({ name, records }) => (records ? [[name, records.singular] as const] : [])),
      ...collections.flatMap(({ quotes }) => (quotes ? [[quotes.name, quotes.singular] as const] : [])),
      [MEDIA, 'file in content/media'],
      [ADDRESSES, 'page'],
    ])
  }

  /** Returns the tokens that all texts can use, for messages: `brand`, `claim:…`. */
  function tokenNames(): string[] {
    const fixed = singletons.flatMap(({ tokens }) => [...tokens.keys()])
    const cited = [
      ...singletons.flatMap(({ records }) => records ?? []),
      ...collections.flatMap(({ quotes }) => quotes ?? []),
    ]
    return [...fixed, ...cited.map(({ singular }) => `${singular}:…`)]
  }

  /** Returns the collections that have entry pages, which `<EntryLink>` can link to. */
  const linkable = () => [...collections, ...nested].filter(({ page }) => page !== undefined)

  expectUnique(definitions.map(({ name }) => name))
  expectUnique(files().map(({ path }) => path))
  return { ...options, singletons, collections, nested, files, copyFilesOf, targets, tokenNames, linkable }
}

function expectUnique(names: string[]): void {
  const duplicate = names.find((name, index) => names.indexOf(name) < index)
  if (duplicate !== undefined) throw new Error(`Two definitions have the same name or file, \`${duplicate}\`.`)
}

export function isDefinition(value: unknown): value is Definition {
  const kind = value !== null && typeof value === 'object' && 'kind' in value ? value.kind : undefined
  return kind === 'singleton' || kind === 'collection' || kind === 'nested'
}
