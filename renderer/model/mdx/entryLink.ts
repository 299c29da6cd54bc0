import { z } from 'zod'
import type { MdxComponent } from '../define/component.ts'
import type { Collection, NestedCollection } from '../define/definitions.ts'
import { text } from '../define/fields.ts'
import type { ContentModel } from '../define/model.ts'
import { Reference } from '../define/reference.ts'
import { findClosest } from '../explain/suggest.ts'

/** Name of the component that links to an entry: `<EntryLink to="services/local-seo" />`. */
export const ENTRY_LINK = 'EntryLink'

/** Creates the definition of `EntryLink`, which accepts all collections with pages. */
export function createEntryLink(model: ContentModel): MdxComponent {
  const to = text().transform((value, context) => {
    const reference = parseEntryPath(model, value)
    if (reference) return reference
    const names = model.listLinkableDefinitions().map(({ name }) => name)
    const [folder = '', ...rest] = value.split('/')
    const suggestion = findClosest(folder, names)
    const didYouMean = suggestion === undefined ? '' : ` Did you mean \`${[suggestion, ...rest].join('/')}\`?`
    const message = `\`to\` must be the path of an entry, without an extension: ${names.map((name) => `${name}/…`).join(', ')}.${didYouMean}`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
  return { attributes: z.strictObject({ to }), placement: 'sentence' }
}

/** Parses `services/local-seo`. Returns undefined without a slash, or if the collection doesn't exist or has no pages. */
export function parseEntryPath(model: ContentModel, to: string): Reference | undefined {
  const [target = '', ...rest] = to.split('/')
  return findLinkableCollection(model, target) && rest.length > 0 ? new Reference(target, rest.join('/')) : undefined
}

/** Returns the address of a referenced entry. @throws {Error} if the collection has no pages */
export function getEntryAddress(model: ContentModel, { target, slug }: Reference): string {
  const definition = findLinkableCollection(model, target)
  if (!definition) throw new Error(`Unknown collection in a validated link: ${target}`)
  if (definition.kind === 'collection') return definition.getAddress(slug)
  const [parent = '', item = ''] = slug.split('/')
  return definition.getAddress(parent, item)
}

function findLinkableCollection(model: ContentModel, target: string): Collection | NestedCollection | undefined {
  return model.listLinkableDefinitions().find(({ name }) => name === target)
}
