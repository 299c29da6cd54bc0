import { z } from 'zod'
import { keysAt, schemaAt, unwrap } from '../define/schemaAt.ts'
import { inLine } from '../explain/inLine.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

type Path = readonly PropertyKey[]

/** Where a missing key belongs: behind the one that its schema has before it, else at the beginning of its group. */
export function placeOfMissing({ slot, source, yaml }: ParsedFile, path: Path): [start: number, end: number] {
  const parent = path.slice(0, -1)
  const keys = keysAt(slot.schema, parent)
  const before = keys.slice(0, Math.max(0, keys.indexOf(String(path.at(-1))))).toReversed()
  const [group] = yaml.range(parent)
  const found = before.find((key) => yaml.has([...parent, key]))
  if (found === undefined) return [group, group + 1]
  const [, value] = yaml.range([...parent, found])
  const end = source.text.slice(0, value).trimEnd().length
  return [end, end + 1]
}

/** How a missing key is written: `price: { monthly: … }`. */
export function lineOfMissing({ slot }: ParsedFile, path: Path): string {
  const schema = schemaAt(slot.schema, path)
  return `${String(path.at(-1))}: ${schema ? sketch(schema) : '…'}`
}

/** A value of a schema, as far as anybody can know it. */
function sketch(schema: z.ZodType): string {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return `[${sketch(inner.element as z.ZodType)}]`
  if (inner instanceof z.ZodObject) {
    const required = Object.entries(inner.shape as Record<string, z.ZodType>).filter(
      ([, each]) => !each.safeParse(undefined).success,
    )
    return `{ ${required.map(([key, each]) => `${key}: ${sketch(each)}`).join(', ')} }`
  }
  if (inner instanceof z.ZodEnum) return inLine(inner.options[0])
  if (inner instanceof z.ZodLiteral) return inLine([...inner.values][0])
  if (inner instanceof z.ZodBoolean) return 'true'
  return '…'
}
