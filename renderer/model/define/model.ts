import type { PluggableList } from 'unified'
import type { MdxComponent } from './component.ts'
import type { Collection, ContentFile, Definition, Singleton } from './definitions.ts'
import { ADDRESSES, MEDIA } from './reference.ts'

interface ModelOptions {
  definitions: Definition[]
  components: Record<string, MdxComponent>
  /** Plugins that run on compiled bodies after headings have ids. */
  rehypePlugins: PluggableList
  /** Ids that the layout adds to every page. */
  layoutIds: string[]
  /** Paths of files in `media` from the build. */
  generatedMedia: string[]
  /** Addresses of generated and public files. Folders end with a slash. */
  fileAddresses: string[]
  /** Returns the extensions of generated files of each entry: `vtt`. */
  listEntryFileExtensions: (collection: Collection) => string[]
  /** Returns the names of generated files of a collection, such as feeds. */
  listGeneratedFiles: (collection: Collection) => string[]
  /** Width of the text column in pixels. Narrower images look blurred. */
  proseWidth: number
}

/** A mistake in a definition instead of the content: a duplicate name, or a reference to an unknown target. */
export class DefinitionError extends Error {}

/** All definitions, and the parts of the site that the engine needs. */
export type ContentModel = ReturnType<typeof createContentModel>

/** Sorts definitions by kind. @throws {DefinitionError} if a name or file is defined twice */
export function createContentModel({ definitions, ...options }: ModelOptions) {
  const singletons = definitions.filter((definition) => definition.kind === 'singleton')
  const collections = definitions.filter((definition) => definition.kind === 'collection')
  const nested = definitions.filter((definition) => definition.kind === 'nested')
  function listCopyFiles({ name, listing, page }: Collection): ContentFile[] {
    const nestedPages = nested.filter(({ parent }) => parent.name === name).map(({ page }) => page)
    return [listing, page, ...nestedPages].filter((file) => file !== undefined)
  }

  /** All content files except entries. */
  const singleFiles: (Singleton | ContentFile)[] = [...singletons, ...collections.flatMap(listCopyFiles)]
  /** Targets that tokens with a prefix refer to: `{claim:growth}`, `{price:local-seo/small}`. */
  const tokenTargets = [
    ...singletons.flatMap(({ name, records }) => (records ? [{ name, singular: records.singular }] : [])),
    ...collections.flatMap(({ insertableValues }) => insertableValues ?? []),
  ]
  const namedTargets = [...collections, ...nested, ...tokenTargets]
  expectUnique(definitions.map(({ name }) => name))
  expectUnique(singleFiles.map(({ path }) => path))
  return {
    ...options,
    singletons,
    collections,
    nested,
    singleFiles,
    listCopyFiles,
    /** Collections that writers edit. Programs generate JSON. */
    editedCollections: collections.filter(({ format }) => format !== 'json'),
    /** Collections and nested collections with entry pages. */
    linkableDefinitions: [...collections, ...nested].filter(({ page }) => page !== undefined),
    redirectPaths: new Set(singletons.filter(({ isRedirectMap }) => isRedirectMap).map(({ path }) => path)),
    /** Maps targets to nouns: `posts` to `post`. */
    targetNouns: new Map([
      ...namedTargets.map(({ name, singular }) => [name, singular] as const),
      [MEDIA, 'file in content/media'],
      [ADDRESSES, 'page'],
    ]),
    /** Names of tokens that copy in all files can insert: `brand`, `claim:…`. */
    globalTokenNames: [
      ...singletons.flatMap(({ tokens }) => [...tokens.keys()]),
      ...tokenTargets.map(({ singular }) => `${singular}:…`),
    ],
  }
}

function expectUnique(names: string[]): void {
  const duplicate = names.find((name, index) => names.indexOf(name) < index)
  if (duplicate !== undefined)
    throw new DefinitionError(`Two definitions have the same name or file, \`${duplicate}\`.`)
}

export function isDefinition(value: unknown): value is Definition {
  const kind = (value as Partial<Definition> | null | undefined)?.kind
  return kind === 'singleton' || kind === 'collection' || kind === 'nested'
}
