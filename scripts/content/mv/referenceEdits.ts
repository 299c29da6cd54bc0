import type { Definition } from '../../../renderer/model/define/definitions.ts'
import { selectValues } from '../../../renderer/model/define/path.ts'
import { ADDRESSES, MEDIA, Reference } from '../../../renderer/model/define/reference.ts'
import { TOKEN_PATTERN } from '../../../renderer/model/define/strings.ts'
import { formatInlineYaml, type TextEdit } from '../../../renderer/model/diagnostics/fix.ts'
import type { ValidFile } from '../../../renderer/model/parse/parsedFile.ts'
import type { SitePage } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'

/** Name of an entry, a nested entry such as a city, or a record such as a claim. */
export interface EntryName {
  definition: Definition
  parent?: string
  slug: string
  /** Id in references: `first-post` or `florida/tampa`. */
  id: string
}

export type Rename = Record<'from' | 'to', EntryName>

/** Matches targets in links and attributes: `](/blog)`, `](</blog>)`, `]: /blog`, `="posts/first-post"`. */
const BODY_TARGET = /(?<=\]\(<?|\]: ?<?|=["'])[^<>)"'\s]+/g

/** Returns the range of the id in each reference, and whether the id is a complete YAML value. Skips references without the id. */
export function locateReferences({ file: { source }, references }: ValidFile) {
  // A link can contain an image with the same id, so skip offsets of earlier references.
  const used = new Set<number>()
  return references.flatMap(({ reference, getRange, path }) => {
    const { target, id } = reference
    const [from, to] = getRange()
    const text = source.text.slice(from, to)
    const isBody = path === undefined
    // Images can be `/media/posts/room.png`, and attributes `posts/first-post`.
    const fullId = target === MEDIA ? `/media/${id}` : `${target}/${id}`
    // Ignore the text of a link, which can equal the address.
    const offsets = isBody
      ? [...text.matchAll(BODY_TARGET)].flatMap(({ 0: match, index }) =>
          match === id || match === fullId ? index + match.length - id.length : [],
        )
      : [text.indexOf(id)]
    const offset = offsets.find((candidate) => candidate !== -1 && !used.has(from + candidate))
    if (offset === undefined) return []
    const start = from + offset
    const end = start + id.length
    if (isBody) used.add(start)
    return [{ reference, start, end, isWholeValue: !isBody && start === from && end === to }]
  })
}

/** Creates edits that rename references and tokens in a file. */
export function createReferenceEdits(validFile: ValidFile, renaming: Renaming): TextEdit[] {
  const { source } = validFile.file
  const referenceEdits = locateReferences(validFile).flatMap(({ reference, start, end, isWholeValue }) => {
    const newId = renaming.renameId(reference.target, reference.id)
    // YAML may need quotes: `2024` would be a number.
    const text = isWholeValue ? formatInlineYaml(newId) : newId
    return newId === reference.id ? [] : [source.createTextEdit([start, end], text)]
  })
  const tokenEdits = [...source.text.matchAll(TOKEN_PATTERN)].flatMap(({ index, 1: name = '' }) => {
    const newName = renaming.renameToken(name)
    return newName === name ? [] : [source.createTextEdit([index + 1, index + 1 + name.length], newName)]
  })
  return [...referenceEdits, ...tokenEdits]
}

type Renaming = ReturnType<typeof createRenaming>

/** Returns the new addresses by old address, and functions that return an id or a token after the rename. */
export function createRenaming(site: Site, { from, to }: Rename, newPaths: ReadonlyMap<string, string>) {
  const { definition } = from
  // Nested entries and prices start with the parent's id: `florida/tampa`, `local-seo/small`.
  const renamedTargets = [
    definition.name,
    ...site.model.nested.flatMap(({ name, parent }) => (parent.name === definition.name ? name : [])),
    definition.kind === 'collection' ? definition.insertableValues?.name : undefined,
  ]
  const renameEntryId = (target: string, id: string) => {
    const isRenamed = renamedTargets.includes(target) && `${id}/`.startsWith(`${from.id}/`)
    return isRenamed ? to.id + id.slice(from.id.length) : id
  }
  const renamePage = ({ address, definition: pageDefinition, slug, parent = '' }: SitePage): string => {
    if (slug === undefined || pageDefinition.kind === 'singleton') return address
    if (pageDefinition.kind === 'collection') return pageDefinition.getAddress(renameEntryId(pageDefinition.name, slug))
    const [newParent = '', newSlug = ''] = renameEntryId(pageDefinition.name, `${parent}/${slug}`).split('/')
    // The slug of a nested entry can be a reference to another entry, such as the service of an industry page.
    const item = site.findNestedEntry(pageDefinition, parent, slug)?.item
    const slugReference = selectValues(item, pageDefinition.slug)[0]?.value
    const isReference = slugReference instanceof Reference
    return pageDefinition.getAddress(newParent, isReference ? renameEntryId(slugReference.target, slug) : newSlug)
  }
  const addresses = site.pages().map((page) => [page.address, renamePage(page)] as const)
  const newAddresses = new Map(addresses.filter(([oldAddress, newAddress]) => oldAddress !== newAddress))
  const renameId = (target: string, id: string) => {
    if (target === MEDIA) return newPaths.get(`${MEDIA}/${id}`)?.slice(`${MEDIA}/`.length) ?? id
    if (target !== ADDRESSES) return renameEntryId(target, id)
    // Preserve the query and the fragment: `/blog/old?x=1#part`.
    const [address = ''] = id.split(/[?#]/)
    return (newAddresses.get(address) ?? address) + id.slice(address.length)
  }
  /** Renames the id in a token such as `claim:growth`. */
  const renameToken = (token: string) => {
    const [singular, id = ''] = token.split(':')
    const [target = ''] = [...site.model.targetNouns].find(([, noun]) => noun === singular) ?? []
    const newId = renameEntryId(target, id)
    return newId === id ? token : `${singular}:${newId}`
  }
  return { newAddresses, renameId, renameToken }
}
