import { z } from 'zod'
import type { ContentModel } from '../define/model.ts'
import type { FileFormat } from '../define/rules.ts'
import { PLACEHOLDERS, PLACEHOLDERS_DESCRIPTION } from '../parse/placeholders.ts'
import { createTokenPattern, formatTokens, type JsonSchema, mapSchemas } from './jsonSchema.ts'
import { NAMES_FILE, TEXT_DEFINITION } from './namesFile.ts'

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

/** Converts a zod schema to JSON Schema for the input, including `EditorMeta`. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override: dropSafeIntegerLimits }) as JsonSchema
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

/** Removes the safe integer limits that zod adds to all integers. */
function dropSafeIntegerLimits({ jsonSchema }: { jsonSchema: Pick<JsonSchema, 'minimum' | 'maximum'> }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

interface EditorFile {
  /** File name of the schema: `posts._listing.json`. */
  name: string
  schema: z.ZodType
  format: FileFormat
  /** `!` excludes a path. */
  paths: string[]
}

/** Returns all kinds of files that writers edit. */
export function listEditorFiles(model: ContentModel): EditorFile[] {
  const files = model.listFiles().map(({ path, schema }): EditorFile => {
    return { name: `${path.replace(/\.yaml$/, '').replaceAll('/', '.')}.json`, schema, format: 'yaml', paths: [path] }
  })
  const entries = model.editedCollections.map(({ name, schema, format }): EditorFile => {
    return { name: `${name}.entry.json`, schema, format, paths: [`${name}/*.${format}`, `!${name}/_*.${format}`] }
  })
  return [...files, ...entries]
}

/** Creates the schemas by path for the settings of VS Code, which ignores front matter. */
export function createAssociations(model: ContentModel, schemasFolder: string): Record<string, string[]> {
  const yaml = listEditorFiles(model).filter(({ format }) => format === 'yaml')
  return Object.fromEntries(
    yaml.map(({ name, paths }) => [`${schemasFolder}/${name}`, paths.map((path) => path.replace(/^!?/, '$&content/'))]),
  )
}
