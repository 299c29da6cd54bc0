import { expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'

test('contact facts of another form', async () => {
  const site = (text: string) =>
    text
      .replace('(555) 555-0100', '555-0100')
      .replace('hello@example.com', 'hello')
      .replace('https://www.example.com', 'www.example.com/')
  expect(await problemsOf({ 'site.yaml': site })).toMatchInlineSnapshot(`
    "content/site.yaml
      A web address starts with https:// and a host: https://www.example.com.
      | origin: www.example.com/
      |         ^^^^^^^^^^^^^^^^

    content/site.yaml
      The origin is the scheme and the host alone: https://www.example.com.
      | origin: www.example.com/
      |         ^^^^^^^^^^^^^^^^

    content/site.yaml
      \`email\` is not an e-mail address.
      | email: hello
      |        ^^^^^

    content/site.yaml
      Write the phone number like (757) 555-0142.
      | phone: 555-0100
      |        ^^^^^^^^

    4 problems in 1 file"
  `)
})
