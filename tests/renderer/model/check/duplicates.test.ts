import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'

describe('duplicates', () => {
  test('two posts with one title and one excerpt', async () => {
    const post = (text: string) =>
      text
        .replace('title: Second post', 'title: first post')
        .replace(
          /excerpt: .*/,
          'excerpt: First post, described in one sentence that is long enough for search results to show it whole.',
        )
    expect(await problemsOf({ 'posts/second-post.mdx': post })).toMatchInlineSnapshot(`
      "content/posts/second-post.mdx
        \`title\` is the same as in content/posts/first-post.mdx.
        | title: first post
        |        ^^^^^^^^^^
        Give each its own.

      content/posts/second-post.mdx
        \`excerpt\` is the same as in content/posts/first-post.mdx.
        | excerpt: First post, described in one sentence that is long enough for search results to show it whole.
        |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Give each its own.

      2 problems in 1 file"
    `)
  })

  test('two cities of a state with one slug', async () => {
    expect(
      await problemsOf({
        'states/alabama.yaml': (text) => text.replace('slug: auburn', 'slug: mobile'),
        'states/_listing.yaml': (text) => text.replace('alabama/auburn', 'alabama/mobile'),
      }),
    ).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        \`slug\` is the same as in line 8 of this file.
        |   - { name: Auburn, slug: mobile, counties: [Lee], population: 76143, lat: 32.609, lon: -85.481 }
        |                           ^^^^^^
        Give each its own.

      1 problem in 1 file"
    `)
  })

  test('two industries whose services share a title', async () => {
    expect(
      await problemsOf({
        'industries/hospice-companies.yaml': (text) =>
          text.replace('title: Paid Media for Hospices', 'title: Paid Media for Dentists'),
      }),
    ).toMatchInlineSnapshot(`
      "content/industries/hospice-companies.yaml
        \`title\` is the same as in content/industries/dental-implants.yaml.
        |     title: Paid Media for Dentists
        |            ^^^^^^^^^^^^^^^^^^^^^^^
        Give each its own.

      1 problem in 1 file"
    `)
  })

  test('two pages with one title', async () => {
    const about = (text: string) => text.replace(/(meta:\n {2}title: ).*/, '$1Meta title of blog')
    expect(await problemsOf({ 'pages/about.yaml': about })).toMatchInlineSnapshot(`
      "content/posts/_listing.yaml
        \`title\` is the same as in content/pages/about.yaml.
        |   title: Meta title of blog
        |          ^^^^^^^^^^^^^^^^^^
        Give each its own.

      1 problem in 1 file"
    `)
  })
})
