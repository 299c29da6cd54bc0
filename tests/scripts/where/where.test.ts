import { expect, test } from 'vitest'
import type { ContentIndex } from '../../../scripts/moving/contentIndex.ts'
import { describeUses } from '../../../scripts/where/describeUses.ts'
import { thingsCalled } from '../../../scripts/where/things.ts'
import { citingContent, indexOf } from '../../support/citingContent.ts'
import { contentWith } from '../../support/contentFolder.ts'

const tell = (index: ContentIndex, name: string) =>
  thingsCalled(index, name)
    .map((thing) => describeUses(index, thing))
    .join('\n\n')

test('every use of an entry, a city, a claim, a price, a picture, a component, a token and a page is found', async () => {
  const index = await indexOf(citingContent())
  const names = [
    'first-post',
    'mobile',
    'claims/growth',
    'paid-media/small',
    'posts/room.png',
    '<Callout>',
    '{brand}',
    '/contact',
    'nothing',
  ]
  const told = Object.fromEntries(names.map((name) => [name, tell(index, name)]))
  expect(told['first-post']).toMatchInlineSnapshot(`
    "Post \`first-post\`, the page /blog/first-post: 4 uses in 1 file
      content/posts/citing-post.mdx:9:24   /blog/citing-post
      content/posts/citing-post.mdx:9:78   /blog/citing-post
      content/posts/citing-post.mdx:11:10  /blog/citing-post
      content/posts/citing-post.mdx:13:22  /blog/citing-post"
  `)
  expect(told.mobile).toMatchInlineSnapshot(`
    "City \`alabama/mobile\`, the page /locations/alabama/mobile: 3 uses in 2 files
      content/posts/citing-post.mdx:13:89  /blog/citing-post
      content/posts/citing-post.mdx:15:83  /blog/citing-post
      content/states/_listing.yaml:29:7    /locations"
  `)
  expect(told['claims/growth']).toContain('posts/citing-post.mdx:6:67')
  expect(told['paid-media/small']).toMatchInlineSnapshot(`
    "Price \`paid-media/small\`: 2 uses in 1 file
      content/posts/citing-post.mdx:6:29    /blog/citing-post
      content/posts/citing-post.mdx:13:124  /blog/citing-post"
  `)
  expect(told['posts/room.png']).toMatchInlineSnapshot(`
    "File \`media/posts/room.png\`: 1 use in 1 file
      content/posts/fourth-post.mdx:24:39  /blog/fourth-post"
  `)
  expect(told['<Callout>']).toMatchInlineSnapshot(`
    "Component \`<Callout>\`: 4 uses in 4 files
      content/posts/first-post.mdx:18:1   /blog/first-post
      content/posts/fourth-post.mdx:18:1  /blog/fourth-post
      content/posts/second-post.mdx:18:1  /blog/second-post
      content/posts/third-post.mdx:18:1   /blog/third-post"
  `)
  expect(told['{brand}']).toContain('Token `{brand}`')
  expect(told['/contact']).toContain('content/states/_city.yaml')
  expect(told['/contact']).toMatch(/each of \d+ pages like \/locations\/alabama\/huntsville/)
  expect(told.nothing).toBe('')
})

test('a part of an entry that has a page shows on that one', async () => {
  const index = await indexOf(citingContent())
  expect(tell(index, 'services/reputation')).toContain('/industries/dental-implants/reputation')
})

test('what visitors do not see is told so', async () => {
  const root = contentWith({ 'posts/third-post.mdx': (text) => text.replace(/^date: .*/m, '$&\ndraft: true') })
  expect(tell(await indexOf(root), 'third-post')).toBe(
    'Post `third-post`, the page /blog/third-post (draft: visitors do not see it): nothing refers to it.',
  )
})
