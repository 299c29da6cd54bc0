import { z } from 'zod'
import type { ContentModel } from '../define/model.ts'
import type { FileFormat } from '../define/policies.ts'
import { PLACEHOLDERS, PLACEHOLDERS_MEAN } from '../parse/placeholders.ts'
import { type JsonSchema, listed, mapSchemas, tokenRule } from './jsonSchema.ts'
import { definitionOf, TEXT } from './namesFile.ts'

/**
 * What a file of content may hold, as an editor reads it: the schema of what a writer types. What stands in other files, the
 * names of entries and the tokens of all texts, is referred to, so that this follows from the definitions alone.
 * @param tokens the tokens that every text knows: `brand`, `claim:…`.
 */
export function fileSchema(schema: z.ZodType, tokens: string[]): JsonSchema {
  const file = mapSchemas(toJsonSchema(schema), (inner) => forEditors(inner, tokens))
  const placeholders = { type: 'array', items: { type: 'string' }, description: PLACEHOLDERS_MEAN }
  return { ...file, properties: { ...file.properties, [PLACEHOLDERS]: placeholders } }
}

/** The JSON Schema that zod makes, with what our fields tell editors still in it. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override: dropEndlessLimits }) as JsonSchema
}

function forEditors({ refersTo, tokens, group: _, ...schema }: JsonSchema, known: string[]): JsonSchema {
  if (refersTo !== undefined) return reference(schema, refersTo)
  if (tokens?.length === 0) return plainText(schema)
  return tokens ? template(schema, tokens, known) : schema
}

/** The pattern and the length of what a writer types follow from the names that there are. */
function reference(
  { type: _, minLength: _length, pattern: _pattern, ...schema }: JsonSchema,
  target: string,
): JsonSchema {
  return { ...schema, $ref: definitionOf(target) }
}

function plainText({ type: _, minLength: _length, ...schema }: JsonSchema): JsonSchema {
  return { ...schema, $ref: definitionOf(TEXT) }
}

/** A text with tokens of its own: those are named with its meaning. */
function template({ pattern, ...schema }: JsonSchema, own: string[], known: string[]): JsonSchema {
  const description = [schema.description, `May name ${listed(own)}.`].filter(Boolean).join(' ')
  return { ...schema, ...(pattern && { allOf: [{ pattern }] }), ...tokenRule([...own, ...known]), description }
}

/** Zod says of each whole number that JavaScript can count no further. */
function dropEndlessLimits({ jsonSchema }: { jsonSchema: Pick<JsonSchema, 'minimum' | 'maximum'> }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

interface EditorFile {
  /** Beside the other schemas: `posts._listing.json`. */
  name: string
  schema: z.ZodType
  format: FileFormat
  /** Paths in the content folder; one that begins with `!` is left out. */
  paths: string[]
}

/** Every kind of file that somebody edits: what programs generate is none. */
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

/** Which schema is for which files, in an editor’s settings, from where the settings count. Editors read YAML by a schema, and no front matter. */
export function associations(model: ContentModel, folder: string, content: string): Record<string, string[]> {
  const yaml = editorFiles(model).filter(({ format }) => format === 'yaml')
  return Object.fromEntries(
    yaml.map(({ name, paths }) => [
      `${folder}/${name}`,
      paths.map((path) => (path.startsWith('!') ? `!${content}/${path.slice(1)}` : `${content}/${path}`)),
    ]),
  )
}
