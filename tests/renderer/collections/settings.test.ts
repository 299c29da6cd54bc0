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

const redirects = (text: string) => flawsOf({ 'redirects.yaml': text })

test('a redirect leads from what is no page and no feed', async () => {
  expect(
    await redirects('/services/local-seo: /services/paid-media\n/blog/feed.xml: /podcast/feed.xml\n'),
  ).toMatchInlineSnapshot(`
      [
        "redirects.yaml: \`/services/local-seo\` is a page, so nobody would be redirected. › /services/local-seo: /services/paid-media › Remove this line, or rename what is there.",
        "redirects.yaml: \`/blog/feed.xml\` is a feed, so nobody would be redirected. › /blog/feed.xml: /podcast/feed.xml › Remove this line, or rename what is there.",
      ]
    `)
  expect(await redirects('/articles/feed.xml: /blog/feed.xml\n')).toEqual([])
})

test('it leads to a page: to no loop, and to no other redirect', async () => {
  expect(await redirects('/loop: /loop\n/first: /second\n/second: /services\n')).toMatchInlineSnapshot(`
    [
      "redirects.yaml: There is no page \`/loop\`. › /loop: /loop",
      "redirects.yaml: There is no page \`/second\`. › /first: /second › It leads to \`/services\` now. › Write instead: \`/first: /services\`",
    ]
  `)
})

test('an old address does not end with a slash', async () => {
  expect(await redirects('/end/: /about\n')).toMatchInlineSnapshot(`
    [
      "redirects.yaml: An old address starts with a slash and ends without one, in small letters, digits and hyphens: \`/industries/dentists\`, or of a file \`/blog/feed.xml\`. › /end/: /about",
    ]
  `)
})

test('of a link to an old address, or to one below, it is certain where it leads now', async () => {
  const flaws = await flawsOf({
    'redirects.yaml': '/articles: /blog\n',
    'navigation.yaml': (menus) =>
      menus.replace('to: /about', 'to: /articles').replace('to: /blog', 'to: /articles/first-post'),
  })
  expect(flaws).toMatchInlineSnapshot(`
    [
      "navigation.yaml: There is no page \`/articles\`. › to: /articles › It leads to \`/blog\` now. › Write instead: \`to: /blog\`",
      "navigation.yaml: There is no page \`/articles/first-post\`. › to: /articles/first-post › It leads to \`/blog/first-post\` now. › Write instead: \`to: /blog/first-post\`",
    ]
  `)
})
