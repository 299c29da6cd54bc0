import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Collection } from '../../../renderer/model/define/definitions.ts'
import { SLUG_PATTERN } from '../../../renderer/model/define/fields.ts'
import { hasSchedule } from '../../../renderer/model/define/schedule.ts'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { getEntryPath } from '../../../renderer/model/entries.ts'
import { formatYaml } from '../../../renderer/model/parse/format.ts'
import { getReservedSlugMessage } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { assertValid, type LoadedContent } from '../loadedContent.ts'
import { askForMissing, type EntryOptions, listMissingFields, ORDER_FIELD, requireFields } from './entryOptions.ts'
import { addPlaceholders, buildEntryData } from './sampleData.ts'

const SAMPLE_BODY = `Write one or two sentences about what a visitor gets from it.

## A heading for the first section

The text. Links to our pages start with a slash, and links to sources with https://.
`

/**
 * Writes an entry. In a terminal, asks for missing values. Returns false if the writer cancels.
 * @throws {UserError} if the entry is invalid
 */
export async function createEntry(
  loadedContent: LoadedContent,
  definition: Collection,
  entryOptions: EntryOptions,
  { isInteractive } = { isInteractive: process.stdin.isTTY === true && process.stdout.isTTY === true },
): Promise<boolean> {
  const { schema, singular, format } = definition
  const isDraft = entryOptions.fieldValues.get('draft') === 'true'
  if (isDraft && !hasSchedule(schema))
    throw new UserError(`A ${singular} can't be a draft, because it has no page. Nothing was written.`)
  const missingFields = listMissingFields(loadedContent, schema, entryOptions.fieldValues)
  const completedOptions = isInteractive ? await askForMissing(entryOptions, missingFields) : entryOptions
  if (completedOptions === undefined) return false
  const { title, slug, fieldValues } = requireFields(loadedContent, schema, completedOptions)
  const path = getEntryPath(definition, slug)
  assertNewSlug(loadedContent, slug, path)
  const entries: Record<string, unknown>[] = loadedContent.site.listEntries(definition)
  const nextOrder = Math.max(0, ...entries.map((entry) => Number(entry[ORDER_FIELD] ?? 0))) + 1
  const input = { title, fieldValues, nextOrder, targets: loadedContent.targets }
  const { data, placeholders } = buildEntryData(schema, singular, input)
  const yaml = formatYaml(addPlaceholders(data, placeholders), schema)
  writeIfValid(loadedContent, path, format === 'mdx' ? `---\n${yaml}---\n\n${SAMPLE_BODY}` : yaml)
  console.log(`Created ${loadedContent.contentFolder.name}/${path}.`)
  printNextSteps(definition, slug, { isDraft, placeholderCount: placeholders.length })
  return true
}

/** @throws {UserError} if the slug is reserved or invalid, or if the file exists */
function assertNewSlug({ content }: LoadedContent, slug: string, path: string): void {
  if (getReservedSlugMessage(slug) !== undefined)
    throw new UserError(`\`${slug}\` is reserved. Choose another slug with --slug.`)
  if (!SLUG_PATTERN.test(slug))
    throw new UserError(`\`${slug}\` isn't a slug. With --slug, write lowercase letters, digits, and single hyphens.`)
  if (existsSync(join(content, path))) throw new UserError(`${path} already exists. Nothing was written.`)
}

function printNextSteps(definition: Collection, slug: string, entry: { isDraft: boolean; placeholderCount: number }) {
  const { isDraft, placeholderCount } = entry
  if (isDraft) console.log("It's a draft. To publish it, remove the line `draft: true`.")
  else if (hasSchedule(definition.schema))
    console.log('To hide it from visitors while you write, add the line `draft: true`.')
  if (definition.page)
    console.log(`Its page will be ${definition.getAddress(slug)}. To preview it while you write, run npm run dev.`)
  if (placeholderCount > 0)
    console.log(
      `It has ${pluralize(placeholderCount, 'sample value')}. Replace each, and remove its path from the \`placeholders\` list.`,
    )
}

/** Writes a file if the content is valid with it. @throws {UserError} */
export function writeIfValid(loadedContent: LoadedContent, path: string, text: string): void {
  const { content, contentFolder } = loadedContent
  const consequence =
    'Nothing was written, because the file would have these problems. To see how to set values, run npm run new -- --help.'
  const textFiles = new Map([...contentFolder.textFiles, [path, Buffer.from(text)]])
  assertValid(loadedContent, { ...contentFolder, textFiles }, consequence)
  mkdirSync(dirname(join(content, path)), { recursive: true })
  writeFileSync(join(content, path), text)
}
