import type { Collection } from '../define/definitions.ts'
import { getEntryPath, listNestedItems } from '../entries.ts'
import { listElementIds } from '../mdx/compileMdx.ts'
import { listNodes } from '../mdx/tree.ts'
import type { SitePage } from '../routes.ts'
import type { ContentWithBodies } from './bodies.ts'

/** Returns the element ids for links to a page: `pricing`. Undefined if a file of the page is invalid, because the list would be incomplete. */
export function listPageIds({ definition, slug, parent }: SitePage, inputs: ContentWithBodies): string[] | undefined {
  const { layoutIds } = inputs.model
  if (definition.kind === 'nested') {
    const data = inputs.validData.get(getEntryPath(definition.parent, parent ?? ''))
    const nestedItem = listNestedItems(definition, data).find((candidate) => candidate.slug === slug)
    return nestedItem && [...layoutIds, ...definition.sections, ...definition.listElementIds(nestedItem.item)]
  }
  if (definition.kind !== 'collection') return [...layoutIds, ...definition.sections]
  if (slug === undefined) return [...layoutIds, ...definition.listingSections]
  const bodyIds = listBodyIds(definition, slug, inputs)
  const dataIds = listDataIds(definition, slug, inputs)
  return bodyIds && dataIds && [...layoutIds, ...definition.sections, ...dataIds, ...bodyIds]
}

/** Returns the ids that depend on the data. Undefined if the page shows an invalid entry. */
function listDataIds(definition: Collection, slug: string, { validData, files }: ContentWithBodies) {
  const missingPaths: string[] = []
  const findData = (entrySlug: string) => {
    const path = getEntryPath(definition, entrySlug)
    const data = validData.get(path)
    if (!data) missingPaths.push(path)
    return data
  }
  const data = findData(slug)
  const ids = data && definition.listElementIds(data, findData)
  const hasInvalidEntry = files.some(({ source }) => missingPaths.includes(source.path))
  return hasInvalidEntry ? undefined : ids
}

/** Returns the ids of headings. Undefined if the body has syntax errors, or if a heading inserts a value and any file is invalid. */
function listBodyIds(definition: Collection, slug: string, { bodies, files, validData }: ContentWithBodies) {
  if (definition.format !== 'mdx') return []
  const path = getEntryPath(definition, slug)
  const file = files.find(({ source }) => source.path === path)
  if (file?.headingIds) return file.headingIds
  if (!file?.body) return undefined
  // A component can insert text of another file, so the heading's id depends on it.
  const headings = listNodes(file.body.tree, 'heading')
  const hasComponent = headings.some((heading) => listNodes(heading, 'mdxJsxTextElement').length > 0)
  const areAllValid = files.length === validData.size
  const body = areAllValid || !hasComponent ? bodies.get(path) : undefined
  const ids = body && listElementIds(body.tree)
  if (ids && !hasComponent) file.headingIds = ids
  return ids
}
