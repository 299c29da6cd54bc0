import { posix } from 'node:path'
import { decodeAddress } from '../addresses.ts'
import type { ContentModel } from '../define/model.ts'
import { MEDIA } from '../define/reference.ts'
import { closest, didYouMean, rank } from '../explain/suggest.ts'
import { itemsOf } from '../inventory.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { mediaPathOf, slugOf } from '../slug.ts'
import type { PageSources } from './pageIds.ts'

/** A hint for a broken reference, and a fix if there's a similar target. */
export interface Advice {
  hint?: string | undefined
  /** Replaces `written`, which is part of the reference. */
  fix?: { written: string; text: string; isCertain: boolean } | undefined
}

interface AdvisorOptions {
  sources: PageSources
  /** Addresses that the site has had. */
  published: ReadonlySet<string>
  /** Names by target. */
  names: ReadonlyMap<string, Set<string>>
  /** Pages and feeds. */
  addresses: ReadonlySet<string>
  /** Collections with a folder in the content. */
  existingCollections: ReadonlySet<string>
}

/** Suggests targets for broken references. */
export class Advisor {
  private readonly options: AdvisorOptions
  private readonly namedEntries = new Map<string, NamedEntry[]>()

  constructor(options: AdvisorOptions) {
    this.options = options
  }

  /** Suggests an entry by name or slug. @param names all names of the target */
  onName(target: string, slug: string, names: Set<string>): Advice {
    if (target === MEDIA) return adviceOnFile(slug, names)
    const entries = this.entriesOf(target)
    const match = findByName(slug, entries) ?? findByName(slug.split('/').at(-1) ?? '', entries)
    if (match) {
      const fix = { written: slug, text: match.id, isCertain: true }
      return { hint: `Write \`${match.id}\` for ${match.name}.`, fix }
    }
    const normalized = slug.replace(/^(?:\/?content\/)?/, '').replace(/\.(?:yaml|mdx)$/, '')
    const own = [normalized, normalized.replace(`${target}/`, '')].find((name) => names.has(name))
    if (own !== undefined) return { hint: 'Write only its name.', fix: { written: slug, text: own, isCertain: true } }
    const page = this.options.sources.model.collections.find(({ name }) => name === target)?.address(slug)
    if (page !== undefined && this.options.published.has(page)) return { hint: DELETED }
    const similar = closest(slug, names)
    const other =
      similar === undefined
        ? [...this.options.names].find(([name, slugs]) => name !== target && slugs.has(slug))?.[0]
        : undefined
    const known = didYouMean(slug, names, (id) => labelOf(id, entries))
    const hint =
      other === undefined ? known : `\`${slug}\` is in \`${other}\`.${known === undefined ? '' : ` ${known}`}`
    return { hint, fix: similar === undefined ? undefined : { written: slug, text: similar, isCertain: false } }
  }

  /** Creates the list for the first broken reference. */
  private entriesOf(target: string): NamedEntry[] {
    const { model, files, validData } = this.options.sources
    const matches = this.namedEntries.get(target) ?? namedEntriesOf(model, target, files, validData)
    this.namedEntries.set(target, matches)
    return matches
  }

  /** Suggests a page or feed. */
  onAddress(address: string): Advice {
    const absent = this.missingFolderHint(address)
    if (absent !== undefined) return { hint: absent }
    const normalized = address
      .toLowerCase()
      .replace(/\.html$/, '')
      .replace(/(?<=.)\/$/, '')
    const fixWith = (text: string, isCertain: boolean) => ({ written: address, text, isCertain })
    if (this.options.addresses.has(normalized))
      return {
        hint: 'Addresses are in lowercase, without `.html` or a trailing slash.',
        fix: fixWith(normalized, true),
      }
    const moved = this.redirectTarget(normalized)
    if (moved !== undefined) return { hint: `It redirects to \`${moved}\` now.`, fix: fixWith(moved, true) }
    const { model } = this.options.sources
    const above = posix.dirname(normalized)
    const collection = model.collections.find(({ base }) => base === above)
    const match = collection && findByName(posix.basename(normalized), this.entriesOf(collection.name))
    if (collection && match) {
      const text = collection.address(match.id)
      return { hint: `Write \`${text}\` for ${match.name}.`, fix: fixWith(text, true) }
    }
    if (this.options.published.has(normalized)) return { hint: DELETED }
    const similar = closest(normalized, this.options.addresses) ?? findNamesake(normalized, this.options.addresses)
    if (similar !== undefined) return { hint: `Did you mean \`${similar}\`?`, fix: fixWith(similar, false) }
    return { hint: didYouMean(normalized, this.options.addresses) ?? 'Change the link, or remove it.' }
  }

