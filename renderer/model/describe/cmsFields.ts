import type { ContentModel } from '../define/model.ts'
import { PLACEHOLDERS } from '../parse/placeholders.ts'
import { BOOLEAN_LABELS, createValueWidget, type FieldContext, type Widget } from './cmsWidgets.ts'
import { formatCount, MAX_LISTED_TOKENS } from './fieldReference.ts'
import { PLACEHOLDERS_SCHEMA } from './fileSchema.ts'
import { type CmsField, DRAFT_FIELD, type FormContext, getLabel, getMenuItem, NAME_KEYS } from './formLayout.ts'
import { formatTokens, getLengthLimits, type JsonSchema, listSchemas, toJsonSchema } from './jsonSchema.ts'

/** Creates the fields of a form. @param key the path of a file, or the name of a collection */
export function createFileFields(schema: JsonSchema, context: FormContext, key: string): CmsField[] {
  const allowsDrafts = schema.properties?.[DRAFT_FIELD] !== undefined
  const currentValues = context.getCurrentValues(key)
  const labels = collectLabels(schema)
  const fieldContext = { ...context, currentValues, canBeEmpty: allowsDrafts, isRequired: true, labels }
  const alternatives = schema.anyOf?.flatMap(({ required = [] }) => required)
  return [
    ...createFields(schema, fieldContext),
    createField(PLACEHOLDERS, PLACEHOLDERS_SCHEMA, { ...fieldContext, currentValues: [], isRequired: false }),
  ].map((field) => (field.name === DRAFT_FIELD ? { ...field, alternatives } : field))
}

/** Creates the fields of an object. If writers choose the keys, uses the current keys. */
function createFields(schema: JsonSchema, fieldContext: FieldContext): CmsField[] {
  const { properties, required = [], additionalProperties: valueSchema } = schema
  const keys = Object.keys(properties ?? Object.assign({}, ...fieldContext.currentValues))
  return keys.flatMap((key) => {
    const field = properties?.[key] ?? (typeof valueSchema === 'object' ? valueSchema : undefined)
    if (!field || key === PLACEHOLDERS) return []
    const currentValues = fieldContext.currentValues.map((value) => (value as Record<string, unknown> | null)?.[key])
    const isRequired = required.includes(key) || !properties
    return [createField(key, field, { ...fieldContext, currentValues, isRequired })]
  })
}

function createField(name: string, schema: JsonSchema, fieldContext: FieldContext): CmsField {
  const { canBeEmpty } = fieldContext
  const label = getLabel(name, schema)
  const isRequired = fieldContext.isRequired && (schema.type !== 'array' || schema.minItems !== undefined)
  const isRequiredToPublish = isRequired && canBeEmpty && !NAME_KEYS.includes(name)
  const isMarked = isRequiredToPublish && !schema.properties
  const widget = createWidget(schema, { ...fieldContext, canBeEmpty: canBeEmpty && fieldContext.isRequired })
  const field: CmsField = {
    name,
    // Sveltia only marks fields that drafts need too.
    label: isMarked ? `${label} *` : label,
    required: isRequired && !isRequiredToPublish,
    // For `admin/rejectSaves.js`, which checks entries that aren't drafts.
    minLengthToPublish: isMarked ? (getLengthLimits(schema).minLength ?? 1) : undefined,
    hint: formatHelpText(schema, fieldContext),
    ...widget,
  }
  if (canBeEmpty) delete field.minlength
  if (widget.widget !== 'list') return field
  const singular = label.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
  return { ...field, label_singular: singular, ...(widget.field && { field: { ...widget.field, label: singular } }) }
}

function createWidget(schema: JsonSchema, fieldContext: FieldContext): Widget {
  const { target, type, properties, additionalProperties: valueSchema, propertyNames, anyOf } = schema
  if (target === undefined && !schema.enum && anyOf && !properties) return createUnionWidget(anyOf)
  if (type === 'array') return createListWidget(schema, fieldContext)
  if (properties) return { widget: 'object', collapsed: false, fields: createFields(schema, fieldContext) }
  if (typeof valueSchema === 'object')
    return valueSchema.properties
      ? { widget: 'object', fields: createFields(schema, fieldContext) }
      : { widget: 'keyvalue', key_label: propertyNames?.title, value_label: valueSchema.title }
  return createValueWidget(schema, fieldContext)
}

