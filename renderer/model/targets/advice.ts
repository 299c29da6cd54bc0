import { posix } from 'node:path'
import { decodeAddress } from '../addresses.ts'
import { MEDIA } from '../define/reference.ts'
import { findClosest, sortBySimilarity, suggestCandidates } from '../explain/suggest.ts'
import { slugify, slugifyMediaPath } from '../slug.ts'
import { findByName, formatLabel, listNamedEntries, type NamedEntry } from './namedEntries.ts'
import type { PageSources } from './pageIds.ts'

/** A hint for a broken reference, and a fix if there's a similar target. */
export interface Advice {
  hint?: string | undefined
  /** Replaces `oldText`, which is part of the reference. */
  fix?: { oldText: string; text: string; isCertain: boolean } | undefined
}

/** Creates advice to replace the text with a similar target, if there's one. */
function adviseTo(hint: string | undefined, oldText: string, text: string | undefined, isCertain = false): Advice {
  return { hint, fix: text === undefined ? undefined : { oldText, text, isCertain } }
}

const DELETED_OR_RENAMED: Advice = { hint: 'It was deleted or renamed. Remove the reference, or choose another one.' }

interface AdvisorOptions {
  sources: PageSources
  /** Addresses that the site has had. */
  publishedUrls: ReadonlySet<string>
  namesByTarget: ReadonlyMap<string, Set<string>>
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

  /** Suggests an entry by name or slug. @param slugOrName may be a name @param slugs all slugs of the target */
  adviseOnReference(target: string, slugOrName: string, slugs: Set<string>): Advice {
    if (target === MEDIA) return adviseOnFile(slugOrName, slugs)
    const entries = this.listEntries(target)
    const match = findByName(slugOrName, entries) ?? findByName(slugOrName.split('/').at(-1) ?? '', entries)
    if (match) return adviseTo(`Write \`${match.id}\` for ${match.name}.`, slugOrName, match.id, true)
    const normalized = slugOrName.replace(/^(?:\/?content\/)?/, '').replace(/\.(?:yaml|mdx)$/, '')
    const slug = [normalized, normalized.replace(`${target}/`, '')].find((candidate) => slugs.has(candidate))
    if (slug !== undefined) return adviseTo('Write only its name.', slugOrName, slug, true)
    const page = this.options.sources.model.collections.find(({ name }) => name === target)?.getAddress(slugOrName)
    if (page !== undefined && this.options.publishedUrls.has(page)) return DELETED_OR_RENAMED
    const suggestion = suggestCandidates(slugOrName, slugs, (id) => formatLabel(id, entries))
    const similar = findClosest(slugOrName, slugs)
    if (similar !== undefined) return adviseTo(suggestion, slugOrName, similar)
    const [otherTarget] = [...this.options.namesByTarget].find(([, names]) => names.has(slugOrName)) ?? []
    if (otherTarget === undefined) return { hint: suggestion }
    return { hint: [`\`${slugOrName}\` is in \`${otherTarget}\`.`, suggestion].filter(Boolean).join(' ') }
  }

  /** Caches the entries. They're only needed if a reference is broken. */
  private listEntries(target: string): NamedEntry[] {
    const entries =
      this.namedEntries.get(target) ??
      listNamedEntries(target, this.options.sources).map((entry) => ({ ...entry, slugs: entry.names.map(slugify) }))
    this.namedEntries.set(target, entries)
    return entries
  }