  private redirectTarget(address: string): string | undefined {
    const { model, files } = this.options.sources
    const paths = model.singletons.filter(({ isRedirectMap }) => isRedirectMap).map(({ path }) => path)
    const lines = files.filter(({ source }) => paths.includes(source.path)).map(({ yaml }) => yaml.data ?? {})
    const moved = new Map<string, unknown>(lines.flatMap((each) => Object.entries(each)))
    const inMoved = `${moved.get(posix.dirname(address))}/${posix.basename(address)}`
    return [`${moved.get(address)}`, inMoved].find((to) => this.options.addresses.has(to))
  }

  /** Used if the folder for all URLs with this prefix is missing. */
  private missingFolderHint(address: string): string | undefined {
    const isBelow = (base: string) => base !== '' && `${address}/`.startsWith(`${base}/`)
    const absent = this.options.sources.model.collections.find(
      ({ name, base }) => isBelow(base) && !this.options.existingCollections.has(name),
    )
    return absent && `The content has no folder \`${absent.name}\`.`
  }
}

const DELETED = 'It was deleted or renamed. Remove the link, or change it.'

/** Fixes typos, a wrong folder, and `/media/posts/room.png`. */
function adviceOnFile(written: string, existing: Set<string>): Advice {
  const names = new Set([...existing].map(mediaPathOf))
  const path = decodeAddress(written)
    .replaceAll('\\', '/')
    .replace(/^(?:https?:\/\/[^/]+)?(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?/, '')
  const normalized = mediaPathOf(path)
  if (existing.has(path) && path === normalized && !written.includes('://'))
    return { hint: 'Its path starts below `content/media`.', fix: { written, text: path, isCertain: true } }
  const similar = names.has(normalized) ? normalized : (closest(normalized, names) ?? findNamesake(normalized, names))
  if (similar === undefined) return { hint: didYouMean(normalized, names) }
  return { hint: `Did you mean \`${similar}\`?`, fix: { written, text: similar, isCertain: false } }
}

/** Finds the file name in a different folder. */
function findNamesake(path: string, paths: Iterable<string>): string | undefined {
  const name = posix.basename(path)
  const depth = (each: string) => each.split('/').length
  const namesakes = [...paths].filter((each) => posix.basename(each) === name).sort((a, b) => depth(a) - depth(b))
  const [first = '', second = ''] = namesakes
  return namesakes.length === 1 || depth(first) < depth(second) ? first : undefined
}

/** @param fragment without `#` @param ids all ids of the page */
export function adviceOnFragment(fragment: string, ids: string[]): Advice {
  const similar = closest(fragment, ids)
  const fix = similar === undefined ? undefined : { written: `#${fragment}`, text: `#${similar}`, isCertain: false }
  const [first, second, third] = rank(fragment, ids)
  const isLong = similar === undefined && ids.length > 3
  return {
    hint: isLong ? `The closest are \`${first}\`, \`${second}\`, and \`${third}\`.` : didYouMean(fragment, ids),
    fix,
  }
}

interface NamedEntry {
  /** `dental-implants`, `florida/tampa` */
  id: string
  names: string[]
  /** Names as slugs, to ignore case and punctuation. */
  slugs: string[]
}

function namedEntriesOf(
  model: ContentModel,
  target: string,
  files: ParsedFile[],
  accepted: Map<string, object>,
): NamedEntry[] {
  const nested = model.nested.find(({ name }) => name === target)
  const collection = nested?.parent.name ?? target
  const withSlugs = (id: string, names: string[]) => ({ id, names, slugs: names.map(slugOf) })
  return files.flatMap(({ fileType, source }) => {
    const data = accepted.get(source.path)
    if (fileType.kind !== 'entry' || fileType.definition.name !== collection || !data) return []
    const { definition, slug } = fileType
    if (!nested) return [withSlugs(slug, [definition.nameOf(data), definition.titleOf(data)])]
    return itemsOf(nested, data).map(({ slug: own, item }) =>
      withSlugs(`${slug}/${own}`, [nested.nameOf(item), nested.titleOf(item, data), own]),
    )
  })
}

function findByName(word: string, entries: NamedEntry[]): { id: string; name: string } | undefined {
  const wordSlug = slugOf(word)
  const matches = entries.flatMap(({ id, names, slugs }) => {
    const name = names[slugs.indexOf(wordSlug)]
    return name === undefined || wordSlug === '' ? [] : [{ id, name }]
  })
  const [first] = matches
  const isOne = matches.length === 1 && entries.filter(({ id }) => id === first?.id).length === 1
  return isOne ? first : undefined
}

function labelOf(id: string, entries: NamedEntry[]): string {
  const { names: [name] = [], slugs: [slug] = [] } = entries.find((each) => each.id === id) ?? {}
  return name === undefined || slug === id.split('/').at(-1) ? '' : ` (${name})`
}
