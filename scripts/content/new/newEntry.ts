import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { z } from 'zod'
import type { Collection } from '../../../renderer/model/define/definitions.ts'
import { RESERVED_SLUGS, SLUG } from '../../../renderer/model/define/fields.ts'
import { plainSchema } from '../../../renderer/model/describe/fileSchema.ts'
import { formatProblems } from '../../../renderer/model/explain/problem.ts'
import { slugOf } from '../../../renderer/model/slug.ts'
import { PlainError } from '../../errors.ts'
import { now, today } from '../../today.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'
import { type Asked, askedOf } from './asked.ts'
import { draft } from './draft.ts'
import { ORDER, type Subject, TAG } from './sample.ts'

/** What a writer has told of a new entry. */
export interface Told {
  title: string
  /** The file's name, where it shall not follow from the title. */
  slug?: string | undefined
  answers: ReadonlyMap<string, string>
}

/** The fields of an entry, an item or a record that a writer has to choose and has not told yet. */
export function missing(
  { model, targets }: ContentIndex,
  { schema }: { schema: z.ZodType },
  answers: ReadonlyMap<string, string>,
): Asked[] {
  const asked = askedOf(plainSchema(schema), (target) => targets.namesOf(target), model.targets())
  return asked.filter(({ key }) => !answers.has(key))
}

/**
 * Writes the file of a new entry: valid, with what each key is for.
 * @returns its path in the content folder, and how many values are samples.
 * @throws {PlainError} if there is such a file, or the check would find a problem. Nothing is written then.
 */
export function writeEntry(index: ContentIndex, definition: Collection, told: Told): { path: string; samples: number } {
  const slug = told.slug ?? slugOf(told.title)
  if (!SLUG.test(slug) || RESERVED_SLUGS.includes(slug))
    throw new PlainError(`\`${slug}\` cannot be a file's name. Give one: --slug lower-case-letters`)
  const path = posix.join(definition.name, `${slug}.${definition.format}`)
  const file = join(index.root, path)
  if (existsSync(file)) throw new PlainError(`${path} exists already. Nothing was written.`)
  const text = entryText(index, definition, told)
  expectValid(index, path, text)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return { path, samples: text.split('\n').filter((line) => !line.startsWith('#') && line.includes(TAG)).length }
}

/**
 * Checks the content with another text of one file.
 * @throws {PlainError} with every problem.
 */
export function expectValid({ checker, folder }: ContentIndex, path: string, text: string | Uint8Array): void {
  const after = { ...folder, texts: new Map([...folder.texts, [path, Buffer.from(text)]]) }
  const { problems } = checker.check(after, now())
  if (!problems) return
  const hint =
    'So it would be: nothing was written. Where something is missing or another value is wanted, tell it: --set cities.0.lat=39.96'
  throw new PlainError(`${formatProblems(problems)}\n\n${hint}`)
}

/** What a new file or a new part of one is made of. */
export function subjectOf({ targets }: ContentIndex, { title, answers }: Told, nextOrder = 1): Subject {
  return { title, answers, nextOrder, today: today(), namesOf: (target) => targets.namesOf(target) }
}

function entryText(index: ContentIndex, definition: Collection, told: Told): string {
  const { model, site } = index
  const orders = site.all(definition).map((entry) => Number((entry as Record<string, unknown>)[ORDER] ?? 0))
  const subject = subjectOf(index, told, Math.max(0, ...orders) + 1)
  const lines = draft(plainSchema(definition.schema), subject, model.targets())
  const yaml = lines.join('\n')
  return definition.format === 'mdx' ? `---\n${yaml}\n---\n\n${BODY}` : `${yaml}\n`
}

const BODY = `Say here, in a sentence or two, what a reader gets of this.

## A heading that says what follows

The text. A link to a page of ours begins with a slash, one to a source with https://.
`
