import { posix } from 'node:path'
import type { ContentIndex } from './contentIndex.ts'
import type { Named } from './names.ts'

/** Files that are called after an entry and go with it, by their paths in the content folder, each with its new one. */
export interface Companions {
  /** Files of `media`, by their paths in it. */
  media: Map<string, string>
  /** Entries without a page that are about this one, and called the same: `facts/florida.json`. */
  entries: Map<string, string>
}

/** What goes with an entry when it is renamed. */
export function companionsOf({ folder, model, files }: ContentIndex, from: Named, slug: string): Companions {
  if (from.kind !== 'entry') return { media: new Map(), entries: new Map() }
  const { name } = from.definition
  const media = [...folder.media.keys()].flatMap((path): [string, string][] => {
    const after = mediaAfter(path, `${name}/${from.slug}`, `${name}/${slug}`)
    return after === undefined ? [] : [[path, after]]
  })
  const pageless = new Set(
    model.collections.filter((each) => !each.page && each.name !== name).map((each) => each.name),
  )
  const entries = files.flatMap(({ file: { slot, source }, references }): [string, string][] => {
    const isNamesake = slot.kind === 'entry' && pageless.has(slot.definition.name) && slot.slug === from.slug
    const isAbout = references.some(({ reference }) => reference.target === name && reference.slug === from.slug)
    return isNamesake && isAbout ? [[source.path, renamed(source.path, slug)]] : []
  })
  return { media: new Map(media), entries: new Map(entries) }
}

/** `posts/old.png` and `posts/old/map.svg`; `posts/old-age.png` may be another's. */
function mediaAfter(path: string, before: string, after: string): string | undefined {
  const rest = path.startsWith(before) ? path.slice(before.length) : ''
  return rest.startsWith('/') || rest.startsWith('.') ? after + rest : undefined
}

/** The same file under another name. */
export function renamed(path: string, slug: string): string {
  return posix.join(posix.dirname(path), slug + posix.extname(path))
}
