import { isMap, parseDocument } from 'yaml'
import { company } from '../../../renderer/collections/company/definition.ts'
import { redirects } from '../../../renderer/collections/redirects/definition.ts'
import { SLUG_PATTERN } from '../../../renderer/model/define/fields.ts'
import { selectValues } from '../../../renderer/model/define/path.ts'
import { MEDIA } from '../../../renderer/model/define/reference.ts'
import { getSchemaAt } from '../../../renderer/model/define/schemaAt.ts'
import { applyEdits, formatInlineYaml, type TextEdit } from '../../../renderer/model/diagnostics/fix.ts'
import { getCandidatesHint } from '../../../renderer/model/diagnostics/similarity.ts'
import { getEntryPath } from '../../../renderer/model/entries.ts'
import type { ValidFile } from '../../../renderer/model/parse/parsedFile.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import { getReservedSlugMessage } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { readPublishedUrls } from '../check/publishedUrls.ts'
import type { LoadedContent } from '../loadedContent.ts'
import { createReferenceEdits, createRenaming, type Rename } from './referenceEdits.ts'

export type Plan = ReturnType<typeof planRename>

/** Plans a rename with references, redirects, and the GUID. Maps are by old path or address. @throws {UserError} if it isn't possible */
export function planRename(loadedContent: LoadedContent, rename: Rename) {
  const renameProblem = findRenameProblem(loadedContent, rename)
  if (renameProblem !== undefined) throw new UserError(`${renameProblem} Nothing was changed.`)
  const newPaths = planPaths(loadedContent, rename)
  const renaming = createRenaming(loadedContent.site, rename, newPaths)
  const { newAddresses } = renaming
  const newTexts = new Map<string, string>()
  const updateText = (path: string, change: (text: string) => string) => {
    const oldText =
      newTexts.get(path) ?? Buffer.from(loadedContent.contentFolder.textFiles.get(path) ?? []).toString('utf8')
    const newText = change(oldText)
    if (newText !== oldText) newTexts.set(path, newText)
  }
  for (const validFile of loadedContent.validFiles) {
    const edits = [...createReferenceEdits(validFile, renaming), ...createNameEdits(validFile, rename)]
    updateText(validFile.file.source.path, (text) => applyEdits(text, edits))
  }
  // If there's no list of published addresses, redirect all.
  const published = readPublishedUrls(loadedContent.content)
  const isPublished = (address: string) => !published || published.some((url) => url.address === address)
  if (newAddresses.size > 0) updateText(redirects.path, (text) => updateRedirects(text, newAddresses, isPublished))
  const { definition, slug } = rename.from
  if (definition.kind === 'collection' && getSchemaAt(definition.schema, ['guid'])) {
    const oldAddress = definition.getAddress(slug)
    const newAddress = newAddresses.get(oldAddress)
    const { origin } = loadedContent.site.get(company)
    if (newAddress !== undefined && isPublished(oldAddress))
      updateText(getEntryPath(definition, slug), (text) => updateGuid(text, origin + oldAddress, origin + newAddress))
  }
  return { newPaths, newTexts, newAddresses }
}

function findRenameProblem(loadedContent: LoadedContent, { from, to }: Rename): string | undefined {
  const { definition } = from
  const [oldName, newName] = [`${definition.name}/${from.id}`, `${to.definition.name}/${to.id}`]
  const ids = loadedContent.targets.listIds(definition.name)
  if (!ids.includes(from.id)) {
    const singular = loadedContent.model.targetNouns.get(definition.name)
    return `There is no ${singular} \`${oldName}\`. ${getCandidatesHint(from.id, ids) ?? ''}`.trim()
  }
  if (definition !== to.definition)
    return `\`${oldName}\` can't become \`${newName}\`, because it would move to another folder.`
  if (definition.kind === 'nested') {
    if (from.parent !== to.parent)
      return `\`${oldName}\` can't be moved to \`${to.parent}\` with npm run mv. Cut its lines and paste them into the other file.`
    const item = loadedContent.site.findNestedEntry(definition, from.parent, from.slug)?.item
    if (selectValues(item, definition.slug).some(({ value }) => typeof value !== 'string'))
      return `\`${oldName}\` has the name of another entry. Rename that entry instead.`
  }
  const reservedMessage = getReservedSlugMessage(to.slug)
  if (reservedMessage !== undefined) return reservedMessage
  if (!SLUG_PATTERN.test(to.slug))
    return `\`${to.slug}\` isn't a valid name. Use lowercase letters, digits, and single hyphens.`
  return ids.includes(to.id) ? `\`${newName}\` already exists.` : undefined
}

