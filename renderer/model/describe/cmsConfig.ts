import type { Collection, ContentFile, Singleton } from '../define/definitions.ts'
import { SLUG_PATTERN } from '../define/fields.ts'
import type { ContentModel } from '../define/model.ts'
import { MEDIA } from '../define/reference.ts'
import { createFileFields } from './cmsFields.ts'
import {
  type CmsField,
  DRAFT_FIELD,
  type FormContext,
  getLabel,
  getMenuItem,
  type Menu,
  NAME_KEYS,
} from './formLayout.ts'
import { toJsonSchema } from './jsonSchema.ts'

export function createCmsConfig(context: FormContext) {
  const { model, menu, contentPath } = context
  const { editedCollections } = model
  const collectionConfigs = editedCollections.map((item) => [item.name, createCollectionConfig(item, context)] as const)
  const fileConfigs = listFormFiles(model).map((file) => [file.path, createFileConfig(file, context)] as const)
  return {
    load_config_file: false,
    media_folder: `${contentPath}/${MEDIA}`,
    public_folder: `/${MEDIA}`,
    // Hide stock photos. File names are parts of addresses, which can't have spaces or capitals.
    media_libraries: { stock_assets: { providers: [] }, default: { config: { slugify_filename: true } } },
    // Use the format from `parse/format.ts`.
    output: { omit_empty_optional_fields: true, yaml: { quote: 'double' } },
    slug: { encoding: 'ascii', clean_accents: true },
    editor: { preview: false },
    collections: groupByMenu(menu, collectionConfigs),
    singletons: groupByMenu(menu, fileConfigs),
  }
}

/** Sorts items like the menu, and inserts dividers between groups. Items that aren't in the menu come last. */
function groupByMenu<Config>(menu: Menu, configs: (readonly [key: string, config: Config])[]) {
  const items = new Map(configs)
  const menuKeys = menu.map((group) => Object.keys(group))
  const otherKeys = [...items.keys()].filter((key) => !menuKeys.flat().includes(key))
  const groups = [...menuKeys, otherKeys].map((keys) => keys.flatMap((key) => items.get(key) ?? []))
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index > 0 ? [{ divider: true } as const, ...group] : group))
}

const toFormName = (path: string) => path.replace(/\.yaml$/, '').replaceAll(/[/_]+/g, '-')

/** Lists the single files with a form. Excludes redirects, because Sveltia 0.221.1 splits keys at periods when it saves: `/blog/feed.xml`. */
function listFormFiles({ singleFiles, redirectPaths }: ContentModel) {
  return singleFiles.filter(({ path }) => !redirectPaths.has(path))
}

/** Returns the URL fragment of a file's form. Undefined for files without a form. @param path relative to `content` */
export function getFormFragment(path: string, model: ContentModel): string | undefined {
  const isSingleFile = listFormFiles(model).some((file) => file.path === path)
  if (isSingleFile) return `/collections/_singletons/entries/${toFormName(path)}`
  const [folder, file = ''] = path.split('/')
  const isEntry = model.editedCollections.some(({ name }) => name === folder) && !file.startsWith('_')
  return isEntry ? `/collections/${folder}/entries/${file.replace(/\.\w+$/, '')}` : undefined
}

function createFileConfig(file: Singleton | ContentFile, context: FormContext) {
  const { path, schema } = file
  const { icon, label } = getMenuItem(context.menu, path)
  const listedCollection = context.model.collections.find(({ listing }) => listing?.path === path)
  return {
    preview_path: 'address' in file ? file.address : listedCollection?.base,
    name: toFormName(path),
    label: label ?? getLabel(path.replace(/\.yaml$/, '').replaceAll(/\/_?/g, ': ')),
    icon,
    file: `${context.contentPath}/${path}`,
    fields: insertDisclosure(createFileFields(toJsonSchema(schema), context, path)),
  }
}

function createCollectionConfig(collection: Collection, context: FormContext) {
  const { name, singular, format, schema, page, getAddress } = collection
  const { contentPath } = context
  const menuItem = getMenuItem(context.menu, name)
  const entrySchema = toJsonSchema(schema)
  const titleKey = NAME_KEYS.find((key) => entrySchema.properties?.[key])
  // The slash makes the folder relative to the repository instead of the entry.
  const mediaOptions = { media_folder: `/${contentPath}/${MEDIA}/${name}`, public_folder: name }
  const isMdx = format === 'mdx'
  const fields = createFileFields(entrySchema, context, name).map((field) =>
    field.widget === 'file' || field.widget === 'image' ? { ...field, ...mediaOptions } : field,
  )
  // After the first long text, usually the description. The body isn't in the schema, so it doesn't keep its order.
  const bodyIndex = fields.findIndex(({ widget }) => widget === 'text') + 1
  return {
    name,
    label: menuItem.label ?? getLabel(name),
    label_singular: menuItem.singular ?? singular,
    icon: menuItem.icon,
    folder: `${contentPath}/${name}`,
    create: true,
    extension: format,
    format: isMdx ? 'yaml-frontmatter' : 'yaml',
    identifier_field: titleKey,
    ...(entrySchema.properties?.[DRAFT_FIELD] && {
      summary: `{{${DRAFT_FIELD} | ternary('Draft: ', '')}}{{${titleKey}}}`,
    }),
    slug: { template: `{{${titleKey}}}`, ...SLUG_OPTIONS },
    // Don't add old addresses to renamed files.
    ...(page && { preview_path: getAddress('{{slug}}'), aliases_field: false }),
    // Hide files with shared copy, such as `_post.yaml`. They have no title at the top level.
    filter: { field: titleKey, pattern: '^(?!null$).' },
    ...mediaOptions,
    // Bodies use URLs, and fields use paths.
    ...(isMdx && { public_folder: `/${MEDIA}/${name}` }),
    fields: insertDisclosure(isMdx ? fields.toSpliced(bodyIndex, 0, BODY_FIELD) : fields, menuItem.rareFields),
  }
}

const SLUG_OPTIONS = {
  editable: ['update'],
  hint: 'The end of the page’s address. To rename a published page, run npm run mv -- blog/old-name blog/new-name in a terminal instead. It also updates the links.',
  pattern: [SLUG_PATTERN.source, 'Use lowercase letters, digits, and single hyphens, like front-desk-tips.'],
}

const BODY_FIELD: CmsField = {
  name: 'body',
  label: 'Text',
  hint: 'Start with a paragraph, and begin sections with “Heading 2”. “Insert” adds tables, callouts, and steps. The button on the right shows the Markdown.',
  widget: 'richtext',
  required: false,
  // Don't set `buttons`, because the editor drops formats that have none.
  linked_images: false,
  use_emoji_autocomplete: false,
}

/** Rarely used fields. Definitions list them last, and all forms have `placeholders`. */
const RARE_FIELDS = ['unpublish_at', 'review_by', 'placeholders']

/** Inserts a `disclosure` widget before the first rarely used field. Forms collapse the fields after it. Doesn't sort them, because files use the same order. */
function insertDisclosure(fields: CmsField[], rareFields: string[] = []): CmsField[] {
  const start = fields.findIndex(({ name }) => [...rareFields, ...RARE_FIELDS].includes(name))
  const disclosure = { name: 'more', label: 'More fields', widget: 'disclosure', required: false }
  return fields.toSpliced(start, 0, disclosure)
}
