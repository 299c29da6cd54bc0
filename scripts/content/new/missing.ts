import type { z } from 'zod'
import { kindOf } from '../../../renderer/model/describe/fieldKind.ts'
import { plainSchema } from '../../../renderer/model/describe/fileSchema.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'
import { NAMES, ORDER } from './sample.ts'

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
  const { properties = {}, required = [] } = plainSchema(schema)
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
