import { describe, expect, test } from 'vitest'
import { checkSources } from '../../../../renderer/model/check/checkSources.ts'
import { formatProblems } from '../../../../renderer/model/explain/problem.ts'
import { folderWith, model, type Overrides, problemsOf } from '../../../support/contentFolder.ts'
import { post } from '../../../support/post.ts'

/** The first post with more lines in its front matter, which end it. */
const first = (lines: string): Overrides => ({
  'posts/first-post.mdx': (text) => text.replace(/\n---\n/, `\n${lines}\n---\n`),
})
const linking = post('Text with a [link to it](/blog/first-post).')
const at = async (moment: string, overrides: Overrides) => checkSources(model, await folderWith(overrides), moment)

/** The hints on a day, without the numbers of lines. */
async function hintsOf(overrides: Overrides, moment = '2026-11-20'): Promise<string> {
  const result = await at(moment, overrides)
  if (result.problems) return `problems: ${formatProblems(result.problems)}`
  return formatProblems(result.hints, 'hint')
    .replaceAll(/^(\S[^\n]*?):\d+:\d+$/gm, '$1')
    .replaceAll(/^ {2} *\d* \| /gm, '  | ')
}

describe('a link to what visitors do not see', () => {
  test('is told of a draft, with the line without it', async () => {
    expect(await problemsOf({ ...first('draft: true'), ...linking })).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`/blog/first-post\` is a draft: visitors would find nothing there.
        | Text with a [link to it](/blog/first-post).
        |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Leave it out until it is published, or publish it: take the line \`draft: true\` out of content/posts/first-post.mdx.
        Write instead: \`Text with a link to it.\`

      1 problem in 1 file"
    `)
  })

  test('is told of what is published later', async () => {
    expect(await problemsOf({ ...first('publish_at: 2026-12-01'), ...linking })).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        \`date\` is not the day of \`publish_at\`, 2026-12-01: readers would be told another day than that on which it appears.
        | date: 2024-12-15
        |       ^^^^^^^^^^
        Write instead: \`date: 2026-12-01\`

      content/posts/a-post.mdx
        \`/blog/first-post\` is not published before 2026-12-01: visitors would find nothing there.
        | Text with a [link to it](/blog/first-post).
        |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Leave it out until then, or publish it now: take the line \`publish_at\` out of content/posts/first-post.mdx.
        Write instead: \`Text with a link to it.\`

      2 problems in 2 files"
    `)
  })

  test('is told of what is unpublished, with a redirect that would answer', async () => {
    expect(await problemsOf({ ...first('unpublish_at: 2026-11-01'), ...linking })).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`/blog/first-post\` is unpublished since 2026-11-01: visitors find nothing there.
        | Text with a [link to it](/blog/first-post).
        |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Leave it out, or publish it again: take the line \`unpublish_at\` out of content/posts/first-post.mdx. Or say in redirects.yaml which page answers for it: \`/blog/first-post: /blog\`.
        Write instead: \`Text with a link to it.\`

      1 problem in 1 file"
    `)
  })

  test('is told of an entry that another has for its data', async () => {
    const overrides: Overrides = { 'services/local-seo.yaml': (text) => `${text}draft: true\n` }
    expect(await problemsOf(overrides)).toMatchInlineSnapshot(`
      "content/industries/dental-implants.yaml
        \`local-seo\` is a draft: visitors would find nothing there.
        |   - service: local-seo
        |              ^^^^^^^^^
        Leave it out until it is published, or publish it: take the line \`draft: true\` out of content/services/local-seo.yaml.

      content/industries/hospice-companies.yaml
        \`local-seo\` is a draft: visitors would find nothing there.
        |   - service: local-seo
        |              ^^^^^^^^^
        Leave it out until it is published, or publish it: take the line \`draft: true\` out of content/services/local-seo.yaml.

      2 problems in 2 files"
    `)
  })

  test('is a hint while what it leads to is still seen', async () => {
    expect(await hintsOf({ ...first('unpublish_at: 2026-12-01T09:00Z'), ...linking })).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`/blog/first-post\` is unpublished from 2026-12-01T09:00Z on (content/posts/first-post.mdx): then this leads nowhere, and the site is not built.
        | Text with a [link to it](/blog/first-post).
        |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Leave it out by then. Or say in redirects.yaml which page answers for it: \`/blog/first-post: /blog\`.
        Write instead: \`Text with a link to it.\`

      1 hint in 1 file"
    `)
  })
})
