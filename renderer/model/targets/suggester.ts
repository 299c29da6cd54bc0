import { posix } from 'node:path'
import { decodePercentEncoding } from '../addresses.ts'
import type { ContentModel } from '../define/model.ts'
import { MEDIA, type Reference } from '../define/reference.ts'
import { findClosest, getCandidatesHint, sortBySimilarity } from '../diagnostics/similarity.ts'
import type { ValidatedContent } from '../parse/parsedFile.ts'
import { getMediaType } from '../read/mediaTypes.ts'
import type { ContentFolder } from '../read/readContent.ts'
import type { SitePage } from '../routes.ts'
import { slugify, slugifyMediaPath } from '../slug.ts'
import { findEntryByName, formatEntryName, listNamedEntries, type NamedEntry } from './namedEntries.ts'

/** A hint for a broken reference, and the text to write instead, if we can guess it. */
export interface Suggestion {
  hint?: string | undefined
  newText?: string
  isCertain?: boolean
}

/** Suggests how to keep an address that visitors may know. */
function suggestRestoring(address: string): Suggestion {
  const mv = `npm run mv -- ${address.slice(1)} ${posix.join(posix.dirname(address.slice(1)), 'new-name')}`
  const hint = `If you renamed it, change the name back, and run \`${mv}\`. If you deleted it, remove this reference, or choose another one.`
  return { hint }
}

interface SuggesterOptions extends ValidatedContent, Pick<ContentFolder, 'pastAddresses'> {
  idsByTarget: ReadonlyMap<string, Set<string>>
  /** Pages and feeds. */
  addresses: ReadonlySet<string>
}

/** Suggests what to write instead of a broken reference. */
export class Suggester {
  private readonly options: SuggesterOptions
  /** By target. Lazy, because only broken references need names. */
  private readonly namedEntries = new Map<string, NamedEntry[]>()

  constructor(options: SuggesterOptions) {
    this.options = options
  }

  /** Suggests an id if the id of the reference is the name or path of an entry, or misspelled. @param ids ids of the target */
  suggestId({ target, id: typedText }: Reference, ids: Set<string>): Suggestion {
    if (target === MEDIA) return suggestFile(typedText, ids)
    const entries = this.listEntries(target)
    const match = findEntryByName(typedText, entries) ?? findEntryByName(typedText.split('/').at(-1) ?? '', entries)
    if (match) return { hint: `Write \`${match.id}\` for ${match.name}.`, newText: match.id, isCertain: true }
    const normalized = typedText.replace(/^(?:\/?content\/)?/, '').replace(/\.(?:yaml|mdx)$/, '')
    const id = [normalized, normalized.replace(`${target}/`, '')].find((candidate) => ids.has(candidate))
    if (id !== undefined)
      return { hint: `Write only \`${id}\`, without the folder or the extension.`, newText: id, isCertain: true }
    const address = this.options.model.collections.find(({ name }) => name === target)?.getAddress(typedText)
    if (address !== undefined && this.options.pastAddresses.has(address)) return suggestRestoring(address)
    const hint = getCandidatesHint(typedText, ids, (candidate) => formatEntryName(candidate, entries))
    const closest = findClosest(typedText, ids)
    if (closest !== undefined) return { hint, newText: closest }
    const [otherTarget] = [...this.options.idsByTarget].find(([, otherIds]) => otherIds.has(typedText)) ?? []
    if (otherTarget === undefined) return { hint }
    return { hint: `\`${typedText}\` is in \`${otherTarget}\`, not \`${target}\`. ${hint ?? ''}`.trim() }
  }

  private listEntries(target: string): NamedEntry[] {
    const entries =
      this.namedEntries.get(target) ??
      listNamedEntries(target, this.options).map((entry) => ({ ...entry, normalizedNames: entry.names.map(slugify) }))
    this.namedEntries.set(target, entries)
    return entries
  }

  /** Suggests an existing address: the normalized form, the new address, the entry with this name, or a similar address. */
  suggestAddress(address: string): Suggestion {
    const { model, addresses, pastAddresses } = this.options
    const normalized = address
      .toLowerCase()
      .replace(/\.html$/, '')
      .replace(/(?<=.)\/$/, '')
    if (addresses.has(normalized)) {
      const hint = 'Addresses are in lowercase, without `.html` or a trailing slash.'
      return { hint, newText: normalized, isCertain: true }
    }
    const newAddress = this.findNewAddress(normalized)
    if (newAddress !== undefined)
      return { hint: `This page has moved. Link to \`${newAddress}\` instead.`, newText: newAddress, isCertain: true }
    const collection = model.collections.find(({ base }) => base === posix.dirname(normalized))
    const match = collection && findEntryByName(posix.basename(normalized), this.listEntries(collection.name))
    if (match) {
      const entryAddress = collection.getAddress(match.id)
      return { hint: `Write \`${entryAddress}\` for ${match.name}.`, newText: entryAddress, isCertain: true }
    }
    if (pastAddresses.has(normalized)) return suggestRestoring(normalized)
    const closest = findClosest(normalized, addresses) ?? findByLastPart(normalized, addresses)
    if (closest !== undefined) return { hint: `Did you mean \`${closest}\`?`, newText: closest }
    return { hint: getCandidatesHint(normalized, addresses) ?? 'Change the link, or remove it.' }
  }

