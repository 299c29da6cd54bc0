import { expect, test } from 'vitest'
import { getFormFragment } from '../../../../renderer/model/describe/cmsConfig.ts'
import { listEditableFiles } from '../../../../renderer/model/describe/fileSchema.ts'
import type { CmsField } from '../../../../renderer/model/describe/formLayout.ts'
import { listSchemas, toJsonSchema } from '../../../../renderer/model/describe/jsonSchema.ts'
import { createAdminConfig } from '../../../../scripts/content/admin/adminFiles.ts'
import { COMPONENTS } from '../../../../scripts/content/admin/components.js'
import { MENU } from '../../../../scripts/content/admin/menu.ts'
import { check, listProblems, model, type Overrides } from '../../../support/contentFolder.ts'

const createConfig = async (overrides: Overrides = {}, editUrl?: string) =>
  createAdminConfig({ model, ...(await check(overrides)), editUrl })

async function listForms(overrides?: Overrides) {
  const { collections, singletons } = await createConfig(overrides)
  return [...collections, ...singletons].flatMap((item) => ('divider' in item ? [] : [item]))
}

const forms = await listForms()

function getFields(name: string, searchedForms = forms): Map<string, CmsField> {
  const form = searchedForms.find((candidate) => candidate.name === name)
  return new Map(form?.fields.map((field) => [field.name, field]))
}

const flattenField = (field: CmsField): CmsField[] => [
  field,
  ...[...(field.fields ?? []), ...(field.field ? [field.field] : [])].flatMap(flattenField),
]
const allFields = forms.flatMap(({ fields }) => fields.flatMap(flattenField))

const QUOTE_FIELD = expect.objectContaining({ name: 'content', label: 'Quote' })
const BEAT_OPTION = { label: 'Beat (heartbeat)', value: 'beat' }
const redirects = [...model.redirectPaths]

test('every editable file except redirects has a form', () => {
  expect(forms.length).toBe(listEditableFiles(model).length - redirects.length)
  expect(redirects.map((path) => getFormFragment(path, model))).toEqual([undefined])
})

test('the form of posts has all fields of its definition', () => {
  const posts = model.collections.find(({ name }) => name === 'posts') ?? expect.fail()
  const { properties = {} } = toJsonSchema(posts.schema)
  const keys = [...getFields('posts').keys()].filter((name) => !['body', 'more'].includes(name))
  expect(keys).toEqual([...Object.keys(properties), 'placeholders'])
})

test('the form of an article follows the order of writing, and folds rarely used fields at the end', () => {
  expect([...getFields('posts').keys()]).toEqual([
    ...['draft', 'title', 'excerpt', 'body', 'takeaways', 'author', 'topics', 'date', 'publish_at', 'more'],
    ...['drawing', 'guid', 'closing', 'unpublish_at', 'review_by', 'placeholders'],
  ])
})

test.each([
  ['the limit of a title', 'posts', 'title', { widget: 'string', required: true, maxlength: 60 }],
  ['the limit of a longer text', 'posts', 'excerpt', { widget: 'text', maxlength: 160 }],
  ['the limits of a list', 'posts', 'takeaways', { widget: 'list', min: 2, max: 4 }],
  ['the limits of a number', 'values', 'order', { widget: 'number', required: true, min: 1, max: 5 }],
  ['the format of a time', 'episodes', 'duration', { pattern: ['^\\d{1,3}:[0-5]\\d$', 'Write it like 52:30'] }],
  ['references from a list', 'posts', 'topics', { field: { widget: 'relation', collection: 'services' } }],
  ['options in words', 'industries', 'icon', { options: expect.arrayContaining([BEAT_OPTION]) }],
  ['the label of a definition', 'services', 'timeToResults', { label: 'Time to results *', required: false }],
  ['the title of a folded item', 'services', 'testimonials', { summary: '{{fields.name}}' }],
  ['the first text of an item without a title', 'services', 'detailedFeatures', { summary: '{{fields.category}}' }],
  ['labels of items', 'services', 'testimonials', { fields: expect.arrayContaining([QUOTE_FIELD]) }],
])('forms have %s: %s, %s', (_, form, field, expected) => {
  expect(getFields(form).get(field)).toMatchObject(expected)
})

