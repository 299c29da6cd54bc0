import { describe, expect, test } from 'vitest'
import { said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

describe('the place of a file', () => {
  test('a file that stands where none is expected, with the place that was meant', async () => {
    expect(await said({ 'pages/hom.yaml': 'title: Home\n' })).toMatchInlineSnapshot(`
      "This file stands where the site expects none.
      Did you mean \`pages/home.yaml\`?"
    `)
    expect(await said({ 'services/old/seo.yaml': 'title: SEO\n' })).toMatchInlineSnapshot(`
      "This file stands where the site expects none.
      Did you mean \`services/seo.yaml\`?"
    `)
  })

  test('a name that hosts keep for themselves', async () => {
    expect(await said({ 'posts/index.mdx': '---\ntitle: Index\n---\n\nText.\n' })).toMatchInlineSnapshot(`
      "Hosts keep the name \`index\` for themselves.
      Add a word to the file name."
    `)
    const town = (text: string) => text.replace('slug: auburn', 'slug: index')
    const popular = (text: string) => text.replace('alabama/auburn', 'alabama/index')
    expect(await said({ 'states/alabama.yaml': town, 'states/_listing.yaml': popular })).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        Hosts keep \`index\` and \`404\` for themselves. Add a word, for instance \`index-town\`.
        |   - { name: Auburn, slug: index, counties: [Lee], population: 76143, lat: 32.609, lon: -85.481 }
        |                           ^^^^^

      1 problem in 1 file"
    `)
  })

  mistake('a file that every site has is missing', () => said({ 'pages/about.yaml': null })).says(`
    The file is missing.
    Every site has it.`)
})
