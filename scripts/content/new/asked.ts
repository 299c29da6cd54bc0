import { kindOf } from '../../../renderer/model/describe/fieldKind.ts'
import type { JsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import { NAMES, ORDER } from './sample.ts'

/** A field that only the writer can choose: nothing can stand in for it until it is written. */
export interface Asked {
  key: string
  /** What it is for, and what it takes. */
  says: string
  kind: string
  /** Undefined where it is no choice but a number. */
  choices: string[] | undefined
}

/** What a new entry cannot do without: choices, names of others, numbers. Texts and days have a sample. */
export function askedOf(
  { properties = {}, required = [] }: JsonSchema,
  namesOf: (target: string) => string[],
  targets: Map<string, string>,
): Asked[] {
  return required.flatMap((key): Asked[] => {
    const field = properties[key]
    if (!field || key === ORDER || NAMES.includes(key)) return []
    const choices = field.refersTo === undefined ? field.enum?.map(String) : namesOf(field.refersTo)
    const isNumber = field.type === 'integer' || field.type === 'number'
    if (!isNumber && (choices === undefined || choices.length < 2)) return []
    return [{ key, says: field.description ?? '', kind: kindOf(field, targets), choices }]
  })
}
