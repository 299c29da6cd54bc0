import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findFormatWarning } from '../../../../renderer/model/parse/format.ts'
import { check } from '../../../support/contentFolder.ts'

const POST_PATH = 'posts/first-post.mdx'

async function findWarning(text: string) {
  const { files } = await check({ [POST_PATH]: text })
  const file = files.find(({ source }) => source.path === POST_PATH)
  return file && findFormatWarning(file)
}

const FORMATTED_POST = readFileSync('tests/fixtures/posts/formatted.mdx', 'utf8')

test('formats front matter in the order of the schema with quoted text, and keeps the body', async () => {
  const unformattedPost = FORMATTED_POST.replace('draft: true\n', '')
    .replace('takeaways:', 'draft: true\ntakeaways:')
    .replace('"2025-01-31"', '2025-01-31')
    .replace('excerpt: "A long excerpt', 'excerpt: >-\n  A long excerpt')
    .replace('a change has a small diff."', 'a\n  change has a small diff.')
  expect((await findWarning(unformattedPost))?.fix?.edits[0]?.text).toBe(FORMATTED_POST)
  expect(await findWarning(FORMATTED_POST)).toBeUndefined()
})

test('reports a YAML comment, and has no fix that deletes it', async () => {
  const warning = await findWarning(FORMATTED_POST.replace('draft: true', 'draft: true # for now'))
  expect(warning).toMatchObject({ line: 2, column: 13, fix: undefined })
  expect(warning?.message).toBe('The forms would delete this comment.')
})
