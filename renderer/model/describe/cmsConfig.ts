import type { Collection } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import { MEDIA } from '../define/reference.ts'
import { PLACEHOLDERS, PLACEHOLDERS_DESCRIPTION } from '../parse/placeholders.ts'
import { routesOf } from '../routes.ts'
import { kindOf } from './fieldKind.ts'
import { hintOf, labelOf, MARKDOWN, singularOf } from './fieldLabels.ts'
import { toJsonSchema } from './fileSchema.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** Source: `types/public.d.ts` in Sveltia. */
interface CmsField {
  name: string
  label: string
  widget: string
  required: boolean
  hint?: string
  fields?: CmsField[]
  /** Field for list items. */
  field?: CmsField
  [option: string]: unknown
}

type Widget = Pick<CmsField, 'widget' | 'field' | 'fields'> & { [option: string]: unknown }

interface FormContext {
  model: ContentModel
  /** Returns all names that references to a target can use. */
  namesOf: (target: string) => string[]
  /** Adds existing keys to forms if writers choose keys. */
  dataOf: (path: string) => unknown
  /** IANA name. */
  zone: string
}

/** Longer lists use a text field. */
const MAX_CHOICES = 200
const YES_OR_NO: [string, boolean][] = [
  ['yes', true],
  ['no', false],
]
/** Fields that name an entry, in order of precedence. */
export const NAMES = ['title', 'name']

/**
 * Creates the CMS configuration, with a form per kind of file.
 * @param content path of the content folder in the repository
 */
export function cmsConfig(context: FormContext, content: string) {
  const { model } = context
  const edited = model.collections.filter(({ format }) => format !== 'json')
  return {
    load_config_file: false,
    media_folder: `${content}/${MEDIA}`,
    public_folder: `/${MEDIA}`,
    // Addresses can't have spaces or capitals.
    media_libraries: { default: { config: { slugify_filename: true } } },
    // Use the format from `parse/canonical.ts`.
    output: { omit_empty_optional_fields: true, yaml: { quote: 'double' } },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections: edited.map((collection) => collectionConfig(collection, context, content)),
    singletons: model.files().map(({ path, schema }) => ({
      preview_path: previewPathOf(path, model),
      name: nameOf(path),
      label: labelOf(path.replace(/\.yaml$/, '').replaceAll(/\/_?/g, ': ')),
      file: `${content}/${path}`,
      fields: fileFields(toJsonSchema(schema), context, path),
    })),
  }
}

function nameOf(path: string): string {
  return path.replace(/\.yaml$/, '').replaceAll(/[/_]+/g, '-')
}

/** Returns the URL fragment of a file's form. Undefined for generated files. @param path relative to `content` */
export function formOf(path: string, { collections }: ContentModel): string | undefined {
  const [folder = '', file = ''] = path.split('/')
  const collection = collections.find(({ name }) => name === folder)
  if (collection?.format === 'json') return undefined
  if (!collection || file.startsWith('_')) return `/collections/_singletons/entries/${nameOf(path)}`
  return `/collections/${folder}/entries/${file.replace(/\.\w+$/, '')}`
}

/** Returns the address of a file's page. Undefined for files of several pages. */
function previewPathOf(path: string, model: ContentModel): string | undefined {
  const route = routesOf(model).find(({ id, definition, params }) => {
    const own = definition.kind === 'singleton' ? definition.path : id
    return own === path && params.length === 0
  })
  return route?.pattern
}

function collectionConfig(
  { name, singular, format, schema, page, address }: Collection,
  context: FormContext,
  content: string,
) {
  const file = toJsonSchema(schema)
  const [title = ''] = NAMES.filter((key) => file.properties?.[key])
  const fields = fileFields(file, context, '')
  const isMdx = format === 'mdx'
  const body = { name: 'body', label: 'Text', hint: MARKDOWN, widget: 'text', required: false }
  const media = { media_folder: `/${content}/${MEDIA}/${name}`, public_folder: name }
  return {
    name,
    label: labelOf(name),
    label_singular: singular,
    folder: `${content}/${name}`,
    create: true,
    extension: format,
    format: isMdx ? 'yaml-frontmatter' : 'yaml',
    identifier_field: title,
    slug: `{{${title}}}`,
    // Without this option, renamed files list their old addresses.
    ...(page && { preview_path: address('{{slug}}'), aliases_field: false }),
    // Exclude copy files.
    filter: { field: title, pattern: '^(?!null$).' },
    ...media,
    // Bodies use URLs, and fields use paths.
    ...(isMdx && { public_folder: `/${MEDIA}/${name}` }),
    fields: [
      ...fields.map((field) => (field.widget === 'file' ? { ...field, ...media } : field)),
      ...(isMdx ? [body] : []),
    ],
  }
}

function fileFields(schema: JsonSchema, context: FormContext, path: string): CmsField[] {
  const data = context.dataOf(path)
  if (!schema.properties && typeof schema.additionalProperties === 'object' && !schema.additionalProperties.properties)
    return [{ ...fieldOf('each', schema, false, context, data), root: true }]
  const placeholders: JsonSchema = { type: 'array', items: { type: 'string' }, description: PLACEHOLDERS_DESCRIPTION }
  return [...fieldsIn(schema, context, data), fieldOf(PLACEHOLDERS, placeholders, false, context, undefined)]
}

