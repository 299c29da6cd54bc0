import { parse } from 'yaml'
import { ADDRESSES } from '../../../renderer/model/define/reference.ts'
import type { JsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import { today } from '../../today.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'

/** What a new file is made of, beside its schema. */
export interface Subject {
  /** What it is called: the value of its name or title. */
  title: string
  today: string
  /** What the writer has told, by path: `icon`, `cities.0.lat`. */
  answers: ReadonlyMap<string, string>
  /** The place in an order that comes after all others. */
  nextOrder: number
  /** What references to a target may say. */
  namesOf(target: string): string[]
}

/** @param nextOrder the place in an order, of an entry that has one. */
export function subjectOf(
  { targets }: ContentIndex,
  title: string,
  answers: ReadonlyMap<string, string>,
  nextOrder = 1,
): Subject {
  return { title, answers, nextOrder, today: today(), namesOf: (target) => targets.namesOf(target) }
}

export type Path = readonly (string | number)[]

/** Fields by which an entry is known. */
export const NAMES = ['title', 'name']
export const ORDER = 'order'

/** The value of a field in a new file: what is known, or a sample. A list or a group has none of its own. */
export function sampleOf(schema: JsonSchema, path: Path, subject: Subject): { value: unknown; isSample?: boolean } {
  const answer = subject.answers.get(path.join('.'))
  if (answer !== undefined) return { value: isText(schema) ? answer : parse(answer) }
  if (path.length === 1 && NAMES.includes(String(path[0]))) return { value: subject.title }
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, path, subject)
  const choice = choiceOf(schema, path, subject)
  if (choice !== undefined) return { value: choice }
  if (schema.type === 'integer' || schema.type === 'number') return { value: numberOf(schema, path, subject) }
  if (schema.type === 'boolean') return { value: schema.examples?.[0] ?? false }
  return text(schema, path, subject)
}

function isText({ type, refersTo }: JsonSchema): boolean {
  return type === 'string' || refersTo !== undefined
}

/** Of names and choices, each item of a list takes another. */
function choiceOf({ refersTo, ...schema }: JsonSchema, path: Path, { namesOf }: Subject): unknown {
  const values = refersTo === undefined ? schema.enum : namesOf(refersTo)
  if (values === undefined) return schema.const
  return refersTo === ADDRESSES && values.includes('/') ? '/' : values[indexIn(path) % values.length]
}

function numberOf({ minimum = 0 }: JsonSchema, path: Path, { nextOrder }: Subject): number {
  return path.length === 1 && path[0] === ORDER ? nextOrder : Math.max(minimum, 0) + indexIn(path)
}

function indexIn(path: Path): number {
  const index = path.findLast((key) => typeof key === 'number')
  return typeof index === 'number' ? index : 0
}

/** A day is today's; what has a form of its own is an example of it; all else says what belongs there. */
function text({ examples: [example] = [], else: limits, pattern }: JsonSchema, path: Path, subject: Subject) {
  if (example !== undefined)
    return isDay(String(example)) ? { value: subject.today } : { value: example, isSample: true }
  const words = path.map((key) => (typeof key === 'number' ? key + 1 : key.replaceAll(/[A-Z]/g, ' $&').toLowerCase()))
  const label = `${words.join(' ')} of ${subject.title}`
  const long = limits?.minLength === undefined ? label : `${label}: ${FILLING}`
  const cut = limits?.maxLength === undefined ? long : long.slice(0, limits.maxLength).trim()
  return { value: pattern ? cut : cut.charAt(0).toUpperCase() + cut.slice(1), isSample: true }
}

const FILLING = 'to be written in one or two sentences, which say what a reader gets of it, and are long enough'

function isDay(example: string): boolean {
  return /^\d{4}-\d\d-\d\d(?:T|$)/.test(example)
}
