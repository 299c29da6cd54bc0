import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Collection } from '../../../renderer/model/define/definitions.ts'
import { SLUG_PATTERN } from '../../../renderer/model/define/fields.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { hasSchedule } from '../../../renderer/model/define/schedule.ts'
import { toJsonSchema } from '../../../renderer/model/describe/fileSchema.ts'
import { findClosest } from '../../../renderer/model/explain/suggest.ts'
import { formatYaml } from '../../../renderer/model/parse/format.ts'
import { isReservedSlug, slugify } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { pluralize } from '../../formatNumbers.ts'
import { assertValid, type ContentIndex } from '../mv/contentIndex.ts'
import { getSingular, listItemTypes } from './listItemTypes.ts'
import type { NewOptions } from './readArguments.ts'
import {
  addPlaceholders,
  buildSampleData,
  createSubject,
  describeMissing,
  listMissingFields,
  ORDER_FIELD,
} from './sampleData.ts'
import { rejectUnknownKeys } from './unknownKeys.ts'

/** Lists collections that writers can add entries to. */
export function listWritableCollections({ collections }: ContentModel): Collection[] {
  return collections.filter(({ format }) => format !== 'json')
}

/** Asks for missing values, and writes the entry. Returns false if the writer cancels. @throws {UserError} if the entry is invalid */
export async function createEntry(
  index: ContentIndex,
  kind: string,
  newOptions: NewOptions,
  isInteractive = process.stdin.isTTY === true && process.stdout.isTTY === true,
): Promise<boolean> {
  const definition = findCollection(index.model, kind)
  const { schema } = definition
  const isDraft = newOptions.answers.get('draft') === 'true'
  if (isDraft && !hasSchedule(schema))
    throw new UserError(`A ${definition.singular} can't be a draft, because it has no page. Nothing was written.`)
  rejectUnknownKeys(index, { schema, kind: definition.singular, answers: newOptions.answers })
  const { askFor } = isInteractive
    ? await import('./prompts.ts')
    : { askFor: async (newOptions: NewOptions) => newOptions }
  const answered = await askFor(newOptions, listMissingFields(index, schema, newOptions.answers))
  if (answered === undefined) return false
  const { title, answers } = answered
  const missing = listMissingFields(index, schema, answers)
  if (title === undefined || missing.length > 0) throw new UserError(describeMissing(title, missing))
  const slug = answered.slug ?? slugify(title)
  const { text, samples } = buildEntryText(index, definition, title, answers)
  const path = writeEntry(index, definition, slug, text)
  console.log(
    [
      `Created ${index.folder.name}/${path}.`,
      ...(isDraft ? ['It’s a draft. To publish it, remove the line `draft: true`.'] : []),
      ...(!isDraft && hasSchedule(schema)
        ? ['To hide it from visitors while you write, add the line `draft: true`.']
        : []),
      definition.page
        ? `Its page will be ${definition.getAddress(slug)}. To preview it while you write, run npm run dev.`
        : `It doesn't have a page of its own. It appears on pages that list the entries of ${definition.name}/.`,
      `It has ${pluralize(samples, 'sample value')}. Replace ${samples === 1 ? 'it, and remove its path' : 'them, and remove their paths'} from the \`placeholders\` list.`,
    ].join('\n'),
  )
  return true
}

function findCollection(model: ContentModel, typed: string): Collection {
  const word = typed.toLowerCase().replaceAll('-', ' ')
  const kinds = listWritableCollections(model)
  const match = kinds.find(({ name, singular, base }) =>
    [name.replaceAll('-', ' '), singular, base.slice(1).replaceAll('-', ' ')].includes(word),
  )
  if (match) return match
  const names = [...kinds.map(({ singular }) => singular), ...listItemTypes(model).map(getSingular), 'collection']
  const suggestion = SYNONYMS[word] ?? findClosest(word, names)
  const hint = suggestion === undefined ? `Available types: ${names.join(', ')}.` : `Did you mean \`${suggestion}\`?`
  throw new UserError(`Unknown type \`${typed}\`. ${hint}`)
}

/** Names that writers know from other CMSs. */
const SYNONYMS: Record<string, string> = {
  article: 'post',
  'blog post': 'post',
  podcast: 'episode',
  person: 'member of the team',
  author: 'member of the team',
  town: 'city',
  location: 'city',
}

function writeEntry(index: ContentIndex, { name, format }: Collection, slug: string, text: string): string {
  if (!SLUG_PATTERN.test(slug) || isReservedSlug(slug))
    throw new UserError(
      `\`${slug}\` is reserved or isn't a valid slug. Choose another one with --slug: lowercase letters, digits, and single hyphens.`,
    )
  const path = posix.join(name, `${slug}.${format}`)
  if (existsSync(join(index.root, path))) throw new UserError(`${path} already exists. Nothing was written.`)
  writeIfValid(index, path, text)
  return path
}

/** Writes the file if the check passes. @throws {UserError} */
export function writeIfValid(index: ContentIndex, path: string, text: string): void {
  const { root, checker, folder, problems: existingProblems } = index
  const consequence =
    'Nothing was written, because the file would have these problems. Set values with --set, for example: --set cities.0.lat=39.96'
  const texts = new Map([...folder.texts, [path, Buffer.from(text)]])
  assertValid(checker, { ...folder, texts }, { consequence, existingProblems })
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function buildEntryText(
  index: ContentIndex,
  definition: Collection,
  title: string,
  answers: ReadonlyMap<string, string>,
) {
  const { schema, format } = definition
  const orders = index.site
    .listEntries(definition)
    .map((entry) => Number((entry as Record<string, unknown>)[ORDER_FIELD] ?? 0))
  const sample = buildSampleData(toJsonSchema(schema), createSubject(index, title, answers, Math.max(0, ...orders) + 1))
  const yaml = formatYaml(addPlaceholders(sample), schema)
  return { text: format === 'mdx' ? `---\n${yaml}---\n\n${SAMPLE_BODY}` : yaml, samples: sample.placeholders.length }
}

const SAMPLE_BODY = `Write one or two sentences about what a reader gets from it.

## A heading for the first section

The text. Links to our pages start with a slash, and links to sources with https://.
`
