import { expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'

test('a redirect from an address that is a page', async () => {
  expect(await problemsOf({ 'redirects.yaml': '/services/local-seo: /services/paid-media\n' })).toMatchInlineSnapshot(`
    "content/redirects.yaml
      \`/services/local-seo\` is a page, so nobody would be redirected.
      | /services/local-seo: /services/paid-media
      | ^^^^^^^^^^^^^^^^^^^
      Remove this line, or rename the page.

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

    2 problems in 1 file"
  `)
})

test('an old address that ends with a slash', async () => {
  expect(await problemsOf({ 'redirects.yaml': '/end/: /about\n' })).toMatchInlineSnapshot(`
    "content/redirects.yaml
      An old address starts with a slash and ends without one, for instance \`/industries/dentists\`.
      | /end/: /about
      | ^^^^^

    1 problem in 1 file"
  `)
})
