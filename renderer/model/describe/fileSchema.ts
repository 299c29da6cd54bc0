import { z } from 'zod'
import type { ContentModel } from '../define/model.ts'
import type { FileFormat } from '../define/policies.ts'
import { PLACEHOLDERS, PLACEHOLDERS_DESCRIPTION } from '../parse/placeholders.ts'
import { type JsonSchema, listTokens, mapSchemas, tokenRule } from './jsonSchema.ts'
import { getNamesRef, TEXT } from './namesFile.ts'

/** Creates a JSON Schema for editors. Names are in `names.json`, so the schema only depends on the definitions. */
export function fileSchema(schema: z.ZodType, tokens: string[]): JsonSchema {
  const file = mapSchemas(toJsonSchema(schema), (inner) => forEditors(inner, tokens))
  const placeholders = { type: 'array', items: { type: 'string' }, description: PLACEHOLDERS_DESCRIPTION }
  return { ...file, properties: { ...file.properties, [PLACEHOLDERS]: placeholders } }
}

/** Converts a zod schema to JSON Schema for the input, including `EditorMeta`. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override: dropEndlessLimits }) as JsonSchema
}

function forEditors(
  { refersTo, tokens, group: _, requiredSwitch: _where, ...schema }: JsonSchema,
  siteTokens: string[],
): JsonSchema {
  if (refersTo === undefined && tokens && tokens.length > 0) return template(schema, tokens, siteTokens)
  const target = refersTo ?? (tokens && TEXT)
  if (target === undefined) return schema
  const { type: _type, minLength: _length, ...rest } = schema
  if (refersTo !== undefined) delete rest.pattern
  return { ...rest, $ref: getNamesRef(target) }
}

function template({ pattern, ...schema }: JsonSchema, tokens: string[], siteTokens: string[]): JsonSchema {
  const description = [schema.description, `Can use ${listTokens(tokens)}.`].filter(Boolean).join(' ')
  return { ...schema, ...(pattern && { allOf: [{ pattern }] }), ...tokenRule([...tokens, ...siteTokens]), description }
}

/** Zod adds safe integer limits to all integers. */
function dropEndlessLimits({ jsonSchema }: { jsonSchema: Pick<JsonSchema, 'minimum' | 'maximum'> }): void {
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
export function editorFiles(model: ContentModel): EditorFile[] {
  const files = model.files().map(({ path, schema }): EditorFile => {
    return { name: `${path.replace(/\.yaml$/, '').replaceAll('/', '.')}.json`, schema, format: 'yaml', paths: [path] }
  })
  const edited = model.collections.filter(({ format }) => format !== 'json')
  const entries = edited.map(({ name, schema, format }): EditorFile => {
    return { name: `${name}.entry.json`, schema, format, paths: [`${name}/*.${format}`, `!${name}/_*.${format}`] }
  })
  return [...files, ...entries]
}

/** Creates VS Code settings. Front matter is not supported by editors. */
export function associations(model: ContentModel, folder: string, content: string): Record<string, string[]> {
  const yaml = editorFiles(model).filter(({ format }) => format === 'yaml')
  return Object.fromEntries(
    yaml.map(({ name, paths }) => [
      `${folder}/${name}`,
      paths.map((path) => (path.startsWith('!') ? `!${content}/${path.slice(1)}` : `${content}/${path}`)),
    ]),
  )
}
