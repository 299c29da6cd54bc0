import { PLACEHOLDERS, PLACEHOLDERS_DESCRIPTION } from '../parse/placeholders.ts'
import { type CmsField, type FormContext, NAME_KEYS, type Widget } from './cmsTypes.ts'
import { valueWidget, YES_OR_NO } from './cmsWidgets.ts'
import { hintOf, labelsIn } from './fieldLabels.ts'
import { itemLimits } from './fieldLimits.ts'
import { DRAFT, labelOf, singularOfLabel } from './formLayout.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { missingFields } from './missingFields.ts'

/** A field that contains others, with the data that it has so far. */
interface Place {
  context: FormContext
  /** Values of the field in existing content. */
  samples: unknown[]
  /** True if a draft can leave required fields empty. */
  isLenient: boolean
  /** Labels of all keys in the file. */
  labels: Map<string, string>
}

/** Returns the fields of a file. @param key the path of a file, or the name of a collection */
export function fileFields(schema: JsonSchema, context: FormContext, key: string): CmsField[] {
  const samples = context.samplesOf(key)
  const isLenient = schema.properties?.[DRAFT] !== undefined
  const place = { context, samples, isLenient, labels: labelsIn(schema) }
  const placeholders: JsonSchema = { type: 'array', items: { type: 'string' }, description: PLACEHOLDERS_DESCRIPTION }
  const fields = [...fieldsIn(schema, place), fieldOf(PLACEHOLDERS, placeholders, false, { ...place, samples: [] })]
  if (!isLenient) return fields
  const needs = missingFields(schema)
  return fields.map((field) => (field.name === DRAFT ? { ...field, needs } : field))
}

function fieldsIn(schema: JsonSchema, place: Place): CmsField[] {
  const { properties, required = [], additionalProperties: valueSchema } = schema
  const keys = Object.keys(properties ?? Object.assign({}, ...place.samples)).filter((key) => key !== PLACEHOLDERS)
  return keys.flatMap((key) => {
    const field = properties?.[key] ?? (typeof valueSchema === 'object' ? valueSchema : undefined)
    if (!field) return []
    const samples = place.samples.map((sample) => (sample as Record<string, unknown> | null)?.[key])
    return [fieldOf(key, field, required.includes(key) || !properties, { ...place, samples })]
  })
}

function fieldOf(name: string, schema: JsonSchema, isRequired: boolean, place: Place): CmsField {
  const label = labelOf(name, schema)
  const isEmpty = schema.type === 'array' && !schema.minItems
  const widget = widgetOf(schema, isRequired, { ...place, isLenient: place.isLenient && isRequired })
  const required = isRequired && !isEmpty && (!place.isLenient || NAME_KEYS.includes(name))
  const field: CmsField = { name, label, required, hint: hintOf(schema, place.labels, place.context), ...widget }
  // Drafts can be too short. `admin/missingFields.js` checks the others.
  if (place.isLenient) delete field.minlength
  if (widget.widget !== 'list') return field
  const singular = singularOfLabel(label)
  return { ...field, label_singular: singular, ...(widget.field && { field: { ...widget.field, label: singular } }) }
}

function widgetOf(schema: JsonSchema, isRequired: boolean, place: Place): Widget {
  const { refersTo, type, properties, additionalProperties: valueSchema, propertyNames, items, anyOf } = schema
  if (refersTo === undefined && !schema.enum && anyOf && !properties) return eitherOf(anyOf, place)
  if (type === 'array') return listOf(Array.isArray(items) ? (items[0] ?? {}) : (items ?? {}), schema, place)
  if (properties) return { widget: 'object', collapsed: false, fields: fieldsIn(schema, place) }
  if (typeof valueSchema === 'object')
    return valueSchema.properties
      ? { widget: 'object', fields: fieldsIn(schema, place) }
      : { widget: 'keyvalue', key_label: propertyNames?.title, value_label: valueSchema.title }
  return valueWidget(schema, isRequired, place.context, place.samples)
}

/** Uses the custom widget from `admin/start.js`. */
function eitherOf(kinds: JsonSchema[], place: Place): Widget {
  const numbers = kinds.some(({ type }) => type === 'integer')
  const words = kinds.some(({ type }) => type === 'boolean') ? YES_OR_NO : []
  if (!numbers && words.length === 0) return widgetOf(kinds.at(-1) ?? {}, true, place)
  const choices = [...words.map(([word]) => word), ...kinds.flatMap((each) => each.const ?? [])]
  return { widget: 'anything', numbers, words, choices }
}

/** Items are never lenient: writers add them when they know what to write. */
function listOf(item: JsonSchema, list: JsonSchema, at: Place): Widget {
  const place = { ...at, samples: at.samples.flat(), isLenient: false }
  const { min, max } = itemLimits(list)
  const options = { widget: 'list', collapsed: 'auto', allow_add: min === undefined || min !== max, min, max }
  if (item.properties) {
    const title = summaryOf(item.properties)
    return { ...options, fields: fieldsIn(item, place), ...(title && { summary: `{{fields.${title}}}` }) }
  }
  return { ...options, field: { name: 'item', label: 'Item', required: true, ...widgetOf(item, true, place) } }
}

/** Returns the field that names a folded item: its title, or else the first field that isn't a choice such as an icon. */
function summaryOf(properties: Record<string, JsonSchema>): string | undefined {
  const keys = Object.keys(properties)
  return NAME_KEYS.find((key) => properties[key]) ?? keys.find((key) => !properties[key]?.enum)
}
