import { selectValues } from '../../../renderer/model/define/path.ts'
import { ADDRESSES, MEDIA, Reference } from '../../../renderer/model/define/reference.ts'
import { TOKEN } from '../../../renderer/model/define/strings.ts'
import { formatInlineYaml, type TextEdit } from '../../../renderer/model/diagnostics/fix.ts'
import type { CheckedFile } from '../../../renderer/model/parse/parsedFile.ts'
import type { PageAddress } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { EntryName } from './names.ts'

/** Returns the range of the id in each reference. Skips references whose id isn't in the text. */
export function locateReferences({ file: { source, body }, references }: CheckedFile) {
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
    // Unquoted YAML may need quotes: `2024` would be a number.
    const isWholeValue = !isBody && start === from && end === to
    return [{ reference, start, end, isWholeValue }]
  })
}

/** Returns the offsets of ids between delimiters, because a link's text can equal its address. */
function findInBody(text: string, reference: Reference): number[] {
  const offsets: number[] = []
  for (const name of listReferenceForms(reference))
    for (let index = text.indexOf(name); index !== -1; index = text.indexOf(name, index + 1)) {
      const end = index + name.length
      const isComplete =
        OPENING_DELIMITER.test(text.slice(Math.max(0, index - 3), index)) && CLOSING_DELIMITER.test(text[end] ?? '')
      if (isComplete) offsets.push(end - reference.id.length)
    }
  return offsets
}

/** The text before a target in a link or an attribute: `](`, `](<`, `]: `, `]: <`, `="` */
const OPENING_DELIMITER = /\]\(<?$|\]: ?<?$|=["']$/
const CLOSING_DELIMITER = /^[)>"'\s]?$/

/** Lists the forms of a reference in attributes, which can include the folder. Images can start with `/media/`. */
function listReferenceForms({ target, id }: Reference): string[] {
  if (target === ADDRESSES) return [id]
  return target === MEDIA ? [`/media/${id}`, id] : [`${target}/${id}`, id]
}

/** Returns edits that rename references and tokens in a file. */
export function createReferenceEdits(checkedFile: CheckedFile, renaming: Renaming): TextEdit[] {
  const { source } = checkedFile.file
  const references = locateReferences(checkedFile).flatMap(
    ({ reference: { target, id }, start, end, isWholeValue }): TextEdit[] => {
      const text = renaming.rename(target, id)
      return text === undefined
        ? []
        : [source.createTextEdit([start, end], isWholeValue ? formatInlineYaml(text) : text)]
    },
  )
  const tokens = [...source.text.matchAll(TOKEN)].flatMap(({ index, 1: name = '' }): TextEdit[] => {
    const newName = renaming.renameToken(name)
    return newName === undefined ? [] : [source.createTextEdit([index + 1, index + 1 + name.length], newName)]
  })
  return [...references, ...tokens]
}

type Renaming = ReturnType<typeof createRenaming>

/** Returns the new id, or undefined if it's unchanged. */
type RenameId = (target: string, id: string) => string | undefined

/** Creates the mapping for a rename. @param paths new paths of renamed files by old path, relative to `content` */
export function createRenaming(site: Site, from: EntryName, to: EntryName, paths: ReadonlyMap<string, string>) {
  const renameEntryId = createIdRenamer(site, from, to.id)
  const changed = site.pages().map((page) => [page.address, renameAddress(site, page, renameEntryId)] as const)
  const addresses = new Map(changed.filter(([oldAddress, newAddress]) => oldAddress !== newAddress))
  const rename: RenameId = (target, id) => {
    if (target === MEDIA) return paths.get(`${MEDIA}/${id}`)?.slice(`${MEDIA}/`.length)
    if (target !== ADDRESSES) return renameEntryId(target, id)
    // Preserve the query and the fragment: `/blog/old?x=1#part`.
    const [address = ''] = id.split(/[?#]/)
    const newAddress = addresses.get(address)
    return newAddress === undefined ? undefined : newAddress + id.slice(address.length)
  }
  /** Returns the new name of a token such as `claim:growth`, or undefined if it's unchanged. */
  const renameToken = (name: string): string | undefined => {
    const [singular, id = ''] = name.split(':')
    const [target = ''] = [...site.model.getTargetNouns()].find(([, noun]) => noun === singular) ?? []
    const newId = renameEntryId(target, id)
    return newId === undefined ? undefined : `${singular}:${newId}`
  }
  /** Keys of `addresses` are old addresses of pages. */
  return { addresses, rename, renameToken }
}

function createIdRenamer({ model }: Site, { definition, id: oldId }: EntryName, newId: string): RenameId {
  const { name: renamedTarget } = definition
  // Nested entries and prices start with the parent's id: `florida/tampa`, `local-seo/small`.
  const targets = [
    renamedTarget,
    ...model.nested.flatMap(({ name, parent }) => (parent.name === renamedTarget ? name : [])),
    ...model.collections.flatMap(({ name, insertableValues }) =>
      insertableValues && name === renamedTarget ? insertableValues.name : [],
    ),
  ]
  return (target, id) => {
    const isRenamed = targets.includes(target) && `${id}/`.startsWith(`${oldId}/`)
    return isRenamed ? newId + id.slice(oldId.length) : undefined
  }
}

function renameAddress(
  site: Site,
  { address, definition, slug, parent = '' }: PageAddress,
  renameEntryId: RenameId,
): string {
  if (slug === undefined || definition.kind === 'singleton') return address
  const getNewId = (target: string, id: string) => renameEntryId(target, id) ?? id
  if (definition.kind === 'collection') return definition.getAddress(getNewId(definition.name, slug))
  const [newParent = '', newSlug = ''] = getNewId(definition.name, `${parent}/${slug}`).split('/')
  // The slug of a nested entry can be a reference, such as the service of an industry page. Its new slug is then that of the referenced entry.
  const item = site.findNestedEntry(definition, parent, slug)?.item
  const slugReference = selectValues(item, definition.slug)[0]?.value
  return definition.getAddress(
    newParent,
    slugReference instanceof Reference ? getNewId(slugReference.target, slug) : newSlug,
  )
}