/** Uses the custom widget `typed` (`admin/fieldTypes.js`), a text field for text, numbers, and yes or no. */
function createUnionWidget(alternatives: JsonSchema[]): Widget {
  const allowsNumbers = alternatives.some(({ type }) => type === 'integer')
  const booleanLabels = alternatives.some(({ type }) => type === 'boolean') ? BOOLEAN_LABELS : []
  const otherChoices = alternatives.flatMap((alternative) => alternative.const ?? [])
  const choices = [...booleanLabels.map(([label]) => label), ...otherChoices]
  return { widget: 'typed', allowsNumbers, booleanLabels, choices }
}

/** Creates a list. Items can't have empty fields, because writers only add an item if they can fill it in. */
function createListWidget({ items = [], minItems = 0, maxItems: max }: JsonSchema, listContext: FieldContext): Widget {
  // All items of a tuple use the first schema.
  const [item = {}] = [items].flat()
  const currentValues = listContext.currentValues.flat()
  const fieldContext = { ...listContext, currentValues, canBeEmpty: false, isRequired: true }
  const min = minItems || undefined
  const options = { widget: 'list', collapsed: 'auto', allow_add: min === undefined || min !== max, min, max }
  const { properties } = item
  if (!properties)
    return { ...options, field: { name: 'item', label: 'Item', required: true, ...createWidget(item, fieldContext) } }
  // A collapsed item shows its title or name, or the first value that isn't a choice.
  const firstKey = Object.keys(properties).find((key) => !properties[key]?.enum)
  const summaryKey = NAME_KEYS.find((key) => properties[key]) ?? firstKey
  return { ...options, fields: createFields(item, fieldContext), summary: `{{fields.${summaryKey}}}` }
}

/** Formats the help text of a field. Descriptions mention keys and files, so this replaces them with labels. */
function formatHelpText(schema: JsonSchema, { menu, labels }: Pick<FieldContext, 'menu' | 'labels'>): string {
  const { description = '', pageTokenNames = [] } = schema
  const hasNote = pageTokenNames.length > 0 && pageTokenNames.length <= MAX_LISTED_TOKENS
  const tokenNote = hasNote ? `Can insert ${formatTokens(pageTokenNames)}.` : ''
  const count = schema.type === 'array' ? formatCount(schema) : ''
  const countNote = count && `Items: ${count}.`
  const helpText = [description, countNote, tokenNote].filter(Boolean).join(' ')
  return (
    helpText
      // Descriptions are written for files. Forms have switches and inputs.
      .replace(/^`true` /, 'On ')
      .replaceAll('Leave it out', 'Leave it empty')
      .replaceAll('`true`', '“yes”')
      .replaceAll('`false`', '“no”')
      // Drop the angle brackets of `<Fact>`, because Sveltia strips HTML tags.
      .replaceAll(/`<?([^`>]+)>?`/g, (_, code: string) => {
        // Code can also be a file or folder in the menu, such as `services/`.
        const label = getMenuItem(menu, code.replace(/\/$/, '')).label
        if (label !== undefined) return `*${label}*`
        const field = labels.get(code) ?? (/^[a-z]+_[a-z_]+$/.test(code) ? getLabel(code) : undefined)
        return field === undefined ? `“${code}”` : `*${field}*`
      })
  )
}

/** Maps the keys at all levels to their labels. If two fields have the same key, the last label applies to both. */
function collectLabels(schema: JsonSchema): Map<string, string> {
  const properties = listSchemas(schema).flatMap((inner) => Object.entries(inner.properties ?? {}))
  return new Map(properties.map(([key, property]) => [key, getLabel(key, property)]))
}

/** Replaces keys in a message with labels of forms: `publish_at` with “Publish at”. */
export function labelKeys(message: string, path: string, { collections, singleFiles }: ContentModel): string {
  const definition =
    singleFiles.find((file) => file.path === path) ?? collections.find(({ name }) => path.startsWith(`${name}/`))
  if (!definition) return message
  const labels = collectLabels(toJsonSchema(definition.schema))
  return message.replaceAll(/`(\w+)`/g, (code, key: string) => (labels.has(key) ? `“${labels.get(key)}”` : code))
}