/** Returns new paths by old path of the entry and its media: `media/posts/old.png`, `media/posts/old/map.png`. */
function planPaths({ contentFolder }: LoadedContent, { from, to }: Rename): Map<string, string> {
  const { definition } = from
  if (definition.kind !== 'collection') return new Map()
  const [before, after] = [from, to].map(({ slug }) => `${definition.name}/${slug}`) as [string, string]
  const media = [...contentFolder.media.keys()].flatMap((path) => {
    // `posts/old-age.png` isn't included.
    const isOwn = path.startsWith(`${before}/`) || path.startsWith(`${before}.`)
    return isOwn ? [[`${MEDIA}/${path}`, `${MEDIA}/${after}${path.slice(before.length)}`] as const] : []
  })
  return new Map([[getEntryPath(definition, from.slug), getEntryPath(definition, to.slug)], ...media])
}

/** Creates edits that rename a nested entry, or a record and its placeholders. An entry of a collection is named by its file. */
function createNameEdits({ file, data }: ValidFile, { from, to }: Rename): TextEdit[] {
  const { source, fileType, yaml } = file
  const editWithin = ([start, end]: [number, number]): TextEdit[] => {
    const text = source.text.slice(start, end)
    const offset = text.indexOf(from.slug)
    // Unquoted, `2024` would be a number.
    const newName = text === from.slug ? formatInlineYaml(to.slug) : to.slug
    return offset === -1 ? [] : [source.createTextEdit([start + offset, start + offset + from.slug.length], newName)]
  }
  const { definition } = from
  if (definition.kind === 'singleton') {
    if (source.path !== definition.path) return []
    const placeholderEdits = yaml.placeholders.flatMap(({ path }, index) =>
      path.split('.')[0] === from.slug ? editWithin(yaml.getRange([PLACEHOLDERS, index])) : [],
    )
    return [...editWithin(yaml.getKeyRange([from.slug])), ...placeholderEdits]
  }
  if (definition.kind !== 'nested' || fileType.kind !== 'entry') return []
  const { parent, list, slug } = definition
  if (fileType.definition.name !== parent.name || fileType.slug !== from.parent) return []
  const matches = selectValues(data, [...list, '*', ...slug]).filter(({ value }) => value === from.slug)
  return matches.flatMap(({ path }) => editWithin(yaml.getRange(path)))
}

/** Redirects published addresses that are no longer used, and removes redirects from new addresses. @param newAddresses by old address */
function updateRedirects(
  text: string,
  newAddresses: ReadonlyMap<string, string>,
  isPublished: (address: string) => boolean,
): string {
  const document = parseDocument(text)
  for (const address of newAddresses.values()) document.delete(address)
  for (const [from, to] of newAddresses) if (!document.has(from) && isPublished(from)) document.set(from, to)
  // An empty mapping is written as `{}`.
  if (isMap(document.contents)) document.contents.flow = document.contents.items.length === 0
  return document.toString({ lineWidth: 0, defaultKeyType: 'PLAIN', defaultStringType: 'QUOTE_DOUBLE' })
}

/** Adds the old URL as `guid`, so that feed readers recognize the entry. Removes a `guid` that equals the new URL. */
function updateGuid(text: string, oldUrl: string, newUrl: string): string {
  const guid = /^guid:[ \t]*"?([^\s"]+)"?[ \t]*\n/m.exec(text)
  if (guid) return guid[1] === newUrl ? text.replace(guid[0], '') : text
  return text.replace(/\n---[ \t]*(?=\n|$)/, `\nguid: "${oldUrl}"$&`)
}
