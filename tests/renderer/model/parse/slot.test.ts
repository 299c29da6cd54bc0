import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'

describe('the place of a file', () => {
  test('a file that stands where none is expected, with the place that was meant', async () => {
    expect(await problemsOf({ 'service/seo.yaml': 'title: SEO\n' })).toMatchInlineSnapshot(`
      "content/service/seo.yaml
        This file stands where the site expects none.
        Did you mean \`services/seo.yaml\`?

      1 problem in 1 file"
    `)
    expect(await problemsOf({ 'pages/hom.yaml': 'title: Home\n' })).toMatchInlineSnapshot(`
      "content/pages/hom.yaml
        This file stands where the site expects none.
        Did you mean \`pages/home.yaml\`?

      1 problem in 1 file"
    `)
    expect(await problemsOf({ 'services/old/seo.yaml': 'title: SEO\n' })).toMatchInlineSnapshot(`
      "content/services/old/seo.yaml
        This file stands where the site expects none.
        Did you mean \`services/seo.yaml\`?

      1 problem in 1 file"
    `)
  })

  test('a file of another format', async () => {
    expect(await problemsOf({ 'posts/fifth-post.md': '# Hello\n' })).toMatchInlineSnapshot(`
      "content/posts/fifth-post.md
        A file of \`posts\` ends with .mdx.
        Name it \`fifth-post.mdx\`.

      1 problem in 1 file"
    `)
  })

  test('a file name that is no slug', async () => {
    expect(
      await problemsOf({ 'values/Our Clarity.yaml': 'order: 2\nname: Ours\ntext: Clear.\n' }),
    ).toMatchInlineSnapshot(`
      "content/values/Our Clarity.yaml
        The file name \`Our Clarity\` becomes the page's address, and has characters that addresses here do not have.
        Rename it: \`our-clarity.yaml\`, in lower-case letters, digits and single hyphens.

      1 problem in 1 file"
    `)
  })

  test('a name that hosts keep for themselves', async () => {
    expect(await problemsOf({ 'posts/index.mdx': '---\ntitle: Index\n---\n\nText.\n' })).toMatchInlineSnapshot(`
      "content/posts/index.mdx
        Hosts keep the name \`index\` for themselves.
        Add a word to the file name.

      1 problem in 1 file"
    `)
    const town = (text: string) => text.replace('slug: auburn', 'slug: index')
    const popular = (text: string) => text.replace('alabama/auburn', 'alabama/index')
    expect(await problemsOf({ 'states/alabama.yaml': town, 'states/_listing.yaml': popular })).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        Hosts keep \`index\` and \`404\` for themselves. Add a word, for instance \`index-town\`.
        |   - { name: Auburn, slug: index, counties: [Lee], population: 76143, lat: 32.609, lon: -85.481 }
        |                           ^^^^^

      1 problem in 1 file"
    `)
  })

  test('a file that every site has is missing', async () => {
    expect(await problemsOf({ 'pages/about.yaml': null })).toMatchInlineSnapshot(`
      "content/pages/about.yaml
        The file is missing.
        Every site has it.

      1 problem in 1 file"
    `)
  })
})
