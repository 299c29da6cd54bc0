import { posix } from 'node:path'
import type { ContentModel } from '../define/model.ts'
import { MEDIA } from '../define/reference.ts'
import { closest, didYouMean } from '../explain/suggest.ts'
import { itemsOf } from '../inventory.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { mediaPathOf, slugOf } from '../slug.ts'
import type { PageSources } from './pageIds.ts'

export interface Advice {
  hint?: string | undefined
  /** Replaces the text `written`. */
  fix?: { written: string; text: string; isCertain: boolean } | undefined
}

interface AdvisorOptions {
  sources: PageSources
  names: ReadonlyMap<string, Set<string>>
  addresses: ReadonlySet<string>
  present: ReadonlySet<string>
}

/** Suggests targets for broken references. */
export class Advisor {
  private readonly options: AdvisorOptions
  private readonly namedEntries = new Map<string, NamedEntry[]>()

  constructor(options: AdvisorOptions) {
    this.options = options
  }

  /** Suggests an entry by its name or its slug. Suggests a media file by the path that the naming rules require. */
  onName(target: string, slug: string, existing: Set<string>): Advice {
    const slugs = target === MEDIA ? new Set([...existing].map(mediaPathOf)) : existing
    const entries = this.entriesOf(target)
    const match = findByName(slug, entries) ?? findByName(slug.split('/').at(-1) ?? '', entries)
    if (match) {
      const fix = { written: slug, text: match.id, isCertain: true }
      return { hint: `Write \`${match.id}\` for ${match.name}.`, fix }
    }
    const near = closest(slug, slugs)
    const otherTarget = near === undefined ? this.otherTargetOf(slug, target) : undefined
    const suggestion = didYouMean(slug, slugs, (id) => labelOf(id, entries))
    const hint =
      otherTarget === undefined
        ? suggestion
        : `\`${slug}\` is in \`${otherTarget}\`.${suggestion === undefined ? '' : ` ${suggestion}`}`
    return { hint, fix: near === undefined ? undefined : { written: slug, text: near, isCertain: false } }
  }

  /** Caches the names of a target's entries at the first broken reference. */
  private entriesOf(target: string): NamedEntry[] {
    const { model, files, accepted } = this.options.sources
    const entries = this.namedEntries.get(target) ?? namedEntriesOf(model, target, files, accepted)
    this.namedEntries.set(target, entries)
    return entries
  }

  private otherTargetOf(slug: string, target: string): string | undefined {
    return [...this.options.names].find(([name, slugs]) => name !== target && slugs.has(slug))?.[0]
  }

  onAddress(address: string): Advice {
    const folderHint = this.missingFolderHint(address)
    if (folderHint !== undefined) return { hint: folderHint }
    const normalized = address
      .toLowerCase()
      .replace(/\.html$/, '')
      .replace(/(?<=.)\/$/, '')
    const fixWith = (text: string, isCertain: boolean) => ({ written: address, text, isCertain })
    if (this.options.addresses.has(normalized))
      return { hint: `Write it as \`${normalized}\`.`, fix: fixWith(normalized, true) }
    const redirected = this.redirectTarget(normalized)
    if (redirected !== undefined)
      return { hint: `It redirects to \`${redirected}\` now.`, fix: fixWith(redirected, true) }
    const parent = posix.dirname(normalized)
    const collection = this.options.sources.model.collections.find(({ base }) => base === parent)
    const match = collection && findByName(posix.basename(normalized), this.entriesOf(collection.name))
    if (collection && match) {
      const text = collection.address(match.id)
      return { hint: `Write \`${text}\` for ${match.name}.`, fix: fixWith(text, true) }
    }
    const near = closest(address, this.options.addresses)
    return {
      hint: didYouMean(address, this.options.addresses),
      fix: near === undefined ? undefined : fixWith(near, false),
    }
  }

  /** Follows the redirect of an address or of the page above it. */
  private redirectTarget(address: string): string | undefined {
    const { model, files } = this.options.sources
    const paths = model.singletons.filter(({ isRedirectMap }) => isRedirectMap).map(({ path }) => path)
    const maps = files.filter(({ source }) => paths.includes(source.path)).map(({ yaml }) => yaml.data ?? {})
    const redirects = new Map<string, unknown>(maps.flatMap((map) => Object.entries(map)))
    const belowParent = `${redirects.get(posix.dirname(address))}/${posix.basename(address)}`
    return [`${redirects.get(address)}`, belowParent].find((to) => this.options.addresses.has(to))
  }

  /** Reports a missing folder, because similar addresses would be bad suggestions then. */
  private missingFolderHint(address: string): string | undefined {
    const isBelow = (base: string) => base !== '' && `${address}/`.startsWith(`${base}/`)
    const collection = this.options.sources.model.collections.find(
      ({ name, base }) => isBelow(base) && !this.options.present.has(name),
    )
    return collection && `The content has no folder \`${collection.name}\`.`
  }
}

export function adviceOnFragment(fragment: string, ids: string[]): Advice {
  const near = closest(fragment, ids)
  const fix = near === undefined ? undefined : { written: `#${fragment}`, text: `#${near}`, isCertain: false }
  return { hint: didYouMean(fragment, ids), fix }
}

interface NamedEntry {
  /** The slug in references: `dental-implants`, `florida/tampa`. */
  id: string
  names: string[]
  /** The names as slugs, to ignore case and punctuation. */
  slugs: string[]
}

function createNamedEntry(id: string, names: string[]): NamedEntry {
  return { id, names, slugs: names.map(slugOf) }
}

/** Returns the valid entries of a collection or a nested collection, with their names and titles. */
function namedEntriesOf(
  model: ContentModel,
  target: string,
  files: ParsedFile[],
  accepted: Map<string, object>,
): NamedEntry[] {
  const nested = model.nested.find(({ name }) => name === target)
  const collection = nested?.parent.name ?? target
  return files.flatMap(({ fileType, source }) => {
    const data = accepted.get(source.path)
    if (fileType.kind !== 'entry' || fileType.definition.name !== collection || !data) return []
    const { definition, slug } = fileType
    if (!nested) return [createNamedEntry(slug, [definition.nameOf(data), definition.titleOf(data)])]
    return itemsOf(nested, data).map(({ slug: itemSlug, item }) =>
      createNamedEntry(`${slug}/${itemSlug}`, [nested.nameOf(item), nested.titleOf(item, data), itemSlug]),
    )
  })
}

/** Finds an entry by its name: `dental-implants` for "Dentists". Returns undefined if the name or the slug is ambiguous. */
function findByName(name: string, entries: NamedEntry[]): { id: string; name: string } | undefined {
  const slug = slugOf(name)
  const matches = entries.flatMap(({ id, names, slugs }) => {
    const match = names[slugs.indexOf(slug)]
    return match === undefined || slug === '' ? [] : [{ id, name: match }]
  })
  const [first] = matches
  const isUnique = matches.length === 1 && entries.filter(({ id }) => id === first?.id).length === 1
  return isUnique ? first : undefined
}

/** Returns the name of an entry, if it differs from the slug. */
function labelOf(id: string, entries: NamedEntry[]): string {
  const { names: [name] = [], slugs: [slug] = [] } = entries.find((entry) => entry.id === id) ?? {}
  return name === undefined || slug === id.split('/').at(-1) ? '' : ` (${name})`
}
