import type { ContentModel } from '../define/model.ts'
import { ADDRESSES } from '../define/reference.ts'
import type { Site } from '../site.ts'
import { createTokenPattern, type JsonSchema } from './jsonSchema.ts'

/** File name of the only schema that changes with the content. */
export const NAMES_FILE = 'names.json'

/** Definition for texts with global tokens. */
export const TEXT_DEFINITION = 'text'

/** Creates the schema of all ids, with the names of entries and the titles of pages as descriptions. */
export function createNamesSchema(
  model: ContentModel,
  listIds: (target: string) => string[],
  site: Site | undefined,
): JsonSchema {
  const descriptions = new Map(site ? describeNames(site) : [])
  const targets = [...model.getTargetNouns()].map(([target, singular]) => {
    const ids = listIds(target)
    const enumDescriptions = ids.map((id) => descriptions.get(`${target} ${id}`) ?? '')
    const values = createEnumSchema(ids, singular, enumDescriptions)
    return [
      target,
      target === ADDRESSES ? { title: 'page', anyOf: [values, ADDRESS_WITH_FRAGMENT] } : { title: singular, ...values },
    ] as const
  })
  const text = { type: 'string', minLength: 1, ...createTokenPattern(model.listTokenNames()) }
  const definitions = { [TEXT_DEFINITION]: text, ...Object.fromEntries(targets) }
  return { $schema: 'http://json-schema.org/draft-07/schema#', definitions }
}

/** Fragments are not validated in editors. */
const ADDRESS_WITH_FRAGMENT: JsonSchema = { type: 'string', pattern: '^/[^#?]*[#?].' }

/** Creates an enum of ids. Uses `not` for an empty list, because empty enums aren't valid. */
function createEnumSchema(ids: string[], singular: string, enumDescriptions: string[]): JsonSchema {
  const errorMessage = `There's no ${singular} with this name.`
  if (ids.length === 0) return { not: {}, errorMessage }
  return { enum: ids, ...(enumDescriptions.some(Boolean) && { enumDescriptions }), errorMessage }
}

function describeNames(site: Site): (readonly [targetAndId: string, description: string])[] {
  const entries = site.model.collections.flatMap((collection) =>
    site
      .listEntries(collection)
      .map((entry) => [`${collection.name} ${entry.slug}`, collection.getName(entry)] as const),
  )
  return [...entries, ...site.pageIndex().map(([address, title]) => [`${ADDRESSES} ${address}`, title] as const)]
}
