import { z } from 'zod'
import { Reference } from '../define/reference.ts'
import { walk } from '../define/texts.ts'
import { explainIssue, valueAt } from '../explain/explain.ts'
import type { Problem } from '../explain/problem.ts'
import { SHOWN_PROBLEMS } from '../limits.ts'
import type { PlacedReference } from '../mdx/parseMdx.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** A file that its schema accepts. `data` is the schema's output: typed by the slot's schema. */
export interface CheckedFile {
  file: ParsedFile
  data: object
  /** The pointers in its data and in its body, each with its stretch of the file. */
  references: PlacedReference[]
}

export interface Validation {
  /** The file's data with its tokens replaced; positions still come from the file. */
  data: unknown
  /** Paths of texts in which a value is not known: nothing but their tokens can be judged. */
  unsure: Set<string>
  /** The tokens that every text knows. */
  tokens: string[]
}

/** Holds a file's data against its schema. */
export function validate(file: ParsedFile, { data, unsure, tokens }: Validation): CheckedFile | Problem[] {
  const result = file.slot.schema.safeParse(data ?? {})
  if (result.success) return { file, data: result.data as object, references: referencesIn(file, result.data) }
  return result.error.issues.flatMap((issue) => {
    const isToken = issue.code === 'custom' && issue.params?.unknownToken !== undefined
    if (!isToken && unsure.has(issue.path.join('.'))) return []
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(file.slot.schema, issue.path)
      return issue.keys.map((key, index) => {
        const keys = index < SHOWN_PROBLEMS ? known : []
        const { message, hint } = explainIssue({ ...issue, keys: [key] }, data, { keys })
        return file.source.problem(...file.yaml.keyRange([...issue.path, key]), message, hint)
      })
    }
    const { message, hint } = explainIssue(issue, data, { tokens })
    const isKey = issue.code === 'invalid_key'
    const range = isKey ? file.yaml.keyRange(issue.path) : rangeOf(file, issue.path)
    return [file.source.problem(...range, message, hint)]
  })
}

function referencesIn({ yaml, body }: ParsedFile, data: unknown): PlacedReference[] {
  const references: PlacedReference[] = []
  walk(data, (leaf, path) => {
    if (leaf instanceof Reference) references.push({ reference: leaf, range: () => yaml.range(path) })
  })
  return [...references, ...(body?.references ?? [])]
}

/** A missing value is shown at the group that lacks it; at the top of the file, that is its first line. */
function rangeOf({ yaml }: ParsedFile, path: readonly PropertyKey[]): [number, number] {
  const isMissing = path.length > 0 && valueAt(yaml.data, path) === undefined
  if (!isMissing) return yaml.range(path)
  const [start] = yaml.range(path.slice(0, -1))
  return [start, start + 1]
}

/** The keys that a schema knows at a path, for "did you mean". */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const inner = path.reduce<z.ZodType | undefined>(
    (current, key) => (current ? childOf(unwrap(current), key) : undefined),
    schema,
  )
  const object = inner ? unwrap(inner) : undefined
  return object instanceof z.ZodObject ? Object.keys(object.shape) : []
}

function childOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, z.ZodType>)[key]
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  if (schema instanceof z.ZodRecord) return schema.valueType as z.ZodType
  return undefined
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType)
  return schema
}
