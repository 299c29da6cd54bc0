import { posix } from 'node:path'
import { decodeAddress } from '../addresses.ts'
import type { ContentModel } from '../define/model.ts'
import { MEDIA } from '../define/reference.ts'
import { closest, didYouMean } from '../explain/suggest.ts'
import { itemsOf } from '../inventory.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { mediaPathOf, slugOf } from '../slug.ts'
import type { PageSources } from './pageIds.ts'

export interface Advice {
  hint?: string | undefined
  /** Replaces a part of the reference. */
  fix?: { written: string; text: string; isCertain: boolean } | undefined
}

interface Parts {
  sources: PageSources
  names: ReadonlyMap<string, Set<string>>
  addresses: ReadonlySet<string>
  present: ReadonlySet<string>
}

/** Suggests targets for references that lead nowhere. */
export class Advisor {
  private readonly parts: Parts
  private readonly called = new Map<string, Named[]>()

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Suggests an entry by its name, its slug, or its other names. */
  onName(target: string, slug: string, names: Set<string>): Advice {
    if (target === MEDIA) return adviceOnFile(slug, names)
    const entries = this.named(target)
    const called = calledBy(slug, entries) ?? calledBy(slug.split('/').at(-1) ?? '', entries)
    if (called) {
      const fix = { written: slug, text: called.id, isCertain: true }
      return { hint: `${called.name} is \`${called.id}\`.`, fix }
    }
    // `team/president.yaml` for `president`.
    const plain = slug.replace(/^(?:\/?content\/)?/, '').replace(/\.(?:yaml|mdx)$/, '')
    const own = [plain, plain.replace(`${target}/`, '')].find((name) => names.has(name))
    if (own !== undefined) return { hint: 'Write only its name.', fix: { written: slug, text: own, isCertain: true } }
    const near = closest(slug, names)
    const other = near === undefined ? this.homeOf(slug, target) : undefined
    const known = didYouMean(slug, names, (id) => labelOf(id, entries))
    const hint =
      other === undefined ? known : `\`${slug}\` is one of \`${other}\`.${known === undefined ? '' : ` ${known}`}`
    return { hint, fix: near === undefined ? undefined : { written: slug, text: near, isCertain: false } }
  }

  /** Lists the entries of a target with their names. The list is created when the first reference misses one. */
  private named(target: string): Named[] {
    const { model, files, accepted } = this.parts.sources
    const found = this.called.get(target) ?? namedIn(model, target, files, accepted)
    this.called.set(target, found)
    return found
  }

  /** Returns another target that has an entry with this name. */
  private homeOf(slug: string, target: string): string | undefined {
    return [...this.parts.names].find(([name, slugs]) => name !== target && slugs.has(slug))?.[0]
  }

  onAddress(address: string): Advice {
    const absent = this.absentFolder(address)
    if (absent !== undefined) return { hint: absent }
    const plain = address
      .toLowerCase()
      .replace(/\.html$/, '')
      .replace(/(?<=.)\/$/, '')
    const fixBy = (text: string, isCertain: boolean) => ({ written: address, text, isCertain })
    if (this.parts.addresses.has(plain))
      return { hint: 'Addresses are in lowercase, without `.html` and a slash at the end.', fix: fixBy(plain, true) }
    const moved = this.movedTo(plain)
    if (moved !== undefined) return { hint: `It leads to \`${moved}\` now.`, fix: fixBy(moved, true) }
    const { model } = this.parts.sources
    const above = posix.dirname(plain)
    const collection = model.collections.find(({ base }) => base === above)
    const called = collection && calledBy(posix.basename(plain), this.named(collection.name))
    if (collection && called) {
      const text = collection.address(called.id)
      return { hint: `${called.name} is \`${text}\`.`, fix: fixBy(text, true) }
    }
    const near = closest(plain, this.parts.addresses) ?? onlyNamesake(plain, this.parts.addresses)
    if (near === undefined) return { hint: didYouMean(plain, this.parts.addresses) }
    return { hint: `Did you mean \`${near}\`?`, fix: fixBy(near, false) }
  }

  /** Returns where a redirect leads from an address, or from the page above it. */
  private movedTo(address: string): string | undefined {
    const { model, files } = this.parts.sources
    const paths = model.singletons.filter(({ areAddresses }) => areAddresses).map(({ path }) => path)
    const lines = files.filter(({ source }) => paths.includes(source.path)).map(({ yaml }) => yaml.data ?? {})
    const moved = new Map<string, unknown>(lines.flatMap((each) => Object.entries(each)))
    const inMoved = `${moved.get(posix.dirname(address))}/${posix.basename(address)}`
    return [`${moved.get(address)}`, inMoved].find((to) => this.parts.addresses.has(to))
  }