test('a required field with one choice has it as the default, but an optional field is empty', () => {
  const service = getFields('services')
  const findField = (list: string, name: string) => service.get(list)?.fields?.find((field) => field.name === name)
  expect(findField('testimonials', 'rating')?.default).toBe(5)
  const trend = findField('report', 'trend')
  expect(trend?.fields?.find(({ name }) => name === 'unit')?.default).toBeUndefined()
})

test('the length of a text is only limited if it has no tokens', async () => {
  const addClaim = (text: string) => text.replace('First post, described', 'Over {claim:growth}, described')
  const { pattern, maxlength } =
    getFields('posts', await listForms({ 'posts/first-post.mdx': addClaim })).get('excerpt') ?? expect.fail()
  expect(maxlength).toBeUndefined()
  const [limit, message] = pattern as [string, string]
  expect(message).toBe('Use 70 to 160 characters.')
  const lengths = [69, 70, 160, 161].map((length) => new RegExp(limit).test('a'.repeat(length)))
  expect(lengths).toEqual([false, true, true, false])
  expect(new RegExp(limit).test(`{claim:growth}${'a'.repeat(200)}`)).toBe(true)
})

test('labels are words, even if the key is an abbreviation', () => {
  const labels = new Set(allFields.map(({ label }) => label))
  expect(['Alt', 'Desc', 'Lat', 'Lon', 'Stats', 'To'].filter((label) => labels.has(label))).toEqual([])
})

const menuItems = MENU.flatMap((group) => Object.entries(group))

test('the menu lists all forms and nothing else', () => {
  const paths = [...model.singleFiles.map(({ path }) => path), ...model.collections.map(({ name }) => name)]
  const generated = model.collections.filter(({ format }) => format === 'json').map(({ name }) => name)
  expect(menuItems.map(([key]) => key).toSorted()).toEqual(
    paths.filter((path) => ![...generated, ...redirects].includes(path)).toSorted(),
  )
})

test('the menu only folds fields that exist', () => {
  for (const [key, { rareFields = [] }] of menuItems) {
    expect(rareFields.filter((name) => !getFields(key).has(name))).toEqual([])
  }
})

test('the menu starts with posts, and calls them articles', async () => {
  const { collections } = await createConfig()
  expect(collections[0]).toMatchObject({ name: 'posts', label: 'Articles', label_singular: 'article' })
})

test('hints mention labels, not keys, files, or code', () => {
  const technical = /`|<|YAML|\.yaml|[a-z]_[a-z]|content\/media|file name|\bids?\b|the key out/
  expect(allFields.filter(({ hint = '' }) => technical.test(hint))).toEqual([])
})

const SUPPORTED_UNIONS = ['integer or string', 'boolean or string']

test('forms support the unions of all definitions', () => {
  const schemas = listEditableFiles(model).flatMap(({ schema }) => listSchemas(toJsonSchema(schema)))
  // Skip files that require one of two keys.
  const unions = schemas.flatMap(({ anyOf, properties }) => (anyOf && !properties ? [anyOf] : []))
  const unionTypes = unions.map((anyOf) => anyOf.map(({ type }) => type ?? 'string').join(' or '))
  expect(unionTypes.filter((types) => !SUPPORTED_UNIONS.includes(types))).toEqual([])
})

test('uses the repository and the branch of a preview', async () => {
  const { backend, singletons } = await createConfig({}, 'https://github.com/owner/pages/edit/next/sites/content')
  expect(backend).toMatchObject({ name: 'github', repo: 'owner/pages', branch: 'next' })
  expect(singletons).toContainEqual(expect.objectContaining({ name: 'site', file: 'sites/content/site.yaml' }))
})

test('the check accepts the examples of components', async () => {
  const examples = COMPONENTS.flatMap(({ id, example, attributes = [] }) =>
    example === undefined
      ? []
      : `<${id}${attributes.map((name) => ` ${name}="USD"`).join('')}>\n\n${example}\n\n</${id}>\n`,
  )
  expect(await listProblems({ 'posts/first-post.mdx': (text) => `${text}\n${examples.join('\n')}` })).toEqual([])
})
