import type { z } from 'zod'
import type { ContentModel } from '../define/model.ts'
import { ADDRESSES } from '../define/reference.ts'
import { PLACEHOLDERS, PLACEHOLDERS_DESCRIPTION } from '../parse/placeholders.ts'
import type { Site } from '../site.ts'
import { createTokenPattern, formatTokens, type JsonSchema, mapSchemas, toJsonSchema } from './jsonSchema.ts'

/** A kind of file that writers edit. */
interface FileKind {
  /** Relative to `content`: `posts/*.mdx`. */
  pattern: string
  schema: z.ZodType
}

/** Returns all kinds of files that writers edit. */
export function listFileKinds(model: ContentModel): FileKind[] {
  const entries = model.editedCollections.map(({ name, schema, format }) => ({
    pattern: `${name}/*.${format}`,
    schema,
  }))
  return [...entries, ...model.listFiles().map(({ path, schema }) => ({ pattern: path, schema }))]
}

/** Returns the file name of a schema: `posts.entry.json`, `posts._listing.json`. */
export function getSchemaFile(pattern: string): string {
  return `${pattern
    .replace(/\.\w+$/, '')
    .replaceAll('/', '.')
    .replace('*', 'entry')}.json`
}

/** Creates the schemas by path for the settings of VS Code, which ignores front matter. `!` excludes a path. */
export function createAssociations(model: ContentModel, schemasFolder: string): Record<string, string[]> {
  const yaml = listFileKinds(model).filter(({ pattern }) => pattern.endsWith('.yaml'))
  return Object.fromEntries(
    yaml.map(({ pattern }) => {
      const path = `content/${pattern}`
      const excludedPaths = path.includes('*') ? [`!${path.replace('*', '_*')}`] : []
      return [`${schemasFolder}/${getSchemaFile(pattern)}`, [path, ...excludedPaths]]
    }),
  )
}

/** File name of the only schema that changes with the content. */
export const NAMES_FILE = 'names.json'
/** Definition for texts with global tokens. */
const TEXT_DEFINITION = 'text'

/** Schema of the key that all files can have, for paths to unfinished values. */
export const PLACEHOLDERS_SCHEMA = {
  type: 'array',
  items: { type: 'string' },
  description: PLACEHOLDERS_DESCRIPTION,
}

/** Creates a JSON Schema for editors. Names are in `names.json`, so the schema only depends on the definitions. */
export function createFileSchema(schema: z.ZodType, tokens: string[]): JsonSchema {
  const file = mapSchemas(toJsonSchema(schema), (inner) => convertForEditors(inner, tokens))
  return { ...file, properties: { ...file.properties, [PLACEHOLDERS]: PLACEHOLDERS_SCHEMA } }
}

function convertForEditors(
  { refersTo, tokens, group: _, requiredSwitch: _switch, ...schema }: JsonSchema,
  siteTokens: string[],
): JsonSchema {
  if (refersTo === undefined && tokens && tokens.length > 0) return createTemplateSchema(schema, tokens, siteTokens)
  const target = refersTo ?? (tokens && TEXT_DEFINITION)
  if (target === undefined) return schema
  const { type: _type, minLength: _length, ...rest } = schema
  if (refersTo !== undefined) delete rest.pattern
  return { ...rest, $ref: `${NAMES_FILE}#/definitions/${target}` }
}

function createTemplateSchema({ pattern, ...schema }: JsonSchema, tokens: string[], siteTokens: string[]): JsonSchema {
  const description = [schema.description, `Can use ${formatTokens(tokens)}.`].filter(Boolean).join(' ')
  return {
    ...schema,
    ...(pattern && { allOf: [{ pattern }] }),
    ...createTokenPattern([...tokens, ...siteTokens]),
    description,
  }
}

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
