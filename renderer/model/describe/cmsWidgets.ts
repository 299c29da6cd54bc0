import { MEDIA } from '../define/reference.ts'
import { type FormContext, NAME_KEYS, type Widget } from './cmsTypes.ts'
import { getLengthLimits, getNumberLimits, getPattern } from './fieldLimits.ts'
import { toJsonSchema } from './fileSchema.ts'
import { getLabel } from './formLayout.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** Longer lists use a text field with suggestions. */
const MAX_CHOICES = 200

/** Longer texts need a box of several lines. */
const MAX_LINE_LENGTH = 70

export const YES_OR_NO: [string, boolean][] = [
  ['yes', true],
  ['no', false],
]

/** Returns the widget of a single value. `cmsFields.ts` has lists and groups. */
export function createValueWidget(
  schema: JsonSchema,
  isRequired: boolean,
  context: FormContext,
  samples: unknown[],
): Widget {
  const { type, refersTo, pattern = '' } = schema
  if (refersTo !== undefined) return createReferenceWidget(refersTo, schema, context)
  if (schema.enum) return { widget: 'select', options: createOptions(schema.enum, schema.enumDescriptions) }
  if (schema.const !== undefined)
    return { widget: 'select', options: [schema.const], ...(isRequired && { default: schema.const }) }
  // Switches can't be empty, so `admin/start.js` has one for optional fields.
  if (type === 'boolean') return { widget: isRequired ? 'boolean' : 'switch' }
  if (type === 'integer' || type === 'number') return createNumberWidget(schema)
  if (pattern.endsWith('\\d{2}$')) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (pattern.endsWith('(T.*)?$')) return { widget: 'moment', zone: context.timeZone }
  return createTextWidget(schema, samples)
}

/** Creates options with labels: `Calendar check` for `calendar-check`. */
function createOptions(values: unknown[], labels: string[] = []) {
  return values.map((value, index) => {
    const name = String(value)
    return { label: labels[index] ?? (/^[a-z]/.test(name) ? getLabel(name) : name), value }
  })
}

function createNumberWidget(schema: JsonSchema): Widget {
  const isInteger = schema.type === 'integer'
  return {
    widget: 'number',
    value_type: isInteger ? 'int' : 'float',
    step: isInteger ? 1 : 0.001,
    ...getNumberLimits(schema),
  }
}

function createTextWidget(schema: JsonSchema, samples: unknown[]): Widget {
  const texts = samples.filter((sample) => typeof sample === 'string')
  const isLong =
    (schema.else?.maxLength ?? 0) > MAX_LINE_LENGTH ||
    texts.some((text) => text.length > MAX_LINE_LENGTH || text.includes('\n'))
  const isLine = schema.pattern !== undefined || (!isLong && texts.length > 0) || schema.else?.maxLength !== undefined
  return {
    widget: isLine && !isLong ? 'string' : 'text',
    use_emoji_autocomplete: false,
    ...getLengthLimits(schema, texts),
  }
}

function createReferenceWidget(target: string, schema: JsonSchema, { model, listNames }: FormContext): Widget {
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
  const names = listNames(target)
  if (names.length > 0 && names.length <= MAX_CHOICES) return { widget: 'select', options: names }
  return { widget: 'name', target, pattern: getPattern(schema) }
}
