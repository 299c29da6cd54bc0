import type { Collection, ContentFile } from '../model/define/definitions.ts'
import { getEntryPath } from '../model/entries.ts'
import type { Site } from '../model/site.ts'
import { navigation } from './navigation/definition.ts'

/** Returns the label that marks placeholders, if the value at any of the paths is a placeholder. */
export function getPlaceholderLabel(site: Site, file: Pick<ContentFile, 'path'>, ...paths: PropertyKey[][]) {
  const isPlaceholder = paths.some((path) => site.isPlaceholderInFile(file, path))
  return isPlaceholder ? site.get(navigation).placeholderNote.label : undefined
}

/** Returns the label that marks placeholders, if the value at any of the paths in an entry is a placeholder. */
export function getEntryPlaceholderLabel(site: Site, collection: Collection, slug: string, ...paths: PropertyKey[][]) {
  return getPlaceholderLabel(site, { path: getEntryPath(collection, slug) }, ...paths)
}
