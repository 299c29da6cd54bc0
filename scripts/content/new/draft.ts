import { parse } from 'yaml'
import type { JsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import { type Path, type Subject, sampleOf } from './sample.ts'

/**
 * The data of a new file: what it cannot do without, what the writer has told, and by their paths the values that are samples.
 * @param at where they stand, if not at the beginning of their file: `['more-calls']`.
 */
export function draft(schema: JsonSchema, subject: Subject, at: Path = []) {
  const placeholders: string[] = []

  const group = ({ properties = {}, required = [], oneOf, anyOf }: JsonSchema, path: Path): object => {
    // Of keys that stand in for each other, the one that is told, or the first.
    const either = (oneOf ?? anyOf ?? []).map((each) => each.required ?? [])
    const isTold = (keys: string[]) => keys.some((key) => hasAnswer([...path, key], subject))
    const needed = [...required, ...(either.find(isTold) ?? either[0] ?? [])]
    const keys = Object.keys(properties).filter((key) => needed.includes(key) || hasAnswer([...path, key], subject))
    return Object.fromEntries(keys.map((key) => [key, value(properties[key] ?? {}, [...path, key])]))
  }

  const value = (field: JsonSchema, path: Path): unknown => {
    const answer = subject.answers.get(path.join('.'))
    if (field.type === 'array' && answer !== undefined) return parse(`[${answer}]`)
    if (field.type === 'array') return items(field).map((item, index) => value(item, [...path, index]))
    if (field.type === 'object') return group(field, path)
    const { value: written, isSample = false } = sampleOf(field, path, subject)
    if (isSample) placeholders.push([...at, ...path].join('.'))
    return written
  }

  const data = group(schema, []) as Record<string, unknown>
  return { data, placeholders }
}

/** The data of a draft as one file has them. */
export function asFile({ data, placeholders }: ReturnType<typeof draft>): Record<string, unknown> {
  return placeholders.length === 0 ? data : { ...data, [PLACEHOLDERS]: placeholders }
}

function items({ items: item, minItems = 0 }: JsonSchema): JsonSchema[] {
  return Array.isArray(item) ? item : Array.from({ length: minItems }, () => item ?? {})
}

function hasAnswer(path: Path, { answers }: Subject): boolean {
  const place = path.join('.')
  return [...answers.keys()].some((key) => key === place || key.startsWith(`${place}.`))
}
