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
  /** What stands for it in the place of what was written. */
  fix?: { written: string; text: string; isCertain: boolean } | undefined
}

interface Parts {
  sources: PageSources
  names: ReadonlyMap<string, Set<string>>
  addresses: ReadonlySet<string>
  present: ReadonlySet<string>
}

/** Says what was meant by what leads nowhere: of the right kind alone. */
export class Advisor {
  private readonly parts: Parts
  private readonly called = new Map<string, Named[]>()

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** Suggests an entry by its name, its slug, or its other names. A file of media is suggested by the name that it must have. */
  onName(target: string, slug: string, existing: Set<string>): Advice {
    const names = target === MEDIA ? new Set([...existing].map(mediaPathOf)) : existing
    const entries = this.named(target)
    const called = calledBy(slug, entries) ?? calledBy(slug.split('/').at(-1) ?? '', entries)
    if (called) {
      const fix = { written: slug, text: called.id, isCertain: true }
      return { hint: `${called.name} is \`${called.id}\`.`, fix }
    }
    const near = closest(slug, names)
    const other = near === undefined ? this.homeOf(slug, target) : undefined
    const known = didYouMean(slug, names, (id) => labelOf(id, entries))
    const hint =
      other === undefined ? known : `\`${slug}\` is one of \`${other}\`.${known === undefined ? '' : ` ${known}`}`
    return { hint, fix: near === undefined ? undefined : { written: slug, text: near, isCertain: false } }
  }

  /** The entries of a target by their names: gathered when the first reference misses one. */
  private named(target: string): Named[] {
    const { model, files, accepted } = this.parts.sources
    const found = this.called.get(target) ?? namedIn(model, target, files, accepted)
    this.called.set(target, found)
    return found
  }

  /** Where else there is one of this name. */
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
    if (this.parts.addresses.has(plain)) return { hint: `Write it as \`${plain}\`.`, fix: fixBy(plain, true) }
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
    const near = closest(address, this.parts.addresses)
    return {
      hint: didYouMean(address, this.parts.addresses),
      fix: near === undefined ? undefined : fixBy(near, false),
    }
  }

  /** Where an address leads by a redirect, or by that of the page above it. */
  private movedTo(address: string): string | undefined {
    const { model, files } = this.parts.sources
    const paths = model.singletons.filter(({ isRedirectMap }) => isRedirectMap).map(({ path }) => path)
    const lines = files.filter(({ source }) => paths.includes(source.path)).map(({ yaml }) => yaml.data ?? {})
    const moved = new Map<string, unknown>(lines.flatMap((each) => Object.entries(each)))
    const inMoved = `${moved.get(posix.dirname(address))}/${posix.basename(address)}`
    return [`${moved.get(address)}`, inMoved].find((to) => this.parts.addresses.has(to))
  }

  /** A collection is there when its folder is: where that is what is missing, no address nearby is meant. */
  private absentFolder(address: string): string | undefined {
    const isBelow = (base: string) => base !== '' && `${address}/`.startsWith(`${base}/`)
    const absent = this.parts.sources.model.collections.find(
      ({ name, base }) => isBelow(base) && !this.parts.present.has(name),
    )
    return absent && `Its folder is missing from the content: ${absent.name}.`
  }
}

/** Of a place that a page does not have. */
export function adviceOnPlace(fragment: string, ids: string[]): Advice {
  const near = closest(fragment, ids)
  const fix = near === undefined ? undefined : { written: `#${fragment}`, text: `#${near}`, isCertain: false }
  return { hint: didYouMean(fragment, ids), fix }
}

interface Named {
  /** As references name it: `dental-implants`, `florida/tampa`. */
  id: string
  names: string[]
  /** The names as slugs: so `Dentists` and `dentists` are one. */
  slugs: string[]
}

function named(id: string, names: string[]): Named {
  return { id, names, slugs: names.map(slugOf) }
}

/** The names and titles of the entries of a collection, or of those nested in one, of files that their schemas accept. */
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

/** The one entry that a writer calls by its name: `dental-implants` by "Dentists". None where two are called so, or two have its id. */
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

/** What an entry is called, where its slug does not say so. */
function labelOf(id: string, entries: Named[]): string {
  const { names: [name] = [], slugs: [slug] = [] } = entries.find((each) => each.id === id) ?? {}
  return name === undefined || slug === id.split('/').at(-1) ? '' : ` (${name})`
}
