import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { company } from '../../../renderer/collections/company/definition.ts'
import { SLUG_PATTERN } from '../../../renderer/model/define/fields.ts'
import { selectValues } from '../../../renderer/model/define/path.ts'
import { MEDIA } from '../../../renderer/model/define/reference.ts'
import { getSchemaAt } from '../../../renderer/model/define/schemaAt.ts'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { applyEdits, formatInlineYaml, type TextEdit } from '../../../renderer/model/diagnostics/fix.ts'
import { getCandidatesHint } from '../../../renderer/model/diagnostics/similarity.ts'
import { getEntryPath } from '../../../renderer/model/entries.ts'
import type { ValidFile } from '../../../renderer/model/parse/parsedFile.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import type { ContentFolder } from '../../../renderer/model/read/readContent.ts'
import { getReservedSlugMessage } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { readIfExists } from '../../files.ts'
import { checkPublishedUrls, readPublishedUrls } from '../check/publishedUrls.ts'
import { assertValid, type LoadedContent } from '../loadedContent.ts'
import type { Rename } from './names.ts'
import { REDIRECTS_PATH, updateGuid, updateRedirects } from './redirects.ts'
import { createReferenceEdits, createRenaming } from './referenceEdits.ts'

type Plan = ReturnType<typeof planRename>

/**
 * Plans a rename with references, redirects, and the GUID. Keys of the result are old paths, relative to `content`, or
 * old addresses. @throws {UserError} if it isn't possible
 */
export function planRename(loaded: LoadedContent, rename: Rename) {
  assertCanRename(loaded, rename)
  const newPaths = planPaths(loaded, rename)
  const renaming = createRenaming(loaded.site, rename, newPaths)
  const { newAddresses } = renaming
  const newTexts = new Map<string, string>()
  const editCounts = new Map<string, number>()
  const updateText = (path: string, change: (text: string) => string) => {
    const oldText = newTexts.get(path) ?? Buffer.from(loaded.contentFolder.textFiles.get(path) ?? []).toString('utf8')
    const newText = change(oldText)
    if (newText !== oldText) newTexts.set(path, newText)
  }
  for (const validFile of loaded.validFiles) {
    const edits = [...createReferenceEdits(validFile, renaming), ...createNameEdits(validFile, rename)]
    const { path } = validFile.file.source
    if (edits.length > 0) editCounts.set(path, edits.length)
    updateText(path, (text) => applyEdits(text, edits))
  }
  // If there's no list of published addresses, redirect all.
  const published = readPublishedUrls(loaded.content)
  const isPublished = (address: string) => !published || published.some((url) => url.address === address)
  if (newAddresses.size > 0) updateText(REDIRECTS_PATH, (text) => updateRedirects(text, newAddresses, isPublished))
  const { definition, slug } = rename.from
  if (definition.kind === 'collection' && getSchemaAt(definition.schema, ['guid'])) {
    const oldAddress = definition.getAddress(slug)
    const newAddress = newAddresses.get(oldAddress)
    const { origin } = loaded.site.get(company)
    const urls = { oldUrl: origin + oldAddress, newUrl: origin + newAddress }
    if (newAddress !== undefined && isPublished(oldAddress))
      updateText(getEntryPath(definition, slug), (text) => updateGuid(text, urls))
  }
  return { newPaths, newTexts, newAddresses, editCounts }
}

