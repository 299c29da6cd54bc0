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
