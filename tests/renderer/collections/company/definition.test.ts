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
      \`origin\` is not a web address, such as https://www.example.com.
      | origin: www.example.com/
      |         ^^^^^^^^^^^^^^^^

    content/site.yaml
      Write the origin without a slash at its end.
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
