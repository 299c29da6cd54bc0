import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { selectValues } from '../../../renderer/model/define/path.ts'
import { ADDRESSES, MEDIA, Reference } from '../../../renderer/model/define/reference.ts'
import { TOKEN_PATTERN } from '../../../renderer/model/define/strings.ts'
import { formatInlineYaml, type TextEdit } from '../../../renderer/model/diagnostics/fix.ts'
import type { ValidFile } from '../../../renderer/model/parse/parsedFile.ts'
import type { SitePage } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { Rename } from './names.ts'

/**
 * Returns the range of the id in each reference. `isWholeValue` is true if the id is a complete YAML value. Skips a
 * reference if its text doesn't contain the id.
 */
export function locateReferences({ file: { source, body }, references }: ValidFile) {
  // A link can contain an image with the same id, so skip offsets of earlier references.
  const used = new Set<number>()
  return references.flatMap(({ reference, getRange, isInBody }) => {
    const [from, to] = getRange()
    const text = source.text.slice(from, to)
    const isBody = isInBody === true && body !== undefined
    const offsets = isBody ? findInBody(text, reference) : [text.indexOf(reference.id)]
    const offset = offsets.find((candidate) => candidate !== -1 && !used.has(from + candidate))
    if (offset === undefined) return []
    const start = from + offset
    const end = start + reference.id.length
    if (isBody) used.add(start)
    return [{ reference, start, end, isWholeValue: !isBody && start === from && end === to }]
  })
}

/** Returns the offsets of ids in links and attributes, but not in the text of a link, which can equal the address. */
function findInBody(text: string, reference: Reference): number[] {
  const offsets: number[] = []
  for (const form of listReferenceForms(reference))
    for (let index = text.indexOf(form); index !== -1; index = text.indexOf(form, index + 1)) {
      const end = index + form.length
      const isComplete =
        OPENING_DELIMITER.test(text.slice(Math.max(0, index - MAX_DELIMITER_LENGTH), index)) &&
        CLOSING_DELIMITER.test(text[end] ?? '')
      if (isComplete) offsets.push(end - reference.id.length)
    }
  return offsets
}

/** Length of `]: <`. */
const MAX_DELIMITER_LENGTH = 4
/** The text before a target in a link or an attribute: `](`, `](<`, `]: `, `]: <`, `="` */
const OPENING_DELIMITER = /\]\(<?$|\]: ?<?$|=["']$/
const CLOSING_DELIMITER = /^[)>"'\s]?$/

/** Lists the forms of a reference: the id, in attributes also `posts/first-post`, and for images `/media/posts/room.png`. */
function listReferenceForms({ target, id }: Reference): string[] {
  if (target === ADDRESSES) return [id]
  return target === MEDIA ? [`/media/${id}`, id] : [`${target}/${id}`, id]
}

/** Creates edits that rename references and tokens in a file. */
export function createReferenceEdits(validFile: ValidFile, renaming: Renaming): TextEdit[] {
  const { source } = validFile.file
  const referenceEdits = locateReferences(validFile).flatMap(
    ({ reference: { target, id }, start, end, isWholeValue }): TextEdit[] => {
      const text = renaming.renameId(target, id)
      if (text === undefined) return []
      // YAML may need quotes: `2024` would be a number.
      return [source.createTextEdit([start, end], isWholeValue ? formatInlineYaml(text) : text)]
    },
  )
  const tokenEdits = [...source.text.matchAll(TOKEN_PATTERN)].flatMap(({ index, 1: name = '' }): TextEdit[] => {
    const newName = renaming.renameToken(name)
    return newName === undefined ? [] : [source.createTextEdit([index + 1, index + 1 + name.length], newName)]
  })
  return [...referenceEdits, ...tokenEdits]
}

type Renaming = ReturnType<typeof createRenaming>

/** Returns the new id, or undefined if it's unchanged. */
type RenameId = (target: string, id: string) => string | undefined

/**
 * Returns the new addresses by old address, and functions that rename ids and tokens.
 * @param newPaths by old path, relative to `content`
 */
export function createRenaming(site: Site, rename: Rename, newPaths: ReadonlyMap<string, string>) {
  const renameEntryId = createIdRenamer(site.model, rename)
  const addresses = site.pages().map((page) => [page.address, renameAddress(site, page, renameEntryId)] as const)
  const newAddresses = new Map(addresses.filter(([oldAddress, newAddress]) => oldAddress !== newAddress))
  const renameId: RenameId = (target, id) => {
    if (target === MEDIA) return newPaths.get(`${MEDIA}/${id}`)?.slice(`${MEDIA}/`.length)
    if (target !== ADDRESSES) return renameEntryId(target, id)
    // Preserve the query and the fragment: `/blog/old?x=1#part`.
    const [address = ''] = id.split(/[?#]/)
    const newAddress = newAddresses.get(address)
    return newAddress === undefined ? undefined : newAddress + id.slice(address.length)
  }
  /** Returns the new name of a token such as `claim:growth`, or undefined if it's unchanged. */
  const renameToken = (name: string): string | undefined => {
    const [singular, id = ''] = name.split(':')
    const [target = ''] = [...site.model.getTargetNouns()].find(([, noun]) => noun === singular) ?? []
    const newId = renameEntryId(target, id)
    return newId === undefined ? undefined : `${singular}:${newId}`
  }
  return { newAddresses, renameId, renameToken }
}

function createIdRenamer(model: ContentModel, { from, to }: Rename): RenameId {
  const { name: renamedTarget } = from.definition
  // Nested entries and prices start with the parent's id: `florida/tampa`, `local-seo/small`.
  const targets = [
    renamedTarget,
    ...model.nested.flatMap(({ name, parent }) => (parent.name === renamedTarget ? name : [])),
    ...model.collections.flatMap(({ name, insertableValues }) =>
      insertableValues && name === renamedTarget ? insertableValues.name : [],
    ),
  ]
  return (target, id) => {
    const isRenamed = targets.includes(target) && `${id}/`.startsWith(`${from.id}/`)
    return isRenamed ? to.id + id.slice(from.id.length) : undefined
  }
}

function renameAddress(
  site: Site,
  { address, definition, slug, parent = '' }: SitePage,
  renameEntryId: RenameId,
): string {
  if (slug === undefined || definition.kind === 'singleton') return address
  const getNewId = (target: string, id: string) => renameEntryId(target, id) ?? id
  if (definition.kind === 'collection') return definition.getAddress(getNewId(definition.name, slug))
  const [newParent = '', newSlug = ''] = getNewId(definition.name, `${parent}/${slug}`).split('/')
  // The slug of a nested entry can be a reference to another entry, such as the service of an industry page.
  const item = site.findNestedEntry(definition, parent, slug)?.item
  const slugReference = selectValues(item, definition.slug)[0]?.value
  if (!(slugReference instanceof Reference)) return definition.getAddress(newParent, newSlug)
  return definition.getAddress(newParent, getNewId(slugReference.target, slug))
}
