import { expect, test } from 'vitest'
import { toJsonSchema } from '../../../../renderer/model/describe/fileSchema.ts'
import { mapSchemas } from '../../../../renderer/model/describe/jsonSchema.ts'
import { parts } from '../../../../renderer/model/describe/reference.ts'
import { adminConfig } from '../../../../scripts/content/admin/adminFiles.ts'
import { check, model } from '../../../support/contentFolder.ts'

const config = async (editable?: string) => adminConfig({ model, ...(await check()), editable })

test('every file that somebody edits has a form, with each key of its definition in its order', async () => {
  const { collections, singletons } = await config()
  expect(collections.length + singletons.length).toBe(parts(model).length)
  const [post] = collections.filter(({ name }) => name === 'posts')
  const { properties = {} } = toJsonSchema(model.collections.find(({ name }) => name === 'posts')?.schema ?? fail())
  expect(post?.fields.map(({ name }) => name)).toEqual([...Object.keys(properties), 'placeholders', 'body'])
  const relation = { widget: 'relation', collection: 'services' }
  expect(post?.fields.find(({ name }) => name === 'topics')).toMatchObject({ widget: 'list', field: relation })
})

/** Choices between kinds that a form has a field for: the first two are typed in one, lists of several lengths are a list. */
const SHOWN = ['integer or string', 'boolean or string', 'array or array']

test('a definition that the forms cannot show is known', () => {
  const found = new Set<string>()
  for (const { schema } of parts(model))
    mapSchemas(toJsonSchema(schema), (inner) => {
      // A file of which one key or another is written has both.
      if (inner.anyOf && !inner.properties) found.add(inner.anyOf.map(({ type }) => type ?? 'string').join(' or '))
      return inner
    })
  expect([...found].filter((kinds) => !SHOWN.includes(kinds))).toEqual([])
})

test('a preview says which repository and branch its content is in', async () => {
  const { backend, singletons } = await config('https://github.com/owner/pages/edit/next/sites/content')
  expect(backend).toMatchObject({ name: 'github', repo: 'owner/pages', branch: 'next' })
  expect(singletons.find(({ name }) => name === 'site')?.file).toBe('sites/content/site.yaml')
})

function fail(): never {
  throw new Error('No such collection.')
}
