import { parse } from 'yaml'
import type { z } from 'zod'
import { ADDRESSES } from '../../../renderer/model/define/reference.ts'
import { NAMES } from '../../../renderer/model/describe/cmsConfig.ts'
import { kindOf } from '../../../renderer/model/describe/fieldKind.ts'
import { toJsonSchema } from '../../../renderer/model/describe/fileSchema.ts'
import type { JsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import { PLACEHOLDERS } from '../../../renderer/model/parse/placeholders.ts'
import { today } from '../../today.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'

/**
 * Creates the data of a new file: its required fields and the writer's answers.
 * @param at the path of the data in its file: `['more-calls']`
 * @returns the data, the paths of its sample values, and the answers that no field has taken
 */
export function draft(schema: JsonSchema, subject: Subject, at: Path = []) {
  const placeholders: string[] = []
  const unused = new Set(subject.answers.keys())

  const group = ({ properties = {}, required = [], oneOf, anyOf }: JsonSchema, path: Path): object => {
    // Of keys that stand in for each other, the one that is told, or the first.
    const either = (oneOf ?? anyOf ?? []).map((each) => each.required ?? [])
    const isTold = (keys: string[]) => keys.some((key) => hasAnswer([...path, key], subject))
    const needed = [...required, ...(either.find(isTold) ?? either[0] ?? [])]
    const keys = Object.keys(properties).filter((key) => needed.includes(key) || hasAnswer([...path, key], subject))
    return Object.fromEntries(keys.map((key) => [key, value(properties[key] ?? {}, [...path, key])]))
  }

  const value = (field: JsonSchema, path: Path): unknown => {
    const place = path.join('.')
    const answer = subject.answers.get(place)
    if (field.type !== 'object') unused.delete(place)
    if (field.type === 'array' && answer !== undefined) return parse(`[${answer}]`)
    if (field.type === 'array') return items(field).map((item, index) => value(item, [...path, index]))
    if (field.type === 'object') return group(field, path)
    const { value: written, isSample = false } = sampleOf(field, path, subject)
    if (isSample) placeholders.push([...at, ...path].join('.'))
    return written
  }

  const data = group(schema, []) as Record<string, unknown>
  return { data, placeholders, unused: [...unused] }
}

/** The data of a draft as one file has them. */
export function asFile({
  data,
  placeholders,
}: Pick<ReturnType<typeof draft>, 'data' | 'placeholders'>): Record<string, unknown> {
  return placeholders.length === 0 ? data : { ...data, [PLACEHOLDERS]: placeholders }
}

function items({ items: item, minItems = 0 }: JsonSchema): JsonSchema[] {
  return Array.isArray(item) ? item : Array.from({ length: minItems }, () => item ?? {})
}

function hasAnswer(path: Path, { answers }: Subject): boolean {
  const place = path.join('.')
  return [...answers.keys()].some((key) => key === place || key.startsWith(`${place}.`))
}

/** What a new file is made of, beside its schema. */
export interface Subject {
  /** What it is called: the value of its name or title. */
  title: string
  today: string
  /** What the writer has told, by path: `icon`, `cities.0.lat`. */
  answers: ReadonlyMap<string, string>
  /** The place in an order that comes after all others. */
  nextOrder: number
  namesOf(target: string): string[]
}

export function subjectOf(
  { targets }: ContentIndex,
  title: string,
  answers: ReadonlyMap<string, string>,
  nextOrder = 1,
): Subject {
  return { title, answers, nextOrder, today: today(), namesOf: (target) => targets.namesOf(target) }
}

type Path = readonly (string | number)[]

export const ORDER = 'order'

/** The value of a field in a new file: what is known, or a sample. A list or a group has none of its own. */
function sampleOf(schema: JsonSchema, path: Path, subject: Subject): { value: unknown; isSample?: boolean } {
  const answer = subject.answers.get(path.join('.'))
  const isText = schema.type === 'string' || schema.refersTo !== undefined
  if (answer !== undefined) return { value: isText ? answer : parse(answer) }
  if (path.length === 1 && NAMES.includes(String(path[0]))) return { value: subject.title }
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, path, subject)
  const choice = choiceOf(schema, path, subject)
  if (choice !== undefined) return { value: choice }
  if (schema.type === 'integer' || schema.type === 'number') {
    const isOrder = path.length === 1 && path[0] === ORDER
    return { value: isOrder ? subject.nextOrder : Math.max(schema.minimum ?? 0, 0) + indexIn(path) }
  }
  if (schema.type === 'boolean') return { value: schema.examples?.[0] ?? false }
  return text(schema, path, subject)
}

/** Of names and choices, each item of a list takes another. */
function choiceOf({ refersTo, ...schema }: JsonSchema, path: Path, { namesOf }: Subject): unknown {
  const values = refersTo === undefined ? schema.enum : namesOf(refersTo)
  if (values === undefined) return schema.const
  return refersTo === ADDRESSES && values.includes('/') ? '/' : values[indexIn(path) % values.length]
}

function indexIn(path: Path): number {
  const index = path.findLast((key) => typeof key === 'number')
  return typeof index === 'number' ? index : 0
}

const DAY = /^\d{4}-\d\d-\d\d(?:T|$)/

/** A day is today's; what has a form of its own is an example of it; all else says what belongs there. */
function text({ examples: [example] = [], else: limits, pattern }: JsonSchema, path: Path, subject: Subject) {
  if (example !== undefined)
    return DAY.test(String(example)) ? { value: subject.today } : { value: example, isSample: true }
  const words = path.map((key) => (typeof key === 'number' ? key + 1 : key.replaceAll(/[A-Z]/g, ' $&').toLowerCase()))
  const label = `${words.join(' ')} of ${subject.title}`
  const long = limits?.minLength === undefined ? label : `${label}: ${FILLING}`
  const cut = limits?.maxLength === undefined ? long : long.slice(0, limits.maxLength).trim()
  return { value: pattern ? cut : cut.charAt(0).toUpperCase() + cut.slice(1), isSample: true }
}

const FILLING = 'to be written in one or two sentences, which say what a reader gets of it, and are long enough'

/** A field that only the writer can choose: nothing can stand in for it until it is written. */
export interface Missing {
  key: string
  /** What it is for, and what it takes. */
  says: string
  kind: string
  /** Undefined where it is no choice but a number. */
  choices: string[] | undefined
}

/** What a new entry cannot do without and nobody has told: choices, names of others, numbers. Texts and days have a sample. */
export function missing(
  { model, targets }: ContentIndex,
  schema: z.ZodType,
  answers: ReadonlyMap<string, string>,
): Missing[] {
  const { properties = {}, required = [] } = toJsonSchema(schema)
  return required.flatMap((key): Missing[] => {
    const field = properties[key]
    if (!field || answers.has(key) || key === ORDER || NAMES.includes(key)) return []
    const choices = field.refersTo === undefined ? field.enum?.map(String) : targets.namesOf(field.refersTo)
    const isNumber = field.type === 'integer' || field.type === 'number'
    if (!isNumber && (choices === undefined || choices.length < 2)) return []
    return [{ key, says: field.description ?? '', kind: kindOf(field, model.targets()), choices }]
  })
}

/** What a writer has to tell before anything can be written. */
export function describeMissing(title: string | undefined, open: Missing[]): string {
  return [
    'Nothing was written. This is missing:',
    ...(title === undefined ? ['  "<title>"  What it is called.'] : []),
    ...open.map(({ key, says, kind }) => `  --${key}  ${says} (${kind})`),
  ].join('\n')
}
