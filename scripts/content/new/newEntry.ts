import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Collection } from '../../../renderer/model/define/definitions.ts'
import { SLUG } from '../../../renderer/model/define/fields.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { hasSchedule } from '../../../renderer/model/define/schedule.ts'
import { toJsonSchema } from '../../../renderer/model/describe/fileSchema.ts'
import { closest } from '../../../renderer/model/explain/suggest.ts'
import { canonicalYaml } from '../../../renderer/model/parse/canonical.ts'
import { isReservedSlug } from '../../../renderer/model/reservedNames.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { UserError } from '../../errors.ts'
import { pluralize } from '../../formatNumbers.ts'
import { type ContentIndex, expectInOrder } from '../mv/contentIndex.ts'
import { asFile, describeMissing, draft, missing, ORDER, subjectOf } from './draft.ts'
import { nameOf, parts } from './parts.ts'
import type { Typed } from './readNew.ts'
import { refuseUnknownKeys } from './unknownKeys.ts'

/** The collections that a writer adds to. */
export function writable({ collections }: ContentModel): Collection[] {
  return collections.filter(({ format }) => format !== 'json')
}

/**
 * Creates an entry and prints where it will appear. In a terminal, it asks for missing fields.
 * @param kind `post`, `posts`, `blog`, `legal page`, or `legal-page`
 * @returns whether a file was written: not if the writer cancels
 * @throws {UserError} if a field is missing or unknown, or if the check would fail. Nothing is written then.
 */
export async function createEntry(
  index: ContentIndex,
  kind: string,
  typed: Typed,
  isAnswered = process.stdin.isTTY === true && process.stdout.isTTY === true,
): Promise<boolean> {
  const definition = kindCalled(index.model, kind)
  const { schema } = definition
  const isDraft = typed.answers.get('draft') === 'true'
  if (isDraft && !hasSchedule(schema))
    throw new UserError(`A ${definition.singular} has no page of its own, and so is no draft. Nothing was written.`)
  refuseUnknownKeys(index, { schema, kind: definition.singular, answers: typed.answers })
  // Prompts are loaded when somebody is there to answer.
  const { askFor } = isAnswered ? await import('./ask.ts') : { askFor: async (typed: Typed) => typed }
  const answered = await askFor(typed, missing(index, schema, typed.answers))
  if (answered === undefined) return false
  const { title, answers } = answered
  const open = missing(index, schema, answers)
  if (title === undefined || open.length > 0) throw new UserError(describeMissing(title, open))
  const slug = answered.slug ?? slugOf(title)
  const { text, samples } = newText(index, definition, title, answers)
  const path = writeNew(index, definition, slug, text)
  console.log(
    [
      `${index.folder.name}/${path} is written.`,
      ...(isDraft ? ['It is a draft: visitors see it once its line `draft: true` is taken away.'] : []),
      ...(!isDraft && hasSchedule(schema)
        ? ['To keep it from visitors while you write, add a line `draft: true`.']
        : []),
      definition.page
        ? `Its page will be ${definition.address(slug)}: npm run dev shows it as you write.`
        : `It has no page of its own: pages show it among the others of ${definition.name}/.`,
      `${pluralize(samples, 'value')} in it ${samples === 1 ? 'is a sample' : 'are samples'}: write each, and take its path off the list \`placeholders\`.`,
    ].join('\n'),
  )
  return true
}

function kindCalled(model: ContentModel, typed: string): Collection {
  const word = typed.toLowerCase().replaceAll('-', ' ')
  const kinds = writable(model)
  const found = kinds.find(({ name, singular, base }) =>
    [name.replaceAll('-', ' '), singular, base.slice(1).replaceAll('-', ' ')].includes(word),
  )
  if (found) return found
  const known = [...kinds.map(({ singular }) => singular), ...parts(model).map(nameOf), 'collection']
  const meant = SYNONYMS[word] ?? closest(word, known)
  const hint = meant === undefined ? `The kinds are: ${known.join(', ')}.` : `Did you mean \`${meant}\`?`
  throw new UserError(`There is no kind \`${typed}\`. ${hint}`)
}

/** Words of other content systems for our kinds. */
const SYNONYMS: Record<string, string> = {
  article: 'post',
  'blog post': 'post',
  podcast: 'episode',
  person: 'member of the team',
  author: 'member of the team',
  town: 'city',
  location: 'city',
}

function writeNew(index: ContentIndex, { name, format }: Collection, slug: string, text: string): string {
  if (!SLUG.test(slug) || isReservedSlug(slug))
    throw new UserError(`\`${slug}\` cannot be a file's name. Give one: --slug lower-case-letters`)
  const path = posix.join(name, `${slug}.${format}`)
  if (existsSync(join(index.root, path))) throw new UserError(`${path} exists already. Nothing was written.`)
  writeChecked(index, path, text)
  return path
}

/** @throws {UserError} with every problem that there would be: nothing is written then. */
export function writeChecked(index: ContentIndex, path: string, text: string): void {
  const { root, checker, folder } = index
  const hint =
    'So it would be: nothing was written. Where something is missing or another value is wanted, tell it: --set cities.0.lat=39.96'
  expectInOrder(checker, { ...folder, texts: new Map([...folder.texts, [path, Buffer.from(text)]]) }, hint)
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function newText(index: ContentIndex, definition: Collection, title: string, answers: ReadonlyMap<string, string>) {
  const { schema, format } = definition
  const orders = index.site.all(definition).map((entry) => Number((entry as Record<string, unknown>)[ORDER] ?? 0))
  const drafted = draft(toJsonSchema(schema), subjectOf(index, title, answers, Math.max(0, ...orders) + 1))
  const yaml = canonicalYaml(asFile(drafted), schema)
  return { text: format === 'mdx' ? `---\n${yaml}---\n\n${BODY}` : yaml, samples: drafted.placeholders.length }
}

const BODY = `Say here, in a sentence or two, what a reader gets of this.

## A heading that says what follows

The text. A link to a page of ours begins with a slash, one to a source with https://.
`
