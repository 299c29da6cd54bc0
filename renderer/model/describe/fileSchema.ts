import type { z } from 'zod'
import type { ContentModel } from '../define/model.ts'
import { ADDRESSES } from '../define/reference.ts'
import { PLACEHOLDERS, PLACEHOLDERS_DESCRIPTION } from '../parse/placeholders.ts'
import type { Site } from '../site.ts'
import { formatTokens, type JsonSchema, mapSchemas, toJsonSchema } from './jsonSchema.ts'

/** Lists the schemas of files that writers edit, collections first, with patterns in `content`: `posts/*.mdx`. */
export function listEditableFiles({ editedCollections, singleFiles }: ContentModel) {
  const entries = editedCollections.map(({ name, schema, format }) => ({ pattern: `${name}/*.${format}`, schema }))
  return [...entries, ...singleFiles.map(({ path, schema }) => ({ pattern: path, schema }))]
}

/** Returns the file name of the schema for a pattern: `posts.entry.json`, `posts._listing.json`. */
export function getSchemaFileName(pattern: string): string {
  const name = pattern.replace('*', 'entry').replaceAll('/', '.')
  return name.replace(/\.\w+$/, '.json')
}

/** Maps each schema to paths of YAML files, for `yaml.schemas` of VS Code. `!` excludes a path. */
export function createSchemaAssociations(model: ContentModel, schemasFolder: string): Record<string, string[]> {
  const yamlFiles = listEditableFiles(model).filter(({ pattern }) => pattern.endsWith('.yaml'))
  const associations = yamlFiles.map(({ pattern }) => {
    const path = `content/${pattern}`
    const paths = path.includes('*') ? [path, `!${path.replace('*', '_*')}`] : [path]
    return [`${schemasFolder}/${getSchemaFileName(pattern)}`, paths]
  })
  return Object.fromEntries(associations)
}

/** File name of the schema with the ids. Only this schema depends on the content. */
export const IDS_FILE = 'ids.json'

/** Schema of `placeholders`, an optional key of every file. */
export const PLACEHOLDERS_SCHEMA = {
  type: 'array',
  items: { type: 'string' },
  description: PLACEHOLDERS_DESCRIPTION,
}

/** Creates a JSON Schema for editors. References point to `ids.json`, so it only depends on the definitions. */
export function createFileSchema(schema: z.ZodType): JsonSchema {
  const file = mapSchemas(toJsonSchema(schema), convertForEditors)
  return { ...file, properties: { ...file.properties, [PLACEHOLDERS]: PLACEHOLDERS_SCHEMA } }
}

function convertForEditors(schemaWithMeta: JsonSchema): JsonSchema {
  const {
    target,
    pageTokenNames = [],
    sharedObjectName,
    requiredSwitch,
    isCopy,
    searchResultPart,
    allowsTime,
    ...schema
  } = schemaWithMeta
  if (target !== undefined) {
    const { type, minLength, pattern, ...rest } = schema
    return { ...rest, $ref: `${IDS_FILE}#/definitions/${target}` }
  }
  if (pageTokenNames.length === 0) return schema
  return { ...schema, description: `${schema.description ?? ''} Can insert ${formatTokens(pageTokenNames)}.`.trim() }
}

/** Creates the schema with the ids. If the content is valid, describes them with names and titles. */
export function createIdsSchema(model: ContentModel, listIds: (target: string) => string[], site?: Site): JsonSchema {
  const descriptions = site ? describeIds(site) : {}
  const definitions = [...model.targetNouns].map(([target, title]) => {
    const ids = listIds(target)
    const enumDescriptions = ids.map((id) => descriptions[target]?.get(id) ?? '')
    // Empty enums aren't valid.
    const choices = ids.length > 0 ? { enum: ids, enumDescriptions } : { not: {} }
    const idSchema = { title, ...choices, errorMessage: `There's no ${title} with this name.` }
    return [target, target === ADDRESSES ? { anyOf: [idSchema, ADDRESS_WITH_SUFFIX] } : idSchema] as const
  })
  return { $schema: 'http://json-schema.org/draft-07/schema#', definitions: Object.fromEntries(definitions) }
}

/** Accepts any address with a query or fragment, because the ids are only addresses of pages. */
const ADDRESS_WITH_SUFFIX: JsonSchema = { type: 'string', pattern: '^/[^#?]*[#?].' }

function describeIds(site: Site): Record<string, ReadonlyMap<string, string>> {
  const entries = site.model.collections.map((collection) => {
    const names = site.listEntries(collection).map((entry) => [entry.slug, collection.getName(entry)] as const)
    return [collection.name, new Map(names)] as const
  })
  return { ...Object.fromEntries(entries), [ADDRESSES]: new Map(site.pageIndex()) }
}
