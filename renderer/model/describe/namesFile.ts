import type { ContentModel } from '../define/model.ts'
import { ADDRESSES } from '../define/reference.ts'
import type { Site } from '../site.ts'
import { type JsonSchema, tokenRule } from './jsonSchema.ts'

/** The only schema that changes with the content: it lists the names of all targets. */
export const NAMES_FILE = 'names.json'

export const TEXT = 'text'

/** Returns the `$ref` of the names of a target. */
export function definitionOf(target: string): string {
  return `${NAMES_FILE}#/definitions/${target}`
}

/**
 * Creates the schema of all names that content can refer to.
 * @param meaningOf returns a description of a name for editors, for example, the title of a page
 */
export function namesFile(
  model: ContentModel,
  namesOf: (target: string) => string[],
  meaningOf: (target: string, name: string) => string | undefined,
): JsonSchema {
  const targets = [...model.targets()].map(([target, singular]) => {
    const names = namesOf(target)
    const values = valuesOf(names, singular, (name) => meaningOf(target, name))
    return [target, target === ADDRESSES ? withFragments(values) : { title: singular, ...values }] as const
  })
  const text = { type: 'string', minLength: 1, ...tokenRule(model.tokenNames()) }
  return { $schema: DRAFT, definitions: { [TEXT]: text, ...Object.fromEntries(targets) } }
}

const DRAFT = 'http://json-schema.org/draft-07/schema#'

/** Returns a schema that rejects all values if there are no names, because an empty `enum` is invalid. */
function valuesOf(names: string[], singular: string, meaningOf: (name: string) => string | undefined): JsonSchema {
  const errorMessage = `There's no ${singular} with this name.`
  if (names.length === 0) return { not: {}, errorMessage }
  const meanings = names.map((name) => meaningOf(name) ?? '')
  return { enum: names, ...(meanings.some(Boolean) && { enumDescriptions: meanings }), errorMessage }
}

/** Also accepts addresses with a query or a fragment, which only the check validates. */
function withFragments(addresses: JsonSchema): JsonSchema {
  return { title: 'page', anyOf: [addresses, { type: 'string', pattern: '^/[^#?]*[#?].' }] }
}

/** Returns a function that describes entries and pages by their titles. Other names describe themselves. */
export function meaningsIn(site: Site): (target: string, name: string) => string | undefined {
  const { model } = site
  const entries = model.collections.flatMap((each) =>
    site.all(each).map((entry) => [`${each.name} ${entry.slug}`, each.nameOf(entry)] as const),
  )
  const pages = site.pageIndex().map(([address, title]) => [`${ADDRESSES} ${address}`, title] as const)
  const meanings = new Map([...entries, ...pages])
  return (target, name) => meanings.get(`${target} ${name}`)
}
