import { describe, expect, test } from 'vitest'
import { said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

describe('duplicates', () => {
  test('two posts with one title and one excerpt', async () => {
    const post = (text: string) =>
      text
        .replace('title: Second post', 'title: first post')
        .replace(
          /excerpt: .*/,
          'excerpt: First post, described in one sentence that is long enough for search results to show it whole.',
        )
    expect(await said({ 'posts/second-post.mdx': post })).toMatchInlineSnapshot(`
      "\`title\` is the same as in content/posts/first-post.mdx.
      | title: first post
      |        ^^^^^^^^^^
      Give each its own.

      \`excerpt\` is the same as in content/posts/first-post.mdx.
      | excerpt: First post, described in one sentence that is long enough for search results to show it whole.
      |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Give each its own."
    `)
  })

  mistake('two cities of a state with one slug', () =>
    said({
      'states/alabama.yaml': (text) => text.replace('slug: auburn', 'slug: mobile'),
      'states/_listing.yaml': (text) => text.replace('alabama/auburn', 'alabama/mobile'),
    }),
  ).says(`
    content/states/alabama.yaml
      \`slug\` is the same as in line 8 of this file.
      |   - { name: Auburn, slug: mobile, counties: [Lee], population: 76143, lat: 32.609, lon: -85.481 }
      |                           ^^^^^^
      Give each its own.

    1 problem in 1 file`)
  mistake('two industries whose services share a title', () =>
    said({
      'industries/hospice-companies.yaml': (text) =>
        text.replace('title: Paid Media for Hospices', 'title: Paid Media for Dentists'),
    }),
  ).says(`
    \`title\` is the same as in content/industries/dental-implants.yaml.
    |     title: Paid Media for Dentists
    |            ^^^^^^^^^^^^^^^^^^^^^^^
    Give each its own.`)

  test('two pages with one title', async () => {
    const about = (text: string) => text.replace(/(meta:\n {2}title: ).*/, '$1Meta title of blog')
    expect(await said({ 'pages/about.yaml': about })).toMatchInlineSnapshot(`
      "content/posts/_listing.yaml
        \`title\` is the same as in content/pages/about.yaml.
        |   title: Meta title of blog
        |          ^^^^^^^^^^^^^^^^^^
        Give each its own.

      1 problem in 1 file"
    `)
  })
})