function fieldsIn(schema: JsonSchema, context: FormContext, data: unknown): CmsField[] {
  const { properties, required = [], additionalProperties: valueSchema } = schema
  const values = data !== null && typeof data === 'object' ? (data as Record<string, unknown>) : {}
  const keys = Object.keys(properties ?? values).filter((key) => key !== PLACEHOLDERS)
  return keys.flatMap((key) => {
    const field = properties?.[key] ?? (typeof valueSchema === 'object' ? valueSchema : undefined)
    return field ? [fieldOf(key, field, required.includes(key) || !properties, context, values[key])] : []
  })
}

/** Drafts are often incomplete, so only the name is required. */
function fieldOf(name: string, schema: JsonSchema, isRequired: boolean, context: FormContext, data: unknown): CmsField {
  const label = schema.title ?? labelOf(name)
  const widget = widgetOf(schema, context, data)
  const kind = SELF_EXPLANATORY.includes(widget.widget) ? '' : kindOf(schema, context.model.targets())
  const hint = hintOf(schema.description, isRequired, kind)
  const field = { name, label, required: NAMES.includes(name) && isRequired, hint, ...widget }
  if (widget.widget !== 'list') return field
  const singular = singularOf(label)
  return { ...field, label_singular: singular, ...(widget.field && { field: { ...widget.field, label: singular } }) }
}

const SELF_EXPLANATORY = ['moment', 'datetime', 'select']

function widgetOf(schema: JsonSchema, context: FormContext, data: unknown): Widget {
  const { type, refersTo, properties, additionalProperties: valueSchema, propertyNames, items, anyOf } = schema
  if (refersTo !== undefined) return referenceOf(refersTo, schema, context)
  if (schema.enum) return { widget: 'select', options: schema.enum }
  if (schema.const !== undefined) return { widget: 'select', options: [schema.const] }
  if (anyOf) return eitherOf(anyOf, context, data)
  if (type === 'array') return listOf(Array.isArray(items) ? (items[0] ?? {}) : (items ?? {}), schema, context, data)
  if (properties) return { widget: 'object', collapsed: false, fields: fieldsIn(schema, context, data) }
  if (typeof valueSchema === 'object')
    return valueSchema.properties
      ? { widget: 'object', fields: fieldsIn(schema, context, data) }
      : { widget: 'keyvalue', key_label: propertyNames?.title, value_label: valueSchema.title }
  // Checkboxes can't be empty.
  if (type === 'boolean') return { widget: 'select', options: YES_OR_NO.map(([label, value]) => ({ label, value })) }
  if (type === 'integer' || type === 'number')
    return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', step: type === 'integer' ? 1 : 0.001 }
  const { pattern = '', else: limits } = schema
  if (pattern.endsWith('\\d{2}$')) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (pattern.endsWith('(T.*)?$')) return { widget: 'moment', zone: context.zone }
  return { widget: (limits?.maxLength ?? Infinity) > 80 && !pattern ? 'text' : 'string' }
}

/** Uses the custom widget from `admin/start.js`. */
function eitherOf(kinds: JsonSchema[], context: FormContext, data: unknown): Widget {
  const numbers = kinds.some(({ type }) => type === 'integer')
  const words = kinds.some(({ type }) => type === 'boolean') ? YES_OR_NO : []
  if (!numbers && words.length === 0) return widgetOf(kinds.at(-1) ?? {}, context, data)
  const choices = [...words.map(([word]) => word), ...kinds.flatMap((each) => each.const ?? [])]
  return { widget: 'anything', numbers, words, choices }
}

function listOf(item: JsonSchema, { minItems, maxItems }: JsonSchema, context: FormContext, data: unknown) {
  const [first] = Array.isArray(data) ? data : []
  const options = { widget: 'list', collapsed: 'auto', allow_add: minItems === undefined || minItems !== maxItems }
  const [title] = NAMES.filter((key) => item.properties?.[key])
  if (item.properties)
    return { ...options, fields: fieldsIn(item, context, first), ...(title && { summary: `{{fields.${title}}}` }) }
  return { ...options, field: { name: 'item', label: 'Item', required: false, ...widgetOf(item, context, first) } }
}

function referenceOf(target: string, schema: JsonSchema, { model, namesOf }: FormContext) {
  const collection = model.collections.find(({ name }) => name === target)
  if (target === MEDIA) return { widget: schema.pattern?.includes('png') ? 'image' : 'file' }
  if (collection) {
    const [title = ''] = NAMES.filter((key) => toJsonSchema(collection.schema).properties?.[key])
    return {
      widget: 'relation',
      collection: target,
      value_field: '{{slug}}',
      display_fields: [title],
      search_fields: [title],
    }
  }
  const names = namesOf(target)
  return names.length > 0 && names.length <= MAX_CHOICES ? { widget: 'select', options: names } : { widget: 'string' }
}