  /** Suggests a page or feed. */
  adviseOnAddress(address: string): Advice {
    const { sources, addresses, publishedUrls } = this.options
    const missingFolder = this.findMissingFolder(address)
    if (missingFolder !== undefined) return { hint: missingFolder }
    const normalized = address
      .toLowerCase()
      .replace(/\.html$/, '')
      .replace(/(?<=.)\/$/, '')
    if (addresses.has(normalized))
      return adviseTo('Addresses are in lowercase, without `.html` or a trailing slash.', address, normalized, true)
    const target = this.findRedirectTarget(normalized)
    if (target !== undefined) return adviseTo(`It redirects to \`${target}\` now.`, address, target, true)
    const parentAddress = posix.dirname(normalized)
    const collection = sources.model.collections.find(({ base }) => base === parentAddress)
    const match = collection && findByName(posix.basename(normalized), this.listEntries(collection.name))
    if (match) {
      const page = collection.getAddress(match.id)
      return adviseTo(`Write \`${page}\` for ${match.name}.`, address, page, true)
    }
    if (publishedUrls.has(normalized)) return DELETED_OR_RENAMED
    const similar = findClosest(normalized, addresses) ?? findByLastPart(normalized, addresses)
    if (similar !== undefined) return adviseTo(`Did you mean \`${similar}\`?`, address, similar)
    return { hint: suggestCandidates(normalized, addresses) ?? 'Change the link, or remove it.' }
  }

  private findRedirectTarget(address: string): string | undefined {
    const { model, files } = this.options.sources
    const paths = model.singletons.filter(({ isRedirectMap }) => isRedirectMap).map(({ path }) => path)
    const redirectMaps = files.filter(({ source }) => paths.includes(source.path)).map(({ yaml }) => yaml.data ?? {})
    const targets = new Map<string, unknown>(redirectMaps.flatMap((redirects) => Object.entries(redirects)))
    const inMovedFolder = `${targets.get(posix.dirname(address))}/${posix.basename(address)}`
    return [`${targets.get(address)}`, inMovedFolder].find((to) => this.options.addresses.has(to))
  }

  /** Returns a hint if the address is in a collection without a content folder. */
  private findMissingFolder(address: string): string | undefined {
    const isBelow = (base: string) => base !== '' && `${address}/`.startsWith(`${base}/`)
    const missingCollection = this.options.sources.model.collections.find(
      ({ name, base }) => isBelow(base) && !this.options.existingCollections.has(name),
    )
    return missingCollection && `The content has no folder \`${missingCollection.name}\`.`
  }
}

/** Suggests a media file for a typo, a wrong folder, or a path such as `/media/posts/room.png`. */
function adviseOnFile(rawPath: string, paths: Set<string>): Advice {
  const names = new Set([...paths].map(slugifyMediaPath))
  const path = decodeAddress(rawPath)
    .replaceAll('\\', '/')
    .replace(/^(?:https?:\/\/[^/]+)?(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?/, '')
  const normalized = slugifyMediaPath(path)
  if (paths.has(path) && path === normalized && !rawPath.includes('://'))
    return adviseTo('Write its path relative to `content/media`.', rawPath, path, true)
  const similar = names.has(normalized)
    ? normalized
    : (findClosest(normalized, names) ?? findByLastPart(normalized, names))
  if (similar === undefined) return { hint: suggestCandidates(normalized, names) }
  return adviseTo(`Did you mean \`${similar}\`?`, rawPath, similar)
}

/** Finds a path with the same last part in a different folder. */
function findByLastPart(path: string, paths: Iterable<string>): string | undefined {
  const name = posix.basename(path)
  const depth = (path: string) => path.split('/').length
  const namesakes = [...paths].filter((path) => posix.basename(path) === name).sort((a, b) => depth(a) - depth(b))
  const [first = '', second = ''] = namesakes
  return namesakes.length === 1 || depth(first) < depth(second) ? first : undefined
}

/** Suggests an id of the page. @param fragment without `#` @param ids all ids of the page */
export function adviseOnFragment(fragment: string, ids: string[]): Advice {
  const similar = findClosest(fragment, ids)
  if (similar !== undefined) return adviseTo(suggestCandidates(fragment, ids), `#${fragment}`, `#${similar}`)
  const [first, second, third] = sortBySimilarity(fragment, ids)
  if (ids.length > 3) return { hint: `The closest are \`${first}\`, \`${second}\`, and \`${third}\`.` }
  return { hint: suggestCandidates(fragment, ids) }
}
