import { NAME_KEYS } from './cmsTypes.ts'
import { getLabel } from './formLayout.ts'
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
export function listMissingFields(schema: JsonSchema): RequiredField[] {
  const alternatives = (schema.anyOf ?? []).flatMap(({ required = [] }) => required)
  return [
    ...listRequiredFields(schema, '', ''),
    ...(alternatives.length > 0
      ? [
          {
            label: alternatives.map((key) => getLabel(key, schema.properties?.[key])).join(' or '),
            paths: alternatives,
          },
        ]
      : []),
  ]
}

function listRequiredFields(
  { properties = {}, required = [] }: JsonSchema,
  path: string,
  label: string,
): RequiredField[] {
  return required.flatMap((key) => {
    const field = properties[key]
    if (!field || NAME_KEYS.includes(key) || (field.type === 'array' && !field.minItems)) return []
    const child = { path: path + key, label: label + getLabel(key, field) }
    return field.properties
      ? listRequiredFields(field, `${child.path}.`, `${child.label}: `)
      : [{ label: child.label, paths: [child.path], ...(field.else?.minLength && { minLength: field.else.minLength }) }]
  })
}
