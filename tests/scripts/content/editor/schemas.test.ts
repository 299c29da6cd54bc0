import { closeSync, fstatSync, openSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { editorFiles, toJsonSchema } from '../../../../renderer/model/describe/fileSchema.ts'
import type { JsonSchema } from '../../../../renderer/model/describe/jsonSchema.ts'
import { mapSchemas } from '../../../../renderer/model/describe/jsonSchema.ts'
import { NAMES_FILE } from '../../../../renderer/model/describe/namesFile.ts'
import { hasEditor, writeSchemas } from '../../../../scripts/content/editor/writeSchemas.ts'
import { checker, contentWith, folderWith, model, type Overrides, TODAY } from '../../../support/contentFolder.ts'
import { editorWith } from '../../../support/editorSchemas.ts'
import { fingerprint } from '../../../support/folders.ts'

const editor = editorWith(await folderWith())

const marks = async (overrides: Overrides) => editor(await folderWith(overrides), (path) => path in overrides)

describe('the schemas of editors', () => {
  test('accept all valid content', async () => {
    expect(editor(await folderWith())).toEqual([])
  })

  const LIST = /^takeaways:[\s\S]*?\n(?=\S)/m
  test.each<[slip: string, path: string, from: string | RegExp, to: string, mark: string]>([
    ['a key that is none', 'team/president.yaml', /$/, 'rolle: x\n', ' must NOT have additional properties'],
    ['a key that is missing', 'team/president.yaml', /^role: .*\n/m, '', "'role'"],
    ['no entry', 'industries/dental-implants.yaml', 'local-seo', 'local-soe', '/service must be equal to one of'],
    ['no token', 'pages/about.yaml', /^ {2}title: .*/m, '  title: The {brnad} way', '/meta/title must match pattern'],
    ['too few of a list', 'posts/first-post.mdx', LIST, 'takeaways: [One]\n', 'NOT have fewer than 2'],
  ])('mark %s', async (_, path, from, to, mark) => {
    const found = await marks({ [path]: (text) => text.replace(from, to) })
    expect(found.join('\n')).toContain(mark)
    expect(found.every((each) => each.startsWith(path))).toBe(true)
  })
})

test('writes schemas next to the content, updates names, and removes outdated files', async () => {
  const root = contentWith()
  const { targets } = checker.check(await folderWith(), TODAY)
  const schemas = join(root, '../.vscode/schemas')
  expect(hasEditor(root)).toBe(false)
  const count = writeSchemas(root, { model, targets })
  const names = readdirSync(schemas)
  expect(names.filter((name) => name.endsWith('.json'))).toHaveLength(count)
  const before = fingerprint(schemas)
  const more = await folderWith({ 'posts/a-fifth.mdx': '---\n---\n' })
  writeSchemas(root, { model, targets: checker.check(more, TODAY).targets })
  const after = fingerprint(schemas)
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([NAMES_FILE])
  writeFileSync(join(schemas, 'source-hash'), 'other code')
  writeFileSync(join(schemas, 'gone.entry.json'), '{}')
  writeSchemas(root, { model, targets })
  expect(fingerprint(schemas)).toEqual(before)
})

test('updates schemas after a code change without deleting files that another program may be writing', async () => {
  const root = contentWith()
  const { targets } = checker.check(await folderWith(), TODAY)
  const schemas = join(root, '../.vscode/schemas')
  writeSchemas(root, { model, targets })
  writeFileSync(join(schemas, 'source-hash'), 'other code')
  const open = openSync(join(schemas, NAMES_FILE), 'r')
  try {
    writeSchemas(root, { model, targets })
    // Deleted files have no links (POSIX, `st_nlink`).
    expect(fstatSync(open).nlink).toBe(1)
  } finally {
    closeSync(open)
  }
})

test('every field has a description', () => {
  const bare = editorFiles(model).flatMap(({ name, schema }) => fieldsWithout(toJsonSchema(schema), name))
  expect(bare).toEqual([])
})

function fieldsWithout(schema: JsonSchema, file: string): string[] {
  const bare: string[] = []
  mapSchemas(schema, (each) => {
    for (const [key, { description = '' }] of Object.entries(each.properties ?? {}))
      if (description.length < 5) bare.push(`${file}: ${key}`)
    return each
  })
  return bare
}
