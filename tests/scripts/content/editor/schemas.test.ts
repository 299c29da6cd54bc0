import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderFieldReference } from '../../../../renderer/model/describe/fieldReference.ts'
import { IDS_FILE, listEditableFiles } from '../../../../renderer/model/describe/fileSchema.ts'
import { listSchemas, toJsonSchema } from '../../../../renderer/model/describe/jsonSchema.ts'
import { renderEditorSettings, SETTINGS_PATH, writeSchemas } from '../../../../scripts/content/editor/writeSchemas.ts'
import { check, createTestContent, model, type Overrides, readTestFolder } from '../../../support/contentFolder.ts'
import { createEditorValidator } from '../../../support/editorSchemas.ts'
import { hashFiles, writeFiles } from '../../../support/siteFolder.ts'

const validateFolder = createEditorValidator(await readTestFolder())

const validate = async (overrides: Overrides) =>
  validateFolder(await readTestFolder(overrides), (path) => path in overrides)

const TAKEAWAYS_PATTERN = /^takeaways:[\s\S]*?\n(?=\S)/m
test.each<[mistake: string, path: string, from: string | RegExp, to: string, message: string]>([
  ['an unknown key', 'team/president.yaml', /$/, 'rolle: x\n', ' must NOT have additional properties'],
  ['a missing key', 'team/president.yaml', /^role: .*\n/m, '', "'role'"],
  ['a missing entry', 'industries/dental-implants.yaml', 'local-seo', 'local-soe', '/service must be equal to one of'],
  [
    'a list that is too short',
    'posts/first-post.mdx',
    TAKEAWAYS_PATTERN,
    'takeaways: [One]\n',
    'NOT have fewer than 2',
  ],
])('reports %s in editors', async (_, path, from, to, message) => {
  const problems = await validate({ [path]: (text) => text.replace(from, to) })
  expect(problems.join('\n')).toContain(message)
  expect(problems.every((problem) => problem.startsWith(path))).toBe(true)
})

test('writes schemas next to the content, and updates ids', async () => {
  const content = createTestContent()
  const { targets } = await check()
  const schemas = join(content, '../.vscode/schemas')
  writeSchemas(content, { model, targets })
  expect(existsSync(schemas)).toBe(false)
  writeFiles(join(content, '..'), { [SETTINGS_PATH]: '{}' })
  writeSchemas(content, { model, targets })
  expect(readdirSync(schemas)).toHaveLength(listEditableFiles(model).length + 1)
  const before = hashFiles(schemas)
  writeSchemas(content, { model, targets: (await check({ 'posts/a-fifth.mdx': '---\n---\n' })).targets })
  const after = hashFiles(schemas)
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([IDS_FILE])
})

test('describes every field', () => {
  const undescribed: string[] = []
  for (const { pattern, schema } of listEditableFiles(model))
    for (const { properties = {} } of listSchemas(toJsonSchema(schema)))
      for (const [key, { description = '' }] of Object.entries(properties))
        if (description.length < 5) undescribed.push(`${pattern}: ${key}`)
  expect(undescribed).toEqual([])
})

test.each([
  ['content/reference.md', () => renderFieldReference(model, 'posts')],
  ['.vscode/settings.json', () => renderEditorSettings(model)],
])('%s matches the collection definitions', (file, generate) => {
  expect(readFileSync(file, 'utf8'), `${file} is outdated. To update it, run: npm run reference`).toBe(generate())
})
