import { posix } from 'node:path'
import { decodeAddress } from '../addresses.ts'
import { MEDIA } from '../define/reference.ts'
import { findClosest, sortBySimilarity, suggestCandidates } from '../explain/suggest.ts'
import { slugifyMediaPath } from '../slug.ts'
import { findByName, formatLabel, listNamedEntries, type NamedEntry } from './namedEntries.ts'
import type { PageSources } from './pageIds.ts'

/** A hint for a broken reference, and a fix if there's a similar target. */
export interface Advice {
  hint?: string | undefined
  /** Replaces `oldText`, which is part of the reference. */
  fix?: { oldText: string; text: string; isCertain: boolean } | undefined
}

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
    if (match) {
      const fix = { oldText: slugOrName, text: match.id, isCertain: true }
      return { hint: `Write \`${match.id}\` for ${match.name}.`, fix }
    }
    const normalized = slugOrName.replace(/^(?:\/?content\/)?/, '').replace(/\.(?:yaml|mdx)$/, '')
    const slug = [normalized, normalized.replace(`${target}/`, '')].find((candidate) => slugs.has(candidate))
    if (slug !== undefined)
      return { hint: 'Write only its name.', fix: { oldText: slugOrName, text: slug, isCertain: true } }
    const page = this.options.sources.model.collections.find(({ name }) => name === target)?.getAddress(slugOrName)
    if (page !== undefined && this.options.publishedUrls.has(page)) return { hint: DELETED_OR_RENAMED }
    const similar = findClosest(slugOrName, slugs)
    const otherTarget =
      similar === undefined
        ? [...this.options.namesByTarget].find(([name, slugs]) => name !== target && slugs.has(slugOrName))?.[0]
        : undefined
    const suggestion = suggestCandidates(slugOrName, slugs, (id) => formatLabel(id, entries))
    const hint =
      otherTarget === undefined
        ? suggestion
        : `\`${slugOrName}\` is in \`${otherTarget}\`.${suggestion === undefined ? '' : ` ${suggestion}`}`
    return { hint, fix: similar === undefined ? undefined : { oldText: slugOrName, text: similar, isCertain: false } }
  }

  /** Caches the entries. They're only needed if a reference is broken. */
  private listEntries(target: string): NamedEntry[] {
    const { model, files, validData } = this.options.sources
    const matches = this.namedEntries.get(target) ?? listNamedEntries(model, target, files, validData)
    this.namedEntries.set(target, matches)
    return matches
  }

  /** Suggests a page or feed. */
  adviseOnAddress(address: string): Advice {
    const missingFolder = this.findMissingFolder(address)
    if (missingFolder !== undefined) return { hint: missingFolder }
    const normalized = address
      .toLowerCase()
      .replace(/\.html$/, '')
      .replace(/(?<=.)\/$/, '')
    const fixWith = (text: string, isCertain: boolean) => ({ oldText: address, text, isCertain })
    if (this.options.addresses.has(normalized))
      return {
        hint: 'Addresses are in lowercase, without `.html` or a trailing slash.',
        fix: fixWith(normalized, true),
      }
    const target = this.findRedirectTarget(normalized)
    if (target !== undefined) return { hint: `It redirects to \`${target}\` now.`, fix: fixWith(target, true) }
    const { model } = this.options.sources
    const parentAddress = posix.dirname(normalized)
    const collection = model.collections.find(({ base }) => base === parentAddress)
    const match = collection && findByName(posix.basename(normalized), this.listEntries(collection.name))
    if (collection && match) {
      const text = collection.getAddress(match.id)
      return { hint: `Write \`${text}\` for ${match.name}.`, fix: fixWith(text, true) }
    }
    if (this.options.publishedUrls.has(normalized)) return { hint: DELETED_OR_RENAMED }
    const similar =
      findClosest(normalized, this.options.addresses) ?? findByLastPart(normalized, this.options.addresses)
    if (similar !== undefined) return { hint: `Did you mean \`${similar}\`?`, fix: fixWith(similar, false) }
    return { hint: suggestCandidates(normalized, this.options.addresses) ?? 'Change the link, or remove it.' }
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

const DELETED_OR_RENAMED = 'It was deleted or renamed. Remove the link, or change it.'

/** Suggests a media file for a typo, a wrong folder, or a path such as `/media/posts/room.png`. */
function adviseOnFile(rawPath: string, paths: Set<string>): Advice {
  const names = new Set([...paths].map(slugifyMediaPath))
  const path = decodeAddress(rawPath)
    .replaceAll('\\', '/')
    .replace(/^(?:https?:\/\/[^/]+)?(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?/, '')
  const normalized = slugifyMediaPath(path)
  if (paths.has(path) && path === normalized && !rawPath.includes('://'))
    return {
      hint: 'Write its path relative to `content/media`.',
      fix: { oldText: rawPath, text: path, isCertain: true },
    }
  const similar = names.has(normalized)
    ? normalized
    : (findClosest(normalized, names) ?? findByLastPart(normalized, names))
  if (similar === undefined) return { hint: suggestCandidates(normalized, names) }
  return { hint: `Did you mean \`${similar}\`?`, fix: { oldText: rawPath, text: similar, isCertain: false } }
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
  const fix = similar === undefined ? undefined : { oldText: `#${fragment}`, text: `#${similar}`, isCertain: false }
  const [first, second, third] = sortBySimilarity(fragment, ids)
  const isLong = similar === undefined && ids.length > 3
  return {
    hint: isLong ? `The closest are \`${first}\`, \`${second}\`, and \`${third}\`.` : suggestCandidates(fragment, ids),
    fix,
  }
}
