import { MEDIA } from '../define/reference.ts'
import { type FormContext, NAME_KEYS, type Widget } from './cmsTypes.ts'
import { lengthLimits, numberLimits, patternOf } from './fieldLimits.ts'
import { toJsonSchema } from './fileSchema.ts'
import { labelOf } from './formLayout.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** Longer lists use a text field with suggestions. */
const MAX_CHOICES = 200

/** Longer texts need a box of several lines. */
const LINE = 70

export const YES_OR_NO: [string, boolean][] = [
  ['yes', true],
  ['no', false],
]

/** Returns the widget of a single value. `cmsFields.ts` has lists and groups. */
export function valueWidget(schema: JsonSchema, isRequired: boolean, context: FormContext, samples: unknown[]): Widget {
  const { type, refersTo, pattern = '' } = schema
  if (refersTo !== undefined) return referenceWidget(refersTo, schema, context)
  if (schema.enum) return { widget: 'select', options: optionsOf(schema.enum, schema.enumDescriptions) }
  if (schema.const !== undefined)
    return { widget: 'select', options: [schema.const], ...(isRequired && { default: schema.const }) }
  // Switches can't be empty, so `admin/start.js` has one for optional fields.
  if (type === 'boolean') return { widget: isRequired ? 'boolean' : 'switch' }
  if (type === 'integer' || type === 'number') return numberWidget(schema)
  if (pattern.endsWith('\\d{2}$')) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (pattern.endsWith('(T.*)?$')) return { widget: 'moment', zone: context.zone }
  return textWidget(schema, samples)
}

/** Writers see `Calendar check` for `calendar-check`. */
function optionsOf(values: unknown[], labels: string[] = []) {
  return values.map((value, index) => {
    const name = String(value)
    return { label: labels[index] ?? (/^[a-z]/.test(name) ? labelOf(name) : name), value }
  })
}

function numberWidget(schema: JsonSchema): Widget {
  const isWhole = schema.type === 'integer'
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    step: isWhole ? 1 : 0.001,
    ...numberLimits(schema),
  }
}

function textWidget(schema: JsonSchema, samples: unknown[]): Widget {
  const texts = samples.filter((sample) => typeof sample === 'string')
  const isLong = (schema.else?.maxLength ?? 0) > LINE || texts.some((text) => text.length > LINE || text.includes('\n'))
  const isLine = schema.pattern !== undefined || (!isLong && texts.length > 0) || schema.else?.maxLength !== undefined
  return {
    widget: isLine && !isLong ? 'string' : 'text',
    use_emoji_autocomplete: false,
    ...lengthLimits(schema, texts),
  }
}

function referenceWidget(target: string, schema: JsonSchema, { model, namesOf }: FormContext): Widget {
  const collection = model.collections.find(({ name }) => name === target)
  if (target === MEDIA) return { widget: schema.pattern?.includes('png') ? 'image' : 'file' }
  if (collection) {
    const [title = ''] = NAME_KEYS.filter((key) => toJsonSchema(collection.schema).properties?.[key])
    return {
      widget: 'relation',
      collection: target,
      value_field: '{{slug}}',
      display_fields: [title],
      search_fields: [title],
      ...(schema.requiredSwitch !== undefined && { filters: [{ field: schema.requiredSwitch, values: [true] }] }),
    }
  }
  const names = namesOf(target)
  if (names.length > 0 && names.length <= MAX_CHOICES) return { widget: 'select', options: names }
  return { widget: 'name', target, pattern: patternOf(schema) }
}
