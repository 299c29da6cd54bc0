import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../../../renderer/model/explain/problem.ts'
import { checker, folderWith, type Overrides, said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { post } from '../../../support/post.ts'

/** The first post with more lines in its front matter, which end it. */
const first = (lines: string): Overrides => ({
  'posts/first-post.mdx': (text) => text.replace(/\n---\n/, `\n${lines}\n---\n`),
})
const linking = post('Text with a [link to it](/blog/first-post).')
const at = async (instant: string, overrides: Overrides) => checker.check(await folderWith(overrides), instant)

/** The hints on a day, without the numbers of lines. */
async function hintsOf(overrides: Overrides, instant = '2026-11-20'): Promise<string> {
  const result = await at(instant, overrides)
  if (result.problems) return `problems: ${formatProblems(result.problems)}`
  return formatProblems(result.hints, 'hint')
    .replaceAll(/^(\S[^\n]*?):\d+:\d+$/gm, '$1')
    .replaceAll(/^ {2} *\d* \| /gm, '  | ')
}

describe('a link to what visitors do not see', () => {
  mistake('is a hint while what it leads to is still seen', () =>
    hintsOf({ ...first('unpublish_at: 2026-12-01T09:00Z'), ...linking }),
  ).says(`
    content/posts/a-post.mdx
      \`/blog/first-post\` is unpublished from 2026-12-01T09:00Z on (content/posts/first-post.mdx): then this leads nowhere, and the site is not built.
      | Text with a [link to it](/blog/first-post).
      |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Leave it out by then. Or say in redirects.yaml which page answers for it: \`/blog/first-post: /blog\`.
      Write instead: \`Text with a link to it.\`

    1 hint in 1 file`)
})

describe('the times of an entry', () => {
  test('are held against what is published before another', async () => {
    const both: Overrides = {
      ...first('unpublish_at: 2099-01-01'),
      'posts/first-post.mdx': (text) => text.replace(/^date: .*/m, 'date: 2026-12-05\npublish_at: 2026-12-05'),
      'posts/a-post.mdx': String(linking['posts/a-post.mdx']).replace(
        'date: 2025-01-01',
        'date: 2026-12-01\npublish_at: 2026-12-01',
      ),
    }
    expect(await hintsOf(both)).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        This is published from 2026-12-01 on, and \`/blog/first-post\` is not published at that time: then the site is not built.
        | Text with a [link to it](/blog/first-post).
        |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Write the same time into content/posts/first-post.mdx, \`publish_at: 2026-12-01\`, or leave it out here.
        Write instead: \`Text with a link to it.\`

      1 hint in 1 file"
    `)
    expect(await said(both)).toBe('no problems')
  })

  test('remind of a review that is due, and only then', async () => {
    expect(await hintsOf(first('review_by: 2026-11-19'))).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        The day by which to look at this again is over (today is 2026-11-20).
        | review_by: 2026-11-19
        |            ^^^^^^^^^^
        Look whether all of it still holds, and write the day by which to look again.

      1 hint in 1 file"
    `)
    expect(await hintsOf(first('review_by: 2026-11-20'))).toBe('0 hints in 0 files')
  })
})
