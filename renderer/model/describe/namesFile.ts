import type { ContentModel } from '../define/model.ts'
import { ADDRESSES } from '../define/reference.ts'
import type { Site } from '../site.ts'
import { type JsonSchema, tokenRule } from './jsonSchema.ts'

/** The file beside all schemas that says what there is in the content: it alone changes with it. */
export const NAMES_FILE = 'names.json'

export const TEXT = 'text'

/** Where schemas find what a target's names are. */
export function definitionOf(target: string): string {
  return `${NAMES_FILE}#/definitions/${target}`
}

/** What a writer can name: entries, records, values to cite, media and addresses, with what a visitor calls each, where that is known. */
export function namesFile(
  model: ContentModel,
  namesOf: (target: string) => string[],
  meaningOf: (target: string, name: string) => string | undefined,
): JsonSchema {
  const targets = [...model.targets()].map(([target, singular]) => {
    const names = namesOf(target)
    const values = valuesOf(names, singular, (name) => meaningOf(target, name))
    return [target, target === ADDRESSES ? orPlaceOf(values) : { title: singular, ...values }] as const
  })
  const text = { type: 'string', minLength: 1, ...tokenRule(model.tokenNames()) }
  return { $schema: DRAFT, definitions: { [TEXT]: text, ...Object.fromEntries(targets) } }
}

const DRAFT = 'http://json-schema.org/draft-07/schema#'

/** An empty list of values would be no schema: of what nothing exists, nothing can be named. */
function valuesOf(names: string[], singular: string, meaningOf: (name: string) => string | undefined): JsonSchema {
  const errorMessage = `There is no ${singular} of this name.`
  if (names.length === 0) return { not: {}, errorMessage }
  const meanings = names.map((name) => meaningOf(name) ?? '')
  return { enum: names, ...(meanings.some(Boolean) && { enumDescriptions: meanings }), errorMessage }
}

/** A place on a page is behind a `#`; which there are, the check knows. */
function orPlaceOf(addresses: JsonSchema): JsonSchema {
  return { title: 'page', anyOf: [addresses, { type: 'string', pattern: '^/[^#?]*[#?].' }] }
}

/** What a visitor calls an entry, an item or a page. Of all else the name says enough. */
export function meaningsIn(site: Site): (target: string, name: string) => string | undefined {
  const { model } = site
  const entries = model.collections.flatMap((each) =>
    site.all(each).map((entry) => [`${each.name} ${entry.slug}`, each.nameOf(entry)] as const),
  )
  const pages = site.pageIndex().map(([address, title]) => [`${ADDRESSES} ${address}`, title] as const)
  const meanings = new Map([...entries, ...pages])
  return (target, name) => meanings.get(`${target} ${name}`)
}
