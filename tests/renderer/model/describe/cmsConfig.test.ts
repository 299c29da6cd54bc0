import { expect, test } from 'vitest'
import { toJsonSchema } from '../../../../renderer/model/describe/fileSchema.ts'
import { mapSchemas } from '../../../../renderer/model/describe/jsonSchema.ts'
import { fileKinds } from '../../../../renderer/model/describe/reference.ts'
import { adminConfig } from '../../../../scripts/content/admin/adminFiles.ts'
import { check, model } from '../../../support/contentFolder.ts'

const config = async (editable?: string) => adminConfig({ model, ...(await check()), editable })

test('all editable files have a form with the keys of their definition in order', async () => {
  const { collections, singletons } = await config()
  expect(collections.length + singletons.length).toBe(fileKinds(model).length)
  const [post] = collections.filter(({ name }) => name === 'posts')
  const { properties = {} } = toJsonSchema(model.collections.find(({ name }) => name === 'posts')?.schema ?? fail())
  expect(post?.fields.map(({ name }) => name)).toEqual([...Object.keys(properties), 'placeholders', 'body'])
  const relation = { widget: 'relation', collection: 'services' }
  expect(post?.fields.find(({ name }) => name === 'topics')).toMatchObject({ widget: 'list', field: relation })
})

const SUPPORTED = ['integer or string', 'boolean or string', 'array or array']

test('forms support the unions of all definitions', () => {
  const unions = new Set<string>()
  for (const { schema } of fileKinds(model))
    mapSchemas(toJsonSchema(schema), (inner) => {
      // Skip files that require one of two keys.
      if (inner.anyOf && !inner.properties) unions.add(inner.anyOf.map(({ type }) => type ?? 'string').join(' or '))
      return inner
    })
  expect([...unions].filter((types) => !SUPPORTED.includes(types))).toEqual([])
})

test('uses the repository and the branch of a preview', async () => {
  const { backend, singletons } = await config('https://github.com/owner/pages/edit/next/sites/content')
  expect(backend).toMatchObject({ name: 'github', repo: 'owner/pages', branch: 'next' })
  expect(singletons.find(({ name }) => name === 'site')?.file).toBe('sites/content/site.yaml')
})

function fail(): never {
  throw new Error('No such collection.')
}
