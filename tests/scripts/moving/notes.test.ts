import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseName } from '../../../scripts/content/mv/names.ts'
import { noteAfter, renameInNotes } from '../../../scripts/content/mv/notes.ts'
import { planMove } from '../../../scripts/content/mv/plan.ts'
import { citingContent, indexOf } from '../../support/citingContent.ts'

/** A note after a rename of the fixtures. */
async function renamed(note: string, from: string, to: string): Promise<string> {
  const index = await indexOf(citingContent())
  const [before, after] = [parseName(index.site, from), parseName(index.site, to)]
  const { paths, addresses } = planMove(index, before, after)
  return noteAfter(note, [...paths, ...addresses], before, after).after
}

test('open questions name files and pages as they are called after a rename', async () => {
  const note =
    'See `posts/first-post.mdx` and (/blog/first-post#term), `posts/*.mdx`, not `posts/first-post-two.mdx` or https://a.example/blog/first-post.\n'
  expect(await renamed(note, 'blog/first-post', 'blog/renamed')).toBe(
    'See `posts/renamed.mdx` and (/blog/renamed#term), `posts/*.mdx`, not `posts/first-post-two.mdx` or https://a.example/blog/first-post.\n',
  )
})

test('a record has another name where its file is spoken of, and nowhere else', async () => {
  const note = '1. **Growth.** `claims.yaml`\n   (`growth`).\n2. `site.yaml` (`growth`).\n\nThe `growth` of a claim.\n'
  expect(await renamed(note, 'claims/growth', 'claims/more')).toBe(
    '1. **Growth.** `claims.yaml`\n   (`more`).\n2. `site.yaml` (`growth`).\n\nThe `growth` of a claim.\n',
  )
})

test('what was renamed in them is counted with the references', async () => {
  const root = citingContent()
  const index = await indexOf(root)
  const [from, to] = [parseName(index.site, 'blog/first-post'), parseName(index.site, 'blog/renamed')]
  const plan = planMove(index, from, to)
  renameInNotes(root, plan, from, to)
  expect(plan.rewritten.has('open-questions.md')).toBe(false)
  writeFileSync(join(root, 'open-questions.md'), 'In `posts/first-post.mdx`, and posts/first-post.mdx.')
  renameInNotes(root, plan, from, to)
  expect(plan.rewritten.get('open-questions.md')).toBe(2)
})
