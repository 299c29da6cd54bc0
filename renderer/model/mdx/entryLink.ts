import { z } from 'zod'
import type { MdxComponent } from '../define/component.ts'
import type { Collection, NestedCollection } from '../define/definitions.ts'
import { text } from '../define/fields.ts'
import type { ContentModel } from '../define/model.ts'
import { Reference, UNKNOWN_ENTRIES } from '../define/reference.ts'

/** Name of the component that links to an entry: `<EntryLink to="services/local-seo" />`. */
export const ENTRY_LINK = 'EntryLink'

/** Creates the definition of `EntryLink`, which accepts all collections with pages. */
export function createEntryLink(model: ContentModel): MdxComponent {
  const to = text().transform((value) => parseEntryPath(model, value) ?? new Reference(UNKNOWN_ENTRIES, value))
  return { attributes: z.strictObject({ to }), placement: 'sentence' }
}

/** Parses `services/local-seo`. Returns undefined if the slash is missing, or the collection has no pages. */
export function parseEntryPath(model: ContentModel, to: string): Reference | undefined {
  const [target = '', ...rest] = to.split('/')
  return findLinkableCollection(model, target) && rest.length > 0 ? new Reference(target, rest.join('/')) : undefined
}

/** Returns the address of a referenced entry. @throws {Error} if the collection has no pages */
export function getEntryAddress(model: ContentModel, { target, id }: Reference): string {
  const definition = findLinkableCollection(model, target)
  if (!definition) throw new Error(`Unknown collection in a validated link: ${target}`)
  if (definition.kind === 'collection') return definition.getAddress(id)
  const [parent = '', item = ''] = id.split('/')
  return definition.getAddress(parent, item)
}

function findLinkableCollection(model: ContentModel, target: string): Collection | NestedCollection | undefined {
  return model.linkableDefinitions.find(({ name }) => name === target)
}