function assertCanRename(loaded: LoadedContent, { from, to }: Rename): void {
  const { definition } = from
  const [oldName, newName] = [`${definition.name}/${from.id}`, `${to.definition.name}/${to.id}`]
  const ids = loaded.targets.listIds(definition.name)
  const fail = (message: string) => {
    throw new UserError(`${message} Nothing was changed.`)
  }
  const singular = loaded.model.getTargetNouns().get(definition.name)
  const hint = getCandidatesHint(from.id, ids) ?? ''
  if (!ids.includes(from.id)) fail(`There is no ${singular} \`${oldName}\`. ${hint}`.trim())
  if (definition !== to.definition)
    fail(`\`${oldName}\` can't become \`${newName}\`, because it would move to another folder.`)
  if (definition.kind === 'nested') {
    if (from.parent !== to.parent)
      fail(
        `\`${oldName}\` can't be moved to \`${to.parent}\` with npm run mv. Cut its lines and paste them into the other file.`,
      )
    const item = loaded.site.findNestedEntry(definition, from.parent, from.slug)?.item
    if (selectValues(item, definition.slug).some(({ value }) => typeof value !== 'string'))
      fail(`\`${oldName}\` has the name of another entry. Rename that entry instead.`)
  }
  const reservedMessage = getReservedSlugMessage(to.slug)
  if (reservedMessage !== undefined) fail(reservedMessage)
  if (!SLUG_PATTERN.test(to.slug))
    fail(`\`${to.slug}\` isn't a valid name. Use lowercase letters, digits, and single hyphens.`)
  if (ids.includes(to.id)) fail(`\`${newName}\` already exists.`)
}

/** Returns new paths by old path of the entry and its media: `media/posts/old.png`, `media/posts/old/map.png`. */
function planPaths({ contentFolder }: LoadedContent, { from, to }: Rename): Map<string, string> {
  const { definition } = from
  if (definition.kind !== 'collection') return new Map()
  const { name } = definition
  const [before, after] = [`${name}/${from.slug}`, `${name}/${to.slug}`]
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

/** Checks and writes the changes. @throws {UserError} before it writes any, if they'd cause problems or overwrite other changes */
export function applyPlan(loaded: LoadedContent, plan: Plan): void {
  const { content, contentFolder } = loaded
  const { newTexts, newPaths } = plan
  const consequence = 'Nothing was changed, because the rename would cause these problems.'
  assertValid(loaded, applyInMemory(contentFolder, plan), consequence, (site) => checkPublishedUrls(content, site))
  for (const after of newPaths.values())
    if (existsSync(join(content, after))) throw new UserError(`${after} already exists. Nothing was changed.`)
  const isChanged = (path: string) => {
    const bytes = contentFolder.textFiles.get(path)
    return !bytes || !readIfExists(join(content, path))?.equals(bytes)
  }
  const changed = [...newTexts.keys()].find(isChanged)
  if (changed !== undefined)
    throw new UserError(`${changed} has changed in the meantime. Nothing was renamed. Try again.`)
  for (const [path, text] of newTexts) writeFileSync(join(content, path), text)
  for (const [before, after] of newPaths) {
    mkdirSync(dirname(join(content, after)), { recursive: true })
    renameSync(join(content, before), join(content, after))
  }
}

/** Creates the content folder that a plan would lead to, in memory. */
function applyInMemory(contentFolder: ContentFolder, { newTexts, newPaths }: Plan): ContentFolder {
  const textFiles = [...contentFolder.textFiles].map(([path, bytes]) => {
    const text = newTexts.get(path)
    return [newPaths.get(path) ?? path, text === undefined ? bytes : Buffer.from(text)] as const
  })
  const media = [...contentFolder.media].map(([path, file]) => {
    const newPath = newPaths.get(`${MEDIA}/${path}`)?.slice(`${MEDIA}/`.length)
    return [newPath ?? path, file] as const
  })
  return { ...contentFolder, textFiles: new Map(textFiles), media: new Map(media) }
}

/** Describes an applied plan for the terminal, with a line for each change. */
export function describePlan({ newPaths, newTexts, newAddresses, editCounts }: Plan): string[] {
  const referenceCount = [...editCounts.values()].reduce((sum, count) => sum + count, 0)
  return [
    ...[...newPaths].map(([before, after]) => `Renamed ${before} to ${after}`),
    editCounts.size === 0
      ? 'No references to update.'
      : `Updated ${pluralize(referenceCount, 'reference')} in ${pluralize(editCounts.size, 'file')}:`,
    ...[...editCounts].map(([path, count]) => `  ${path} (${count})`),
    ...[...newAddresses].map(([before, after]) => `${before} is now ${after}`),
    ...(newTexts.has(REDIRECTS_PATH) ? [`Updated the redirects: ${REDIRECTS_PATH}`] : []),
  ]
}