  /** Explains an address below a collection without a folder, instead of suggesting a similar address. */
  private absentFolder(address: string): string | undefined {
    const isBelow = (base: string) => base !== '' && `${address}/`.startsWith(`${base}/`)
    const absent = this.parts.sources.model.collections.find(
      ({ name, base }) => isBelow(base) && !this.parts.present.has(name),
    )
    return absent && `Its folder is missing from the content: ${absent.name}.`
  }
}

/**
 * Suggests a file of media for a path in another form, `/media/posts/room.png`, in another folder, or with a typo. Its name is the one
 * that it must have, even if it still has another.
 */
function adviceOnFile(written: string, existing: Set<string>): Advice {
  const names = new Set([...existing].map(mediaPathOf))
  const path = decodeAddress(written)
    .replaceAll('\\', '/')
    .replace(/^(?:https?:\/\/[^/]+)?(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?/, '')
  const plain = mediaPathOf(path)
  if (existing.has(path) && path === plain && !written.includes('://'))
    return { hint: 'Its path starts below `content/media`.', fix: { written, text: path, isCertain: true } }
  const near = names.has(plain) ? plain : (closest(plain, names) ?? onlyNamesake(plain, names))
  if (near === undefined) return { hint: didYouMean(plain, names) }
  return { hint: `Did you mean \`${near}\`?`, fix: { written, text: near, isCertain: false } }
}

/** Returns the path with the same last part, whatever its folder, if there's only one, or one above the others. */
function onlyNamesake(path: string, paths: Iterable<string>): string | undefined {
  const name = posix.basename(path)
  const depth = (each: string) => each.split('/').length
  const namesakes = [...paths].filter((each) => posix.basename(each) === name).sort((a, b) => depth(a) - depth(b))
  const [first = '', second = ''] = namesakes
  return namesakes.length === 1 || depth(first) < depth(second) ? first : undefined
}

/** Suggests a section of a page. */
export function adviceOnPlace(fragment: string, ids: string[]): Advice {
  const near = closest(fragment, ids)
  const fix = near === undefined ? undefined : { written: `#${fragment}`, text: `#${near}`, isCertain: false }
  return { hint: didYouMean(fragment, ids), fix }
}

interface Named {
  /** The id in references: `dental-implants`, `florida/tampa`. */
  id: string
  names: string[]
  /** The names as slugs, so that `Dentists` and `dentists` are the same. */
  slugs: string[]
}

function named(id: string, names: string[]): Named {
  return { id, names, slugs: names.map(slugOf) }
}

/** Lists the names and titles of the entries of a collection, or of a nested one, in the files that their schemas accept. */
function namedIn(model: ContentModel, target: string, files: ParsedFile[], accepted: Map<string, object>): Named[] {
  const nested = model.nested.find(({ name }) => name === target)
  const home = nested?.parent.name ?? target
  return files.flatMap(({ fileType, source }) => {
    const data = accepted.get(source.path)
    if (fileType.kind !== 'entry' || fileType.definition.name !== home || !data) return []
    const { definition, slug } = fileType
    if (!nested) return [named(slug, [definition.nameOf(data), definition.titleOf(data)])]
    return itemsOf(nested, data).map(({ slug: own, item }) =>
      named(`${slug}/${own}`, [nested.nameOf(item), nested.titleOf(item, data), own]),
    )
  })
}

/** Finds an entry by its name: `dental-implants` by "Dentists". Returns undefined if two have that name, or the same id. */
function calledBy(word: string, entries: Named[]): { id: string; name: string } | undefined {
  const called = slugOf(word)
  const found = entries.flatMap(({ id, names, slugs }) => {
    const name = names[slugs.indexOf(called)]
    return name === undefined || called === '' ? [] : [{ id, name }]
  })
  const [first] = found
  const isOne = found.length === 1 && entries.filter(({ id }) => id === first?.id).length === 1
  return isOne ? first : undefined
}

/** Returns the name of an entry in parentheses, unless its slug says the same. */
function labelOf(id: string, entries: Named[]): string {
  const { names: [name] = [], slugs: [slug] = [] } = entries.find((each) => each.id === id) ?? {}
  return name === undefined || slug === id.split('/').at(-1) ? '' : ` (${name})`
}
