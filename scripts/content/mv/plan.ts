import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SLUG_PATTERN } from '../../../renderer/model/define/fields.ts'
import { selectValues } from '../../../renderer/model/define/path.ts'
import { MEDIA } from '../../../renderer/model/define/reference.ts'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { applyEdits, formatInlineYaml, type TextEdit } from '../../../renderer/model/diagnostics/fix.ts'
import { getCandidatesHint } from '../../../renderer/model/diagnostics/similarity.ts'
import { getEntryPath } from '../../../renderer/model/entries.ts'
import type { CheckedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import type { ContentFolder } from '../../../renderer/model/read/readContent.ts'
import { getReservedSlugMessage, isReservedSlug } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { readIfExists } from '../../files.ts'
import { checkPublishedUrls } from '../check/publishedUrls.ts'
import { assertValid, type LoadedContent } from '../loadedContent.ts'
import type { EntryName } from './names.ts'
import { addGuid, REDIRECTS_PATH, updateRedirects } from './redirects.ts'
import { createReferenceEdits, createRenaming } from './referenceEdits.ts'

type Plan = ReturnType<typeof planRename>

/**
 * Plans a rename with references, redirects, and GUIDs. Keys are old paths, relative to `content`, or old addresses.
 * @throws {UserError} if it isn't possible
 */
export function planRename(loaded: LoadedContent, from: EntryName, to: EntryName) {
  assertCanRename(loaded, from, to)
  const paths = planPaths(loaded, from, to.slug)
  const renaming = createRenaming(loaded.site, from, to, paths)
  const { addresses } = renaming
  /** New text by path. */
  const changedFiles = new Map<string, string>()
  /** Number of updated references by path. */
  const updated = new Map<string, number>()
  const updateText = (path: string, change: (text: string) => string) => {
    const oldText =
      changedFiles.get(path) ?? Buffer.from(loaded.contentFolder.textFiles.get(path) ?? []).toString('utf8')
    const newText = change(oldText)
    if (newText !== oldText) changedFiles.set(path, newText)
  }
  for (const checkedFile of loaded.checkedFiles) {
    const edits = [...createReferenceEdits(checkedFile, renaming), ...createNameEdits(checkedFile, from, to)]
    const { path } = checkedFile.file.source
    if (edits.length > 0) updated.set(path, edits.length)
    updateText(path, (text) => applyEdits(text, edits))
  }
  if (addresses.size > 0) updateText(REDIRECTS_PATH, (text) => updateRedirects(text, loaded, addresses))
  const { definition, slug } = from
  if (definition.kind === 'collection')
    updateText(getEntryPath(definition, slug), (text) =>
      addGuid(text, loaded, definition, definition.getAddress(slug), addresses),
    )
  return { paths, changedFiles, addresses, updated }
}

function assertCanRename(loaded: LoadedContent, from: EntryName, to: EntryName): void {
  const { definition } = from
  const [before, after] = [`${definition.name}/${from.id}`, `${to.definition.name}/${to.id}`]
  const ids = loaded.targets.listIds(definition.name)
  const fail = (message: string) => {
    throw new UserError(`${message} Nothing was changed.`)
  }
  const singular = loaded.model.getTargetNouns().get(definition.name)
  const hint = getCandidatesHint(from.id, ids) ?? ''
  if (!ids.includes(from.id)) fail(`There is no ${singular} \`${before}\`. ${hint}`.trim())
  if (definition !== to.definition)
    fail(`\`${before}\` can't become \`${after}\`, because it would move to another folder.`)
  if (definition.kind === 'nested') {
    if (from.parent !== to.parent)
      fail(
        `\`${before}\` can't be moved to \`${to.parent}\` with npm run mv. Cut its lines and paste them into the other file.`,
      )
    const item = loaded.site.findNestedEntry(definition, from.parent, from.slug)?.item
    if (selectValues(item, definition.slug).some(({ value }) => typeof value !== 'string'))
      fail(`\`${before}\` has the name of another entry. Rename that entry instead.`)
  }
  if (isReservedSlug(to.slug)) fail(getReservedSlugMessage(to.slug))
  if (!SLUG_PATTERN.test(to.slug))
    fail(`\`${to.slug}\` isn't a valid name. Use lowercase letters, digits, and single hyphens.`)
  if (ids.includes(to.id)) fail(`\`${after}\` already exists.`)
}

/** Returns new paths by old path, including media: `posts/old.png`, `posts/old/map.png`. */
function planPaths({ contentFolder }: LoadedContent, from: EntryName, slug: string): Map<string, string> {
  const { definition } = from
  if (definition.kind !== 'collection') return new Map()
  const { name } = definition
  const [before, after] = [`${name}/${from.slug}`, `${name}/${slug}`]
  const media = [...contentFolder.media.keys()].flatMap((path) => {
    // `posts/old-age.png` isn't included.
    const isOwn = path.startsWith(`${before}/`) || path.startsWith(`${before}.`)
    return isOwn ? [[`${MEDIA}/${path}`, `${MEDIA}/${after}${path.slice(before.length)}`] as const] : []
  })
  return new Map([[getEntryPath(definition, from.slug), getEntryPath(definition, slug)], ...media])
}

/** Renames a record and its placeholders, or a nested entry, in its own file. Other entries have the name of their file. */
function createNameEdits({ file, data }: CheckedFile, from: EntryName, to: EntryName): TextEdit[] {
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

/** Checks and writes the changes. @throws {UserError} if the rename would cause problems or overwrite changes. In this case, no files are written. */
export function applyPlan(loaded: LoadedContent, plan: Plan): void {
  const { content, contentFolder } = loaded
  const { changedFiles, paths } = plan
  const consequence = 'Nothing was changed, because the rename would cause these problems.'
  assertValid(loaded, applyToFolder(contentFolder, plan), consequence, (site) => checkPublishedUrls(content, site))
  for (const after of paths.values())
    if (existsSync(join(content, after))) throw new UserError(`${after} already exists. Nothing was changed.`)
  const isChanged = (path: string) => {
    const bytes = contentFolder.textFiles.get(path)
    return !bytes || !readIfExists(join(content, path))?.equals(bytes)
  }
  const changed = [...changedFiles.keys()].find(isChanged)
  if (changed !== undefined)
    throw new UserError(`${changed} has changed in the meantime. Nothing was renamed. Try again.`)
  for (const [path, text] of changedFiles) writeFileSync(join(content, path), text)
  for (const [before, after] of paths) {
    mkdirSync(dirname(join(content, after)), { recursive: true })
    renameSync(join(content, before), join(content, after))
  }
}

function applyToFolder(contentFolder: ContentFolder, { changedFiles, paths }: Plan): ContentFolder {
  const after = [...contentFolder.textFiles].map(([path, bytes]) => {
    const text = changedFiles.get(path)
    return [paths.get(path) ?? path, text === undefined ? bytes : Buffer.from(text)] as const
  })
  const media = [...contentFolder.media].map(([path, file]) => {
    const moved = paths.get(`${MEDIA}/${path}`)?.slice(`${MEDIA}/`.length)
    return [moved ?? path, file] as const
  })
  return { ...contentFolder, textFiles: new Map(after), media: new Map(media) }
}

/** Describes an applied plan for the terminal, with a line for each change. */
export function describePlan({ paths, changedFiles, updated, addresses }: Plan): string[] {
  const references = [...updated.values()].reduce((sum, count) => sum + count, 0)
  return [
    ...[...paths].map(([before, after]) => `Renamed ${before} to ${after}`),
    updated.size === 0
      ? 'No references to update.'
      : `Updated ${pluralize(references, 'reference')} in ${pluralize(updated.size, 'file')}:`,
    ...[...updated].map(([path, count]) => `  ${path} (${count})`),
    ...[...addresses].map(([before, after]) => `${before} is now ${after}`),
    ...(changedFiles.has(REDIRECTS_PATH) ? [`Updated the redirects: ${REDIRECTS_PATH}`] : []),
  ]
}
