import { MEDIA } from '../define/reference.ts'
import { type CmsField, type FormContext, getLabel, NAME_KEYS } from './formLayout.ts'
import { getLengthLimits, type JsonSchema, toJsonSchema } from './jsonSchema.ts'

export interface FieldContext extends FormContext {
  /** Values of the field in the current content. */
  currentValues: unknown[]
  isRequired: boolean
  /** True if a draft can leave the field empty. */
  canBeEmpty: boolean
  labels: ReadonlyMap<string, string>
}

export type Widget = Pick<CmsField, 'widget' | 'field' | 'fields'> & { [option: string]: unknown }

/** Fields for longer strings have several lines. */
const MAX_LINE_LENGTH = 70
export const BOOLEAN_LABELS: [string, boolean][] = [
  ['yes', true],
  ['no', false],
]

/** Creates the widget of a single value. `createWidget` creates unions, lists, and objects. */
export function createValueWidget(schema: JsonSchema, context: FieldContext): Widget {
  const { type, target, allowsTime } = schema
  const { isRequired } = context
  if (target !== undefined) return createReferenceWidget(target, schema, context)
  if (schema.enum) return { widget: 'select', options: createOptions(schema.enum, schema.enumDescriptions) }
  if (schema.const !== undefined)
    return { widget: 'select', options: [schema.const], ...(isRequired && { default: schema.const }) }
  // Sveltia's `boolean` can't be empty, so optional fields use our `switch` widget (`scripts/content/admin/fieldTypes.js`).
  if (type === 'boolean') return { widget: isRequired ? 'boolean' : 'switch' }
  if (type === 'integer' || type === 'number') {
    const kind = type === 'integer' ? { value_type: 'int', step: 1 } : { value_type: 'float', step: 0.001 }
    return { widget: 'number', ...kind, min: schema.minimum, max: schema.maximum }
  }
  // `dayOrTime` is a widget of ours (`admin/fieldTypes.js`).
  if (allowsTime) return { widget: 'dayOrTime', zone: context.timeZone }
  if (allowsTime === false) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  return createTextWidget(schema, context.currentValues)
}

/** Creates options with labels: `Calendar check` for `calendar-check`. */
function createOptions(values: unknown[], labels: string[] = []) {
  return values.map((value, index) => {
    const name = String(value)
    return { label: labels[index] ?? (/^[a-z]/.test(name) ? getLabel(name) : name), value }
  })
}

function createTextWidget(schema: JsonSchema, currentValues: unknown[]): Widget {
  const strings = currentValues.filter((value) => typeof value === 'string')
  const { maxLength } = getLengthLimits(schema)
  const isLongText = (text: string) => text.length > MAX_LINE_LENGTH || text.includes('\n')
  const isLong = (maxLength ?? 0) > MAX_LINE_LENGTH || strings.some(isLongText)
  // Text without a limit or current values can have several lines.
  const hasLimit = schema.pattern !== undefined || maxLength !== undefined
  const widget = (hasLimit || strings.length > 0) && !isLong ? 'string' : 'text'
  return { widget, use_emoji_autocomplete: false, ...createLengthOptions(schema, strings) }
}

/** Sveltia counts tokens before they're replaced, so a field with tokens uses a pattern instead of limits. */
function createLengthOptions(schema: JsonSchema, strings: string[]) {
  const { minLength: minlength, maxLength: maxlength = schema.maxLength } = getLengthLimits(schema)
  const pattern = getPattern(schema)
  if (pattern || maxlength === undefined) return { pattern }
  if (!strings.some((text) => text.includes('{'))) return { minlength, maxlength }
  const range = minlength === undefined ? `at most ${maxlength}` : `${minlength} to ${maxlength}`
  const untilToken = `^(?:[^{]{${minlength ?? 0},${maxlength}}|[^{]*\\{[\\s\\S]*)$`
  return { pattern: [untilToken, `Use ${range} characters.`] }
}

/** Returns a regular expression, and a message with an example. Undefined if the schema has no example. */
const getPattern = ({ pattern, examples }: JsonSchema) =>
  pattern && examples ? [pattern, `Write it like ${examples[0]}`] : undefined

function createReferenceWidget(target: string, schema: JsonSchema, { model }: FormContext): Widget {
  if (target === MEDIA) return { widget: schema.pattern?.includes('png') ? 'image' : 'file' }
  const collection = model.collections.find(({ name }) => name === target)
  if (collection) {
    const { properties } = toJsonSchema(collection.schema)
    const names = NAME_KEYS.filter((key) => properties?.[key]).slice(0, 1)
    const filters = schema.requiredSwitch && [{ field: schema.requiredSwitch, values: [true] }]
    const options = { value_field: '{{slug}}', display_fields: names, search_fields: names, filters }
    return { widget: 'relation', collection: target, ...options }
  }
  // `id` is a widget of ours: a text field with suggestions.
  return { widget: 'id', target, pattern: getPattern(schema) }
}
