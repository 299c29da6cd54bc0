import { expect, test } from 'vitest'
import { flawsOf } from '../../support/contentFolder.ts'

test('contact facts of another form', async () => {
  const site = (text: string) =>
    text
      .replace('(555) 555-0100', '555-0100')
      .replace('hello@example.com', 'hello')
      .replace('https://www.example.com', 'www.example.com/')
  expect(await flawsOf({ 'site.yaml': site })).toMatchInlineSnapshot(`
    [
      "site.yaml: A web address starts with https:// and a host: https://www.example.com. › origin: www.example.com/",
      "site.yaml: The origin is the scheme and the host alone: https://www.example.com. › origin: www.example.com/",
      "site.yaml: \`email\` is not an e-mail address. › email: hello",
      "site.yaml: Write the phone number like (757) 555-0142. › phone: 555-0100",
    ]
  `)
})

test('a sixth value is refused, for the specification has five', async () => {
  const added = { 'values/growth.yaml': 'order: 6\nname: Growth\ntext: We say what grew.\n' }
  expect(await flawsOf(added)).toMatchInlineSnapshot(`
    [
      "values/growth.yaml: We have 5 values, and \`order\` is their place: 1 to 5. › order: 6",
    ]
  `)
})
