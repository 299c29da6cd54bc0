import { expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'

test('a redirect from an address that is a page', async () => {
  expect(await problemsOf({ 'redirects.yaml': '/services/local-seo: /services/paid-media\n' })).toMatchInlineSnapshot(`
    "content/redirects.yaml
      \`/services/local-seo\` is a page, so nobody would be redirected.
      | /services/local-seo: /services/paid-media
      | ^^^^^^^^^^^^^^^^^^^
      Remove this line, or rename what is there.

    1 problem in 1 file"
  `)
})

test('a redirect to what is no page: a loop, or another redirect', async () => {
  const text = await problemsOf({ 'redirects.yaml': '/loop: /loop\n/first: /second\n/second: /services\n' })
  expect(text).toMatchInlineSnapshot(`
    "content/redirects.yaml
      There is no page \`/loop\`.
      | /loop: /loop
      |        ^^^^^

    content/redirects.yaml
      There is no page \`/second\`.
      | /first: /second
      |         ^^^^^^^
      It leads to \`/services\` now.
      Write instead: \`/first: /services\`

    2 problems in 1 file"
  `)
})

test('an old address that ends with a slash', async () => {
  expect(await problemsOf({ 'redirects.yaml': '/end/: /about\n' })).toMatchInlineSnapshot(`
    "content/redirects.yaml
      An old address starts with a slash and ends without one, in small letters, digits and hyphens: \`/industries/dentists\`, or of a file \`/blog/feed.xml\`.
      | /end/: /about
      | ^^^^^

    1 problem in 1 file"
  `)
})

test('a feed has an address like a page: an old one leads to it, and none hides one that is there', async () => {
  expect(await problemsOf({ 'redirects.yaml': '/articles/feed.xml: /blog/feed.xml\n' })).toBe('no problems')
  expect(await problemsOf({ 'redirects.yaml': '/blog/feed.xml: /podcast/feed.xml\n' })).toMatchInlineSnapshot(`
    "content/redirects.yaml
      \`/blog/feed.xml\` is a feed, so nobody would be redirected.
      | /blog/feed.xml: /podcast/feed.xml
      | ^^^^^^^^^^^^^^
      Remove this line, or rename what is there.

    1 problem in 1 file"
  `)
})

test('a link to an old address, or to one below: where it leads now is certain', async () => {
  const text = await problemsOf({
    'redirects.yaml': '/articles: /blog\n',
    'navigation.yaml': (menus) =>
      menus.replace('to: /about', 'to: /articles').replace('to: /blog', 'to: /articles/first-post'),
  })
  expect(text).toMatchInlineSnapshot(`
    "content/navigation.yaml
      There is no page \`/articles\`.
      |     to: /articles
      |         ^^^^^^^^^
      It leads to \`/blog\` now.
      Write instead: \`to: /blog\`

    content/navigation.yaml
      There is no page \`/articles/first-post\`.
      |     to: /articles/first-post
      |         ^^^^^^^^^^^^^^^^^^^^
      It leads to \`/blog/first-post\` now.
      Write instead: \`to: /blog/first-post\`

    2 problems in 1 file"
  `)
})
