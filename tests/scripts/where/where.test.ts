import { expect, test } from 'vitest'
import type { ContentIndex } from '../../../scripts/content/mv/contentIndex.ts'
import { thingsMeant } from '../../../scripts/content/where/things.ts'
import { describeUses } from '../../../scripts/content/where/uses.ts'
import { citingContent, indexOf } from '../../support/citingContent.ts'
import { contentWith } from '../../support/contentFolder.ts'

const tell = (index: ContentIndex, name: string) =>
  thingsMeant(index, name)
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
    'zyzzyva',
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
    "Price \`paid-media/small\`, of services/paid-media.yaml: 2 uses in 1 file
      content/posts/citing-post.mdx:6:29    /blog/citing-post
      content/posts/citing-post.mdx:13:124  /blog/citing-post"
  `)
  expect(told['posts/room.png']).toMatchInlineSnapshot(`
    "File \`media/posts/room.png\`: 2 uses in 2 files
      content/posts/fourth-post.mdx:24:39  /blog/fourth-post
      content/team/president.yaml:6:9"
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
  expect(told.zyzzyva).toBe('')
})

test('what visitors read is found by their words, also where it is cited', async () => {
  const index = await indexOf(
    citingContent({
      'site.yaml': (text) => text.replace(/^phone: .*/m, 'phone: (555) 010-0199'),
      'pages/about.yaml': (text) => text.replace(/^( +)text: .*/m, '$1text: Call {phone} on a Monday.'),
      'posts/first-post.mdx': (text) => `${text}\nRing <Fact name="phone" /> on a\nMonday, and say “hello”.\n`,
    }),
  )
  const phone = tell(index, '(555) 010-0199')
  expect(phone).toMatchInlineSnapshot(`
    "Words \`(555) 010-0199\`: 3 places in 3 files
      content/pages/about.yaml:6:9       /about
      content/posts/first-post.mdx:24:1  /blog/first-post
      content/site.yaml:6:8              every page"
  `)
  const asToken = phone.replace('Words `(555) 010-0199`', 'Token `{phone}`, which says (555) 010-0199')
  expect([tell(index, 'phone'), tell(index, '{phone}')]).toEqual([asToken, asToken])
  expect(tell(index, 'ring (555) 010-0199 ON A monday, and say "hello"')).toContain('/blog/first-post')
  expect(tell(index, 'call (555) 010-0199')).toContain('/about')
})

test('a title, the value of a claim and a number are found by what pages show', async () => {
  const index = await indexOf(citingContent())
  expect(tell(index, 'First post')).toContain(tell(index, 'first-post'))
  expect(tell(index, 'First post')).toMatch(/Words `First post`: [\s\S]*content\/posts\/first-post.mdx:2:8/)
  expect(tell(index, '+10%')).toContain(tell(index, 'claims/growth'))
  expect(tell(index, '+10%')).toMatch(/Words `\+10%`: [\s\S]*content\/claims.yaml:2:10/)
  expect(tell(index, '215,006')).toMatch(/content\/states\/alabama.yaml:5:\d+ +\/locations\/alabama\/huntsville/)
})

test('a file of which there is one says on which pages it stands, and what cites it', async () => {
  const index = await indexOf(citingContent())
  expect(tell(index, 'navigation.yaml')).toBe('File `navigation.yaml`, shown on every page.')
  expect(tell(index, 'content/posts/_listing.yaml')).toBe('File `posts/_listing.yaml`, shown on /blog.')
  expect(tell(index, 'site.yaml')).toContain('File `site.yaml`, shown on every page: ')
  expect(tell(index, 'claims.yaml')).toContain('content/posts/citing-post.mdx:6:67')
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
