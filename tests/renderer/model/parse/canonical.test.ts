import { expect, test } from 'vitest'
import { suggestFormat } from '../../../../renderer/model/parse/canonical.ts'
import { check } from '../../../support/contentFolder.ts'

const POST_PATH = 'posts/first-post.mdx'

async function checkFormat(change: (text: string) => string, path = POST_PATH) {
  const { files } = await check({ [path]: change })
  const file = files.find(({ source }) => source.path === path)
  if (!file) throw new Error(`No ${path}.`)
  return { file, hint: suggestFormat(file) }
}

const FORMATTED_POST = `---
draft: true
title: "A: title"
excerpt: "An excerpt that is one line however long it is, since the CMS folds none: so a change is one line."
takeaways:
  - "One \\"thing\\"."
  - "Another.\\u00a0Thing."
date: "2025-01-31"
placeholders:
  - "excerpt"
---

A paragraph.

| a | b |
|---|---|
| *c* | <Claim id="growth" /> |
`

test('formats front matter in the order of the schema with quoted text, and keeps the body', async () => {
  const typed = FORMATTED_POST.replace('draft: true\n', '')
    .replace('takeaways:', 'draft: true\ntakeaways:')
    .replace('"2025-01-31"', '2025-01-31')
    .replace('excerpt: "An excerpt that', 'excerpt: >-\n  An excerpt that')
    .replace('a change is one line."', 'a\n  change is one line.')
  expect((await checkFormat(() => typed)).hint?.fix?.edits[0]?.text).toBe(FORMATTED_POST)
  expect((await checkFormat(() => FORMATTED_POST)).hint).toBeUndefined()
})

test("reports a YAML comment and doesn't remove it", async () => {
  const { hint } = await checkFormat(() => FORMATTED_POST.replace('draft: true', 'draft: true # for now'))
  expect(hint).toMatchObject({ line: 2, column: 13, fix: undefined })
  expect(hint?.message).toBe('The CMS would delete this comment.')
})