  /** Follows a redirect of the address, or of its folder: `/news/a` to `/blog/a`. Undefined if that page doesn't exist. */
  private findNewAddress(address: string): string | undefined {
    const { model, files, addresses } = this.options
    const redirectFiles = files.filter(({ source }) => model.redirectPaths.has(source.path))
    const redirects = new Map<string, unknown>(redirectFiles.flatMap(({ yaml }) => Object.entries(yaml.data ?? {})))
    // Missing redirects become `undefined`, which isn't an address.
    const addressInNewFolder = `${redirects.get(posix.dirname(address))}/${posix.basename(address)}`
    return [String(redirects.get(address)), addressInNewFolder].find((newAddress) => addresses.has(newAddress))
  }
}

/** Suggests a media file for a typo, a wrong folder, or a path such as `/media/posts/room.png`. */
function suggestFile(rawPath: string, paths: Set<string>): Suggestion {
  const normalizedPaths = new Set([...paths].map(slugifyMediaPath))
  const path = decodePercentEncoding(rawPath)
    .replaceAll('\\', '/')
    .replace(/^(?:https?:\/\/[^/]+)?(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?/, '')
  const normalized = slugifyMediaPath(path)
  if (paths.has(path) && path === normalized && !rawPath.includes('://'))
    return { hint: 'Write its path relative to `content/media`.', newText: path, isCertain: true }
  const similar = normalizedPaths.has(normalized) ? normalized : findClosest(normalized, normalizedPaths)
  const closest = similar ?? findByLastPart(normalized, normalizedPaths)
  if (closest !== undefined) return { hint: `Did you mean \`${closest}\`?`, newText: closest }
  const uploadPath = normalized.includes('/') ? normalized : `posts/${normalized}`
  const uploadHint = `Upload the file to \`content/media\` as \`${uploadPath}\`.`
  return { hint: getMediaType(uploadPath) ? uploadHint : getCandidatesHint(normalized, normalizedPaths) }
}

/** Finds the path or address with the same last part and the fewest folders. Undefined if several have the fewest. */
function findByLastPart(path: string, paths: Iterable<string>): string | undefined {
  const getDepth = (candidate: string) => candidate.split('/').length
  const matches = [...paths].filter((candidate) => posix.basename(candidate) === posix.basename(path))
  const [first, second] = matches.sort((a, b) => getDepth(a) - getDepth(b))
  return first && second && getDepth(first) === getDepth(second) ? undefined : first
}

/** Suggests the entry with this address or end of the path, a similar path, or the folder of `vermont/essex`. */
export function suggestEntryPath(typedPath: string, model: ContentModel, pages: Iterable<SitePage>): Suggestion {
  const entries = [...pages].flatMap(({ definition, parent, slug, address }) =>
    slug === undefined ? [] : [{ address, path: [definition.name, parent, slug].filter(Boolean).join('/') }],
  )
  const end = typedPath.replace(/^\/?(?:content\/)?/, '/').replace(/\.(?:yaml|mdx)$/, '')
  const [match, secondMatch] = entries.filter(({ address, path }) => address === typedPath || `/${path}`.endsWith(end))
  if (match && !secondMatch) return { hint: 'Write the whole path.', newText: match.path, isCertain: true }
  const paths = entries.map(({ path }) => path)
  const closest = match ? undefined : findClosest(end.slice(1), paths)
  if (closest !== undefined) return { hint: `Did you mean \`${closest}\`?`, newText: closest }
  const [, folder = ''] = end.split('/')
  const folders = model.linkableDefinitions.map(({ name }) => name)
  const hasNoPages = model.collections.some(({ name }) => name === folder) && !folders.includes(folder)
  const closestFolder = hasNoPages ? undefined : findClosest(folder, folders)
  if (closestFolder !== undefined) return { hint: `Start the path with the folder. Did you mean \`${closestFolder}\`?` }
  const hintStart = hasNoPages
    ? `Entries in \`${folder}\` don't have pages. Link to an entry in one of these folders`
    : 'Start the path with one of these folders'
  return { hint: `${hintStart}: ${folders.map((name) => `\`${name}\``).join(', ')}.` }
}

/** Suggests an id of the page. @param fragment without `#` @param ids ids of the page */
export function suggestFragment(fragment: string, ids: string[]): Suggestion {
  const closest = findClosest(fragment, ids)
  if (closest !== undefined) return { hint: `Did you mean \`${closest}\`?`, newText: `#${closest}` }
  const [first, second, third] = sortBySimilarity(fragment, ids)
  if (ids.length > 3) return { hint: `The closest are \`${first}\`, \`${second}\`, and \`${third}\`.` }
  return { hint: getCandidatesHint(fragment, ids) }
}
