import { expect, test } from 'vitest'
import { formatProblems } from '../../../../renderer/model/explain/problem.ts'
import { check, type Overrides } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { post } from '../../../support/post.ts'

async function hintsOf(overrides: Overrides): Promise<string> {
  const result = await check(overrides)
  return result.problems ? formatProblems(result.problems) : formatProblems(result.hints, 'hint')
}

mistake('a bold line that stands like a heading is a hint', () => hintsOf(post('**What it costs**\n\nMuch.'))).says(`
  content/posts/a-post.mdx:8:1
    This bold line stands like a heading, and is none.
    8 | **What it costs**
      | ^^^^^^^^^^^^^^^^^
    If it is one, write it with its \`#\` signs.
    Write instead: \`## What it costs\`

  1 hint in 1 file`)

test('a bold sentence, and bold words in one, are none', async () => {
  expect(await hintsOf(post('**Call first.**\n\n**Call** first.\n\n- **Call**'))).toBe('0 hints in 0 files')
})

test('an emoji in a title is a hint, and none elsewhere', async () => {
  const [[path = '', text = ''] = []] = Object.entries(post('Done 🎉'))
  expect(await hintsOf({ [path]: text })).toBe('0 hints in 0 files')
  expect(await hintsOf({ [path]: text.replace('title: A post', 'title: A post 🎉') })).toMatchInlineSnapshot(`
    "content/posts/a-post.mdx:2:8
      Search results may leave the emoji of this title out, and screen readers read its name aloud.
      2 | title: A post 🎉
        |        ^^^^^^^^^
      Say it in words.

    1 hint in 1 file"
  `)
})
