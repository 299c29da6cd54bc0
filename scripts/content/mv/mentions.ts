import { select } from '../../../renderer/model/define/path.ts'
import { ADDRESSES, MEDIA, Reference } from '../../../renderer/model/define/reference.ts'
import { TOKEN } from '../../../renderer/model/define/texts.ts'
import { inLine, type TextEdit } from '../../../renderer/model/explain/fix.ts'
import type { CheckedFile } from '../../../renderer/model/parse/parsedFile.ts'
import type { PageAddress } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { Named } from './names.ts'

/** A reference in a file of content, and the place of its name. */
interface Mention {
  reference: Reference
  start: number
  end: number
  /** Whether the name is a value of YAML without quotes. A new name may need some: `2024` would be a number. */
  isPlain: boolean
}

/** Finds the names in all references of a file. */
export function mentionsIn({ file: { source, body }, references }: CheckedFile): Mention[] {
  const taken = new Set<number>()
  return references.flatMap(({ reference, range, isInBody }) => {
    const [from, to] = range()
    const isBody = isInBody === true && body !== undefined
    // A scalar of YAML, in quotes or not.
    const at = source.text.slice(from, to).indexOf(reference.slug)
    const start = isBody ? startInBody(source.text, reference, from, to, taken) : at === -1 ? undefined : from + at
    if (start === undefined) return []
    const end = start + reference.slug.length
    return [{ reference, start, end, isPlain: !isBody && start === from && end === to }]
  })
}

/**
 * A link, a picture or an attribute of a component. Words of a link may say the same as its address: what opens and closes
 * an address or an attribute tells them apart.
 */
function startInBody(
  text: string,
  reference: Reference,
  from: number,
  to: number,
  taken: Set<number>,
): number | undefined {
  const stretch = text.slice(from, to)
  for (const written of writtenAs(reference)) {
    for (let at = stretch.indexOf(written); at !== -1; at = stretch.indexOf(written, at + 1)) {
      const end = at + written.length
      const isWhole = OPENS.test(stretch.slice(Math.max(0, at - 3), at)) && CLOSES.test(stretch[end] ?? '')
      if (!isWhole || taken.has(from + at)) continue
      taken.add(from + at)
      return from + end - reference.slug.length
    }
  }
  return undefined
}

/** `](`, `](<`, `]: `, `]: <`, `="` */
const OPENS = /\]\(<?$|\]: ?<?$|=["']$/
const CLOSES = /^[)>"'\s]?$/

/** How a body writes it: an attribute may name an entry with its folder, a picture with the one of all media. */
function writtenAs({ target, slug }: Reference): string[] {
  if (target === ADDRESSES) return [slug]
  return target === MEDIA ? [`/media/${slug}`, slug] : [`${target}/${slug}`, slug]
}

/** Returns the edits that write the new names into the references of a file. */
export function referenceEdits(file: CheckedFile, renaming: Renaming): TextEdit[] {
  const { source } = file.file
  const references = mentionsIn(file).flatMap(({ reference: { target, slug }, start, end, isPlain }): TextEdit[] => {
    const text = renaming.of(target, slug)
    return text === undefined ? [] : [source.edit(start, end, isPlain ? inLine(text) : text)]
  })
  const tokens = [...source.text.matchAll(TOKEN)].flatMap(({ index, 1: token = '' }): TextEdit[] => {
    const text = renaming.ofToken(token)
    return text === undefined ? [] : [source.edit(index + 1, index + 1 + token.length, text)]
  })
  return [...references, ...tokens]
}

/** What a rename means for everything that refers to the renamed. */
export interface Renaming {
  /** What a reference says from now on; undefined where it stays. */
  of: Names
  /** The same of a token in a text: `claim:growth`. */
  ofToken(token: string): string | undefined
  /** The pages that get another address, each with that. */
  addresses: ReadonlyMap<string, string>
}

type Names = (target: string, name: string) => string | undefined

/** What follows from a rename; `paths` are the files that go with it, each with its new path. */
export function renamingOf(site: Site, from: Named, slug: string, paths: ReadonlyMap<string, string>): Renaming {
  const names = namesAfter(site, from, slug)
  const changed = site.pages().map((page) => [page.address, addressAfter(site, page, names)] as const)
  const addresses = new Map(changed.filter(([before, after]) => before !== after))
  return {
    addresses,
    of: (target, name) => {
      if (target === MEDIA) return paths.get(`${MEDIA}/${name}`)?.slice(`${MEDIA}/`.length)
      return target === ADDRESSES ? linkAfter(addresses, name) : names(target, name)
    },
    ofToken: (token) => {
      const [singular = '', name = ''] = token.split(':')
      const target = [...site.model.targets()].find(([, word]) => word === singular)?.[0]
      const after = target === undefined ? undefined : names(target, name)
      return after === undefined ? undefined : `${singular}:${after}`
    },
  }
}

/** Returns the new link to a page whose address changes: `/blog/old?x=1#part` keeps its query and fragment. */
function linkAfter(addresses: ReadonlyMap<string, string>, link: string): string | undefined {
  const [path = ''] = link.split(/[?#]/)
  const after = addresses.get(path)
  return after === undefined ? undefined : after + link.slice(path.length)
}

function namesAfter({ model }: Site, from: Named, slug: string): Names {
  const { name: renamed } = from.definition
  if (from.kind === 'item') {
    const before = `${from.parent}/${from.slug}`
    return (target, name) => (target === renamed && name === before ? `${from.parent}/${slug}` : undefined)
  }
  // Names of what stands in an entry begin with its own: `florida/tampa`, `local-seo/small`.
  const inside = [
    ...model.nested.filter(({ parent }) => parent.name === renamed).map(({ name }) => name),
    ...model.collections.flatMap(({ name, quotes }) => (quotes && name === renamed ? [quotes.name] : [])),
  ]
  return (target, name) => {
    if (target === renamed) return name === from.slug ? slug : undefined
    return inside.includes(target) && name.startsWith(`${from.slug}/`) ? slug + name.slice(from.slug.length) : undefined
  }
}

/** The address of a page: the entry's own, one below it, or one that is called after it elsewhere. */
function addressAfter(site: Site, { address, definition, slug, parent = '' }: PageAddress, names: Names): string {
  if (slug === undefined || definition.kind === 'singleton') return address
  const renamed = (target: string, name: string) => names(target, name) ?? name
  if (definition.kind === 'collection') return definition.address(renamed(definition.name, slug))
  const item = site.findNested(definition, parent, slug)?.item
  const [calledAfter] = select(item, definition.slug).map(({ value }) => value)
  const after =
    calledAfter instanceof Reference
      ? renamed(calledAfter.target, slug)
      : names(definition.name, `${parent}/${slug}`)?.split('/')[1]
  return definition.address(renamed(definition.parent.name, parent), after ?? slug)
}
