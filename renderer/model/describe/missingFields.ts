import { NAME_KEYS } from './cmsTypes.ts'
import { labelOf } from './formLayout.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** A field that an entry needs before it's published. */
export interface RequiredField {
  label: string
  /** Paths of values. One is enough. */
  paths: string[]
  /** Characters. */
  minLength?: number
}

/** Lists the fields that a draft can leave empty. */
export function missingFields(schema: JsonSchema): RequiredField[] {
  const either = (schema.anyOf ?? []).flatMap(({ required = [] }) => required)
  return [
    ...needsIn(schema, '', ''),
    ...(either.length > 0
      ? [{ label: either.map((key) => labelOf(key, schema.properties?.[key])).join(' or '), paths: either }]
      : []),
  ]
}

function needsIn({ properties = {}, required = [] }: JsonSchema, path: string, label: string): RequiredField[] {
  return required.flatMap((key) => {
    const field = properties[key]
    if (!field || NAME_KEYS.includes(key) || (field.type === 'array' && !field.minItems)) return []
    const at = { path: path + key, label: label + labelOf(key, field) }
    return field.properties
      ? needsIn(field, `${at.path}.`, `${at.label}: `)
      : [{ label: at.label, paths: [at.path], ...(field.else?.minLength && { minLength: field.else.minLength }) }]
  })
}
