import { expect, test } from 'vitest'
import { z } from 'zod'
import { Checker } from '../../../../renderer/model/check/checker.ts'
import { defineCollection, defineSingleton } from '../../../../renderer/model/define/define.ts'
import type { Definition } from '../../../../renderer/model/define/definitions.ts'
import { notFoundView, reference, text } from '../../../../renderer/model/define/fields.ts'
import { type ContentModel, createContentModel } from '../../../../renderer/model/define/model.ts'
import { TODAY } from '../../../support/contentFolder.ts'

const entryOptions = { format: 'yaml', getName: ({ name }: { name: string }) => name, compareEntries: () => 0 } as const
const nameSchema = z.strictObject({ name: text() })
const pageSchema = z.strictObject({ notFound: notFoundView() })

const createModel = (...definitions: Definition[]) =>
  createContentModel({
    definitions,
    components: {},
    rehypePlugins: [],
    layoutIds: [],
    generatedMedia: [],
    fileAddresses: [],
    listEntryFileExtensions: () => [],
    listGeneratedFiles: () => [],
    proseWidth: 640,
  })

function check(model: ContentModel, texts: Record<string, string>) {
  const bytes = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]))
  const folder = { name: 'content', media: new Map(), problems: [], pastAddresses: new Set<string>() }
  return new Checker(model).check({ ...folder, textFiles: bytes }, TODAY)
}

const createCollection = (name: string, schema = nameSchema) =>
  defineCollection({ ...entryOptions, name, singular: name.replace(/s$/, ''), schema, unique: (paths) => paths.name })

const bookTexts = { 'books/a-book.yaml': 'name: A book\nauthor: someone\n', 'authors/someone.yaml': 'name: Someone\n' }
const shelves = {
  ...entryOptions,
  name: 'shelves',
  singular: 'old shelf',
  base: '/shelves',
  schema: nameSchema,
} as const

test('rejects a definition without a not-found view and names the file', () => {
  expect(() => defineCollection({ ...shelves, pageSchema: nameSchema })).toThrow(
    'The schema of shelves/_old-shelf.yaml has no not-found view for addresses below /shelves. Add `notFound: notFoundView()`.',
  )
  expect(() => defineCollection({ ...shelves, pageSchema })).not.toThrow()
  expect(() => defineCollection(shelves)).not.toThrow()
})

test('rejects two definitions with the same name or file', () => {
  const one = defineSingleton({ name: 'one', path: 'one.yaml', schema: nameSchema })
  expect(() => createModel(one, createCollection('one'))).toThrow('Two definitions have the same name or file, `one`.')
  const sameFile = defineSingleton({ name: 'two', path: 'one.yaml', schema: nameSchema })
  expect(() => createModel(one, sameFile)).toThrow('Two definitions have the same name or file, `one.yaml`.')
})

test('rejects a reference to an unknown collection', () => {
  const books = createCollection('books', nameSchema.extend({ author: reference('authrs') }))
  expect(() => check(createModel(books, createCollection('authors')), bookTexts)).toThrow(
    "The schema of books/a-book.yaml refers to `authrs`, which isn't a collection. Did you mean `authors`?",
  )
})

test.each(['>\n  Someone\n\n', '" Someone "\n'])('trims %j', (yaml) => {
  const authors = createCollection('authors')
  const { site } = check(createModel(authors), { 'authors/someone.yaml': `name: ${yaml}` })
  expect(site?.listEntries(authors)).toMatchObject([{ name: 'Someone' }])
})

test('validates entries, references, and unique values of any definitions', () => {
  const authors = createCollection('authors')
  const books = createCollection('books', nameSchema.extend({ author: reference(authors) }))
  const model = createModel(books, authors)
  expect(check(model, bookTexts).site?.listEntries(books)).toMatchObject([
    { slug: 'a-book', author: { id: 'someone' } },
  ])
  const { problems } = check(model, { ...bookTexts, 'books/other.yaml': 'name: A book\nauthor: somone\n' })
  expect(problems?.map(({ message, hint }) => [message, hint])).toEqual([
    ['`name` is the same as in content/books/a-book.yaml.', 'Change one of them, preferably the newer one.'],
    ['There is no author `somone`.', 'Did you mean `someone`?'],
  ])
})
