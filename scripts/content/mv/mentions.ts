import { select } from '../../../renderer/model/define/path.ts'
import { ADDRESSES, MEDIA, Reference } from '../../../renderer/model/define/reference.ts'
import { TOKEN } from '../../../renderer/model/define/texts.ts'
import { inLine, type TextEdit } from '../../../renderer/model/explain/fix.ts'
import type { CheckedFile } from '../../../renderer/model/parse/parsedFile.ts'
import type { PageAddress } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { EntryName } from './names.ts'

/** A reference in a file of content, and the place of its name. */
interface Mention {
  reference: Reference
  start: number
  end: number
  /** Whether the name is a value of YAML without quotes. A new name may need some: `2024` would be a number. */
  isPlain: boolean
}

/** Finds the names in all references of a file. */
export function findMentions({ file: { source, body }, references }: CheckedFile): Mention[] {
  const used = new Set<number>()
  return references.flatMap(({ reference, range, isInBody }) => {
    const [from, to] = range()
    const isBody = isInBody === true && body !== undefined
    // A YAML scalar, with or without quotes.
    const at = source.text.slice(from, to).indexOf(reference.slug)
    const start = isBody ? findInBody(source.text, reference, from, to, used) : at === -1 ? undefined : from + at
    if (start === undefined) return []
    const end = start + reference.slug.length
    return [{ reference, start, end, isPlain: !isBody && start === from && end === to }]
  })
}

/**
 * Finds a link, a picture, or an attribute of a component in a body. The text of a link can equal its address, so the
 * characters around it must be those around an address or an attribute.
 */
function findInBody(
  text: string,
  reference: Reference,
  from: number,
  to: number,
  used: Set<number>,
): number | undefined {
  const range = text.slice(from, to)
  for (const name of listSpellings(reference)) {
    for (let at = range.indexOf(name); at !== -1; at = range.indexOf(name, at + 1)) {
      const end = at + name.length
      const isComplete = OPENING.test(range.slice(Math.max(0, at - 3), at)) && CLOSING.test(range[end] ?? '')
      if (!isComplete || used.has(from + at)) continue
      used.add(from + at)
      return from + end - reference.slug.length
    }
  }
  return undefined
}

/** `](`, `](<`, `]: `, `]: <`, `="` */
const OPENING = /\]\(<?$|\]: ?<?$|=["']$/
const CLOSING = /^[)>"'\s]?$/

/** Lists the ways to write a reference: attributes can contain the folder of an entry, and pictures can start with `/media/`. */
function listSpellings({ target, slug }: Reference): string[] {
  if (target === ADDRESSES) return [slug]
  return target === MEDIA ? [`/media/${slug}`, slug] : [`${target}/${slug}`, slug]
}

/** Returns the edits that write the new names into the references of a file. */
export function referenceEdits(file: CheckedFile, renaming: Renaming): TextEdit[] {
  const { source } = file.file
  const references = findMentions(file).flatMap(({ reference: { target, slug }, start, end, isPlain }): TextEdit[] => {
    const text = renaming.of(target, slug)
    return text === undefined ? [] : [source.edit(start, end, isPlain ? inLine(text) : text)]
  })
  const tokens = [...source.text.matchAll(TOKEN)].flatMap(({ index, 1: token = '' }): TextEdit[] => {
    const text = renaming.ofToken(token)
    return text === undefined ? [] : [source.edit(index + 1, index + 1 + token.length, text)]
  })
  return [...references, ...tokens]
}

/** Maps old names to new ones. */
export interface Renaming {
  /** Returns the new name in a reference, or undefined if it doesn't change. */
  of: RenameName
  /** Returns the new text of a token such as `claim:growth`, or undefined if it doesn't change. */
  ofToken(token: string): string | undefined
  /** The new addresses of pages, by old address. */
  addresses: ReadonlyMap<string, string>
}

type RenameName = (target: string, name: string) => string | undefined

/**
 * Creates the mapping of a rename.
 * @param paths the new paths of renamed files, by old path
 */
export function createRenaming(
  site: Site,
  from: EntryName,
  slug: string,
  paths: ReadonlyMap<string, string>,
): Renaming {
  const names = createNameMap(site, from, slug)
  const changed = site.pages().map((page) => [page.address, renameAddress(site, page, names)] as const)
  const addresses = new Map(changed.filter(([before, after]) => before !== after))
  return {
    addresses,
    of: (target, name) => {
      if (target === MEDIA) return paths.get(`${MEDIA}/${name}`)?.slice(`${MEDIA}/`.length)
      return target === ADDRESSES ? renameLink(addresses, name) : names(target, name)
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
function renameLink(addresses: ReadonlyMap<string, string>, link: string): string | undefined {
  const [path = ''] = link.split(/[?#]/)
  const after = addresses.get(path)
  return after === undefined ? undefined : after + link.slice(path.length)
}

function createNameMap({ model }: Site, from: EntryName, slug: string): RenameName {
  const { name: renamed } = from.definition
  if (from.kind === 'item') {
    const before = `${from.parent}/${from.slug}`
    return (target, name) => (target === renamed && name === before ? `${from.parent}/${slug}` : undefined)
  }
  // Names of nested entries and prices start with the name of their entry: `florida/tampa`, `local-seo/small`.
  const nestedTargets = [
    ...model.nested.filter(({ parent }) => parent.name === renamed).map(({ name }) => name),
    ...model.collections.flatMap(({ name, quotes }) => (quotes && name === renamed ? [quotes.name] : [])),
  ]
  return (target, name) => {
    if (target === renamed) return name === from.slug ? slug : undefined
    return nestedTargets.includes(target) && name.startsWith(`${from.slug}/`)
      ? slug + name.slice(from.slug.length)
      : undefined
  }
}

/** Returns the new address of a page: of the entry, of a page below it, or of a nested entry with its name. */
function renameAddress(site: Site, { address, definition, slug, parent = '' }: PageAddress, names: RenameName): string {
  if (slug === undefined || definition.kind === 'singleton') return address
  const renamed = (target: string, name: string) => names(target, name) ?? name
  if (definition.kind === 'collection') return definition.address(renamed(definition.name, slug))
  const item = site.findNested(definition, parent, slug)?.item
  const [namesake] = select(item, definition.slug).map(({ value }) => value)
  const after =
    namesake instanceof Reference
      ? renamed(namesake.target, slug)
      : names(definition.name, `${parent}/${slug}`)?.split('/')[1]
  return definition.address(renamed(definition.parent.name, parent), after ?? slug)
}
