import { select } from '../../../renderer/model/define/path.ts'
import { ADDRESSES, MEDIA, Reference } from '../../../renderer/model/define/reference.ts'
import { TOKEN } from '../../../renderer/model/define/texts.ts'
import { formatInlineYaml, type TextEdit } from '../../../renderer/model/explain/fix.ts'
import type { CheckedFile } from '../../../renderer/model/parse/parsedFile.ts'
import type { PageAddress } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { EntryName } from './names.ts'

interface Mention {
  reference: Reference
  /** Offset in UTF-16 code units. */
  start: number
  /** Exclusive. */
  end: number
  /** True for unquoted YAML, which may need quotes: `2024` would be a number. */
  isWholeValue: boolean
}

/** Returns the offsets of slugs in references. Skips references that don't contain their slug as typed. */
export function findMentions({ file: { source, body }, references }: CheckedFile): Mention[] {
  const used = new Set<number>()
  return references.flatMap(({ reference, range, isInBody }) => {
    const [from, to] = range()
    const isBody = isInBody === true && body !== undefined
    const index = source.text.slice(from, to).indexOf(reference.slug)
    const start = isBody ? findInBody(source.text, reference, from, to, used) : index === -1 ? undefined : from + index
    if (start === undefined) return []
    const end = start + reference.slug.length
    return [{ reference, start, end, isWholeValue: !isBody && start === from && end === to }]
  })
}

/** Checks for delimiters, because a link's text can equal its address. */
function findInBody(
  text: string,
  reference: Reference,
  from: number,
  to: number,
  used: Set<number>,
): number | undefined {
  const range = text.slice(from, to)
  for (const name of listSpellings(reference)) {
    for (let index = range.indexOf(name); index !== -1; index = range.indexOf(name, index + 1)) {
      const end = index + name.length
      const isComplete =
        OPENING_DELIMITER.test(range.slice(Math.max(0, index - 3), index)) && CLOSING_DELIMITER.test(range[end] ?? '')
      if (!isComplete || used.has(from + index)) continue
      used.add(from + index)
      return from + end - reference.slug.length
    }
  }
  return undefined
}

/** `](`, `](<`, `]: `, `]: <`, `="` */
const OPENING_DELIMITER = /\]\(<?$|\]: ?<?$|=["']$/
const CLOSING_DELIMITER = /^[)>"'\s]?$/

/** Attributes can include the folder, and images can start with `/media/`. */
function listSpellings({ target, slug }: Reference): string[] {
  if (target === ADDRESSES) return [slug]
  return target === MEDIA ? [`/media/${slug}`, slug] : [`${target}/${slug}`, slug]
}

/** Returns edits that rename references and tokens in a file. */
export function createReferenceEdits(file: CheckedFile, renaming: Renaming): TextEdit[] {
  const { source } = file.file
  const references = findMentions(file).flatMap(
    ({ reference: { target, slug }, start, end, isWholeValue }): TextEdit[] => {
      const text = renaming.rename(target, slug)
      return text === undefined ? [] : [source.createTextEdit(start, end, isWholeValue ? formatInlineYaml(text) : text)]
    },
  )
  const tokens = [...source.text.matchAll(TOKEN)].flatMap(({ index, 1: token = '' }): TextEdit[] => {
    const text = renaming.renameToken(token)
    return text === undefined ? [] : [source.createTextEdit(index + 1, index + 1 + token.length, text)]
  })
  return [...references, ...tokens]
}

/** Maps old names to new names. */
export interface Renaming {
  /** Undefined if unchanged */
  rename: RenameName
  /** `claim:growth` */
  renameToken(token: string): string | undefined
  /** New addresses of pages. Keys are old addresses. */
  addresses: ReadonlyMap<string, string>
}

type RenameName = (target: string, name: string) => string | undefined

/** Creates the mapping for a rename. @param paths new paths of renamed files by old path, relative to `content` */
export function createRenaming(
  site: Site,
  from: EntryName,
  slug: string,
  paths: ReadonlyMap<string, string>,
): Renaming {
  const names = createNameMap(site, from, slug)
  const changed = site.pages().map((page) => [page.address, renameAddress(site, page, names)] as const)
  const addresses = new Map(changed.filter(([oldAddress, newAddress]) => oldAddress !== newAddress))
  return {
    addresses,
    rename: (target, name) => {
      if (target === MEDIA) return paths.get(`${MEDIA}/${name}`)?.slice(`${MEDIA}/`.length)
      return target === ADDRESSES ? renameLink(addresses, name) : names(target, name)
    },
    renameToken: (token) => {
      const [singular = '', name = ''] = token.split(':')
      const target = [...site.model.getTargetNouns()].find(([, word]) => word === singular)?.[0]
      const newName = target === undefined ? undefined : names(target, name)
      return newName === undefined ? undefined : `${singular}:${newName}`
    },
  }
}

/** Preserves the query and the fragment: `/blog/old?x=1#part`. */
function renameLink(addresses: ReadonlyMap<string, string>, link: string): string | undefined {
  const [path = ''] = link.split(/[?#]/)
  const after = addresses.get(path)
  return after === undefined ? undefined : after + link.slice(path.length)
}

function createNameMap({ model }: Site, from: EntryName, slug: string): RenameName {
  const { name: renamedTarget } = from.definition
  if (from.kind === 'item') {
    const oldName = `${from.parent}/${from.slug}`
    return (target, name) => (target === renamedTarget && name === oldName ? `${from.parent}/${slug}` : undefined)
  }
  // Nested entries and prices start with the parent's name: `florida/tampa`, `local-seo/small`.
  const nestedTargets = [
    ...model.nested.filter(({ parent }) => parent.name === renamedTarget).map(({ name }) => name),
    ...model.collections.flatMap(({ name, citableValues: quotes }) =>
      quotes && name === renamedTarget ? [quotes.name] : [],
    ),
  ]
  return (target, name) => {
    if (target === renamedTarget) return name === from.slug ? slug : undefined
    return nestedTargets.includes(target) && name.startsWith(`${from.slug}/`)
      ? slug + name.slice(from.slug.length)
      : undefined
  }
}

function renameAddress(site: Site, { address, definition, slug, parent = '' }: PageAddress, names: RenameName): string {
  if (slug === undefined || definition.kind === 'singleton') return address
  const renameOrKeep = (target: string, name: string) => names(target, name) ?? name
  if (definition.kind === 'collection') return definition.getAddress(renameOrKeep(definition.name, slug))
  const item = site.findNestedEntry(definition, parent, slug)?.item
  const [namesake] = select(item, definition.slug).map(({ value }) => value)
  const after =
    namesake instanceof Reference
      ? renameOrKeep(namesake.target, slug)
      : names(definition.name, `${parent}/${slug}`)?.split('/')[1]
  return definition.getAddress(renameOrKeep(definition.parent.name, parent), after ?? slug)
}
