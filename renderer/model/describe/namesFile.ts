import type { ContentModel } from '../define/model.ts'
import { ADDRESSES } from '../define/reference.ts'
import type { Site } from '../site.ts'
import { type JsonSchema, tokenRule } from './jsonSchema.ts'

/** File name of the only schema that changes with the content. */
export const NAMES_FILE = 'names.json'

/** Definition for texts with global tokens. */
export const TEXT = 'text'

/** Returns a `$ref` relative to a schema's own file: `names.json#/definitions/cities`. */
export function getNamesRef(target: string): string {
  return `${NAMES_FILE}#/definitions/${target}`
}

/** Creates the schema of all names. @param describeName returns a description of a name, such as a page title */
export function createNamesSchema(
  model: ContentModel,
  namesOf: (target: string) => string[],
  describeName: (target: string, name: string) => string | undefined,
): JsonSchema {
  const targets = [...model.targets()].map(([target, singular]) => {
    const names = namesOf(target)
    const values = createEnumSchema(names, singular, (name) => describeName(target, name))
    return [
      target,
      target === ADDRESSES ? { title: 'page', anyOf: [values, WITH_FRAGMENT] } : { title: singular, ...values },
    ] as const
  })
  const text = { type: 'string', minLength: 1, ...tokenRule(model.tokenNames()) }
  return { $schema: DRAFT, definitions: { [TEXT]: text, ...Object.fromEntries(targets) } }
}

/** Fragments are not validated in editors. */
const WITH_FRAGMENT: JsonSchema = { type: 'string', pattern: '^/[^#?]*[#?].' }
const DRAFT = 'http://json-schema.org/draft-07/schema#'

/** Empty enums aren't valid, so use `not`. */
function createEnumSchema(
  names: string[],
  singular: string,
  describeName: (name: string) => string | undefined,
): JsonSchema {
  const errorMessage = `There's no ${singular} with this name.`
  if (names.length === 0) return { not: {}, errorMessage }
  const meanings = names.map((name) => describeName(name) ?? '')
  return { enum: names, ...(meanings.some(Boolean) && { enumDescriptions: meanings }), errorMessage }
}

/** Returns a function that describes entries by name and pages by title. It returns undefined for other targets. */
export function createNameDescriber(site: Site): (target: string, name: string) => string | undefined {
  const { model } = site
  const entries = model.collections.flatMap((each) =>
    site.all(each).map((entry) => [`${each.name} ${entry.slug}`, each.getName(entry)] as const),
  )
  const pages = site.pageIndex().map(([address, title]) => [`${ADDRESSES} ${address}`, title] as const)
  const meanings = new Map([...entries, ...pages])
  return (target, name) => meanings.get(`${target} ${name}`)
}
