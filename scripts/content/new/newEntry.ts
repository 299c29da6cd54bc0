import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Collection, NestedCollection, Singleton } from '../../../renderer/model/define/definitions.ts'
import { SLUG_PATTERN } from '../../../renderer/model/define/fields.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { hasSchedule } from '../../../renderer/model/define/schedule.ts'
import { toJsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { findClosest } from '../../../renderer/model/diagnostics/similarity.ts'
import { getEntryPath } from '../../../renderer/model/entries.ts'
import { formatYaml } from '../../../renderer/model/parse/format.ts'
import { getReservedSlugMessage } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { assertValid, type LoadedContent } from '../loadedContent.ts'
import { askForMissing } from './prompts.ts'
import type { EntryOptions } from './readArguments.ts'
import { addPlaceholders, buildEntryData, listMissingFields, ORDER_FIELD, requireFields } from './sampleData.ts'

/** Lists the nested collections and files of records that writers can add to, such as cities and claims. */
function listItemTypes({ nested, singletons }: ContentModel): (NestedCollection | Singleton)[] {
  // Skip nested entries whose name is a reference, such as the services of an industry.
  const namedTypes = nested.filter(
    ({ schema, slug: [nameField = ''] }) => toJsonSchema(schema).properties?.[nameField]?.target === undefined,
  )
  return [...namedTypes, ...singletons.filter(({ records }) => records)]
}

/**
 * Writes an entry. In a terminal, asks for missing values. Returns false if the writer cancels.
 * @throws {UserError} if the entry is invalid
 */
export async function createEntry(
  loaded: LoadedContent,
  definition: Collection,
  entryOptions: EntryOptions,
  { isInteractive } = { isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true },
): Promise<boolean> {
  const { schema } = definition
  const isDraft = entryOptions.fieldValues.get('draft') === 'true'
  if (isDraft && !hasSchedule(schema))
    throw new UserError(`A ${definition.singular} can't be a draft, because it has no page. Nothing was written.`)
  const missingFields = listMissingFields(loaded, schema, entryOptions.fieldValues)
  const completedOptions = isInteractive ? await askForMissing(entryOptions, missingFields) : entryOptions
  if (completedOptions === undefined) return false
  const { title, slug, fieldValues } = requireFields(loaded, schema, completedOptions)
  assertValidSlug(slug)
  const path = getEntryPath(definition, slug)
  if (existsSync(join(loaded.content, path))) throw new UserError(`${path} already exists. Nothing was written.`)
  const { text, sampleCount } = buildEntryText(loaded, definition, title, fieldValues)
  writeIfValid(loaded, { path, text })
  console.log(`Created ${loaded.contentFolder.name}/${path}.`)
  if (isDraft) console.log("It's a draft. To publish it, remove the line `draft: true`.")
  else if (hasSchedule(schema)) console.log('To hide it from visitors while you write, add the line `draft: true`.')
  if (definition.page)
    console.log(`Its page will be ${definition.getAddress(slug)}. To preview it while you write, run npm run dev.`)
  if (sampleCount > 0)
    console.log(
      `It has ${pluralize(sampleCount, 'sample value')}. Replace each, and remove its path from the \`placeholders\` list.`,
    )
  return true
}

function assertValidSlug(slug: string): void {
  if (getReservedSlugMessage(slug) !== undefined)
    throw new UserError(`\`${slug}\` is reserved. Choose another slug with --slug.`)
  if (!SLUG_PATTERN.test(slug))
    throw new UserError(`\`${slug}\` isn't a slug. With --slug, write lowercase letters, digits, and single hyphens.`)
}

/**
 * Finds a collection by name (`posts`), singular, or address (`blog`), or a type of item by singular: `city`, `claim`.
 * @throws {UserError}
 */
export function findType(model: ContentModel, typed: string): Collection | NestedCollection | Singleton {
  const word = typed.toLowerCase().replaceAll('-', ' ')
  const nouns = model.getTargetNouns()
  const itemTypes = listItemTypes(model)
  const match =
    itemTypes.find(({ name }) => nouns.get(name) === word) ??
    model.editedCollections.find(({ name, singular, base }) =>
      [name.replaceAll('-', ' '), singular, base.slice(1).replaceAll('-', ' ')].includes(word),
    )
  if (match) return match
  const names = [...[...model.editedCollections, ...itemTypes].map(({ name }) => nouns.get(name) ?? ''), 'collection']
  const suggestion = TYPES_BY_SYNONYM[word] ?? findClosest(word, names)
  const hint = suggestion === undefined ? `The types are: ${names.join(', ')}.` : `Did you mean \`${suggestion}\`?`
  throw new UserError(`There is no type \`${typed}\`. ${hint}`)
}

/** Types by the names that writers know from other CMSs. */
const TYPES_BY_SYNONYM: Record<string, string> = {
  article: 'post',
  'blog post': 'post',
  podcast: 'episode',
  person: 'team member',
  author: 'team member',
  town: 'city',
  location: 'city',
}

/** Writes a file if the content is valid with it. @throws {UserError} */
export function writeIfValid(loaded: LoadedContent, { path, text }: { path: string; text: string }): void {
  const { content, contentFolder } = loaded
  const consequence =
    'Nothing was written, because the file would have these problems. To see how to set values, run npm run new -- --help.'
  const textFiles = new Map([...contentFolder.textFiles, [path, Buffer.from(text)]])
  assertValid(loaded, { ...contentFolder, textFiles }, consequence)
  mkdirSync(dirname(join(content, path)), { recursive: true })
  writeFileSync(join(content, path), text)
}

function buildEntryText(
  loaded: LoadedContent,
  definition: Collection,
  title: string,
  fieldValues: ReadonlyMap<string, string>,
) {
  const { schema, singular, format } = definition
  const entries: Record<string, unknown>[] = loaded.site.listEntries(definition)
  const nextOrder = Math.max(0, ...entries.map((entry) => Number(entry[ORDER_FIELD] ?? 0))) + 1
  const input = { title, fieldValues, nextOrder, targets: loaded.targets }
  const { data, placeholders } = buildEntryData(schema, singular, input)
  const yaml = formatYaml(addPlaceholders(data, placeholders), schema)
  return { text: format === 'mdx' ? `---\n${yaml}---\n\n${SAMPLE_BODY}` : yaml, sampleCount: placeholders.length }
}

const SAMPLE_BODY = `Write one or two sentences about what a visitor gets from it.

## A heading for the first section

The text. Links to our pages start with a slash, and links to sources with https://.
`
