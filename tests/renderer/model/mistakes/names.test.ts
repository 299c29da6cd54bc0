import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'
import { inBody, post } from '../../../support/post.ts'

const industry = (to: string) =>
  problemsOf({ 'industries/dental-implants.yaml': (text) => text.replace('service: local-seo', `service: ${to}`) })
const popular = (to: string) => problemsOf({ 'states/_listing.yaml': (text) => text.replace('alabama/auburn', to) })

describe('the name of an entry', () => {
  test('as people say it', async () => {
    expect(await industry('Local SEO')).toMatchInlineSnapshot(`
      "content/industries/dental-implants.yaml
        There is no service \`Local SEO\`.
        |   - service: Local SEO
        |              ^^^^^^^^^
        Local SEO is \`local-seo\`.
        Write instead: \`- service: local-seo\`

      1 problem in 1 file"
    `)
  })

  test('misspelt', async () => {
    expect(await industry('local-soe')).toMatchInlineSnapshot(`
      "content/industries/dental-implants.yaml
        There is no service \`local-soe\`.
        |   - service: local-soe
        |              ^^^^^^^^^
        Did you mean \`local-seo\`?
        Write instead: \`- service: local-seo\`

      1 problem in 1 file"
    `)
  })

  test('that is one of another kind', async () => {
    expect(await industry('hospice-companies')).toMatchInlineSnapshot(`
      "content/industries/dental-implants.yaml
        There is no service \`hospice-companies\`.
        |   - service: hospice-companies
        |              ^^^^^^^^^^^^^^^^^
        \`hospice-companies\` is one of \`industries\`. Known here: \`content-email\`, \`local-seo\`, \`paid-media\`, \`reputation\`, \`website-design\`.

      1 problem in 1 file"
    `)
  })

  test('that nothing resembles', async () => {
    expect(await industry('something-else-entirely')).toMatchInlineSnapshot(`
      "content/industries/dental-implants.yaml
        There is no service \`something-else-entirely\`.
        |   - service: something-else-entirely
        |              ^^^^^^^^^^^^^^^^^^^^^^^
        Known here: \`content-email\`, \`local-seo\`, \`paid-media\`, \`reputation\`, \`website-design\`.

      1 problem in 1 file"
    `)
  })

  test('of a city, without its state', async () => {
    expect(await popular('Auburn')).toMatchInlineSnapshot(`
      "content/states/_listing.yaml
        There is no city \`Auburn\`.
        |     - Auburn
        |       ^^^^^^
        Auburn is \`alabama/auburn\`.
        Write instead: \`- alabama/auburn\`

      1 problem in 1 file"
    `)
  })

  test('in a link of a body, as people say it', async () => {
    expect(await inBody('See <EntryLink to="industries/dentists" />.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        There is no industry \`dentists\`.
        | See <EntryLink to="industries/dentists" />.
        |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Dentists is \`dental-implants\`.
        Write instead: \`See <EntryLink to="industries/dental-implants" />.\`

      1 problem in 1 file"
    `)
  })

  test('in a link of a body, of a folder that is none', async () => {
    expect(await inBody('See <EntryLink to="industry/dentists" />.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        <EntryLink>: \`to\` names an entry by folder and file: episodes/…, industries/…, legal/…, posts/…, services/…, states/…, industry-services/…, cities/…. Did you mean \`industries/dentists\`?
        | See <EntryLink to="industry/dentists" />.
        |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 problem in 1 file"
    `)
  })

  test('of a claim, misspelt', async () => {
    expect(await inBody('We had <Claim id="grwth" /> more.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        There is no claim \`grwth\`.
        | We had <Claim id="grwth" /> more.
        |        ^^^^^^^^^^^^^^^^^^^^
        Did you mean \`growth\`?
        Write instead: \`We had <Claim id="growth" /> more.\`

      1 problem in 1 file"
    `)
  })

  test('of a price, misspelt', async () => {
    expect(await inBody('It costs <Price of="paid-media/smal" /> a month.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        There is no price \`paid-media/smal\`.
        | It costs <Price of="paid-media/smal" /> a month.
        |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Did you mean \`paid-media/small\`?
        Write instead: \`It costs <Price of="paid-media/small" /> a month.\`

      1 problem in 1 file"
    `)
  })
})

describe('an address', () => {
  test('with the name that people say', async () => {
    expect(await inBody('See [dentists](/industries/dentists).')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        There is no page \`/industries/dentists\`.
        | See [dentists](/industries/dentists).
        |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Dentists is \`/industries/dental-implants\`.
        Write instead: \`See [dentists](/industries/dental-implants).\`

      1 problem in 1 file"
    `)
  })

  test('with a slash at its end', async () => {
    expect(await inBody('See [us](/contact/).')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        There is no page \`/contact/\`.
        | See [us](/contact/).
        |     ^^^^^^^^^^^^^^^
        Write it as \`/contact\`.
        Write instead: \`See [us](/contact).\`

      1 problem in 1 file"
    `)
  })

  test('with capitals and an ending', async () => {
    expect(await inBody('See [us](/Contact.html).')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        There is no page \`/Contact.html\`.
        | See [us](/Contact.html).
        |     ^^^^^^^^^^^^^^^^^^^
        Write it as \`/contact\`.
        Write instead: \`See [us](/contact).\`

      1 problem in 1 file"
    `)
  })

  test('without its slash', async () => {
    expect(await inBody('See [us](contact).')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The link \`contact\` leads nowhere.
        | See [us](contact).
        |     ^^^^^^^^^^^^^
        A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.
        Write instead: \`[us](/contact)\`

      1 problem in 1 file"
    `)
  })

  test('with a place that the page does not have', async () => {
    expect(await inBody('See [it](/services/paid-media#pricng).')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        There is no place \`#pricng\` on \`/services/paid-media\`.
        | See [it](/services/paid-media#pricng).
        |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Did you mean \`pricing\`?
        Write instead: \`See [it](/services/paid-media#pricing).\`

      1 problem in 1 file"
    `)
  })

  test('of another site, without https', async () => {
    expect(await inBody('See [it](www.example.com).')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The link \`www.example.com\` leads nowhere.
        | See [it](www.example.com).
        |     ^^^^^^^^^^^^^^^^^^^^^
        A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.
        Write instead: \`[it](https://www.example.com)\`

      1 problem in 1 file"
    `)
  })
})

describe('a file', () => {
  const text = post('Text.')['posts/a-post.mdx'] ?? ''

  test('in a folder that is called as its address', async () => {
    expect(await problemsOf({ 'blog/front-desk.mdx': text })).toMatchInlineSnapshot(`
      "content/blog/front-desk.mdx
        This file stands where the site expects none.
        Did you mean \`posts/front-desk.mdx\`?

      1 problem in 1 file"
    `)
  })

  test('in a folder that is misspelt', async () => {
    expect(await problemsOf({ 'post/front-desk.mdx': text })).toMatchInlineSnapshot(`
      "content/post/front-desk.mdx
        This file stands where the site expects none.
        Did you mean \`posts/front-desk.mdx\`?

      1 problem in 1 file"
    `)
  })

  test('in a folder that nothing resembles', async () => {
    expect(await problemsOf({ 'miscellaneous/front-desk.mdx': text })).toMatchInlineSnapshot(`
      "content/miscellaneous/front-desk.mdx
        This file stands where the site expects none.
        The folders for .mdx files: episodes, legal, posts.

      1 problem in 1 file"
    `)
  })

  test('in no folder', async () => {
    expect(await problemsOf({ 'front-desk.mdx': text })).toMatchInlineSnapshot(`
      "content/front-desk.mdx
        This file stands where the site expects none.
        The folders for .mdx files: episodes, legal, posts.

      1 problem in 1 file"
    `)
  })

  test('of YAML with another ending', async () => {
    expect(
      await problemsOf({ 'values/candor.yml': 'order: 2\nname: Candor\ntext: We say it.\n' }),
    ).toMatchInlineSnapshot(`
      "content/values/candor.yml
        A file of \`values\` ends with .yaml.
        Name it \`candor.yaml\`.

      1 problem in 1 file"
    `)
  })

  test('of a post with another ending', async () => {
    expect(await problemsOf({ 'posts/front-desk.md': text })).toMatchInlineSnapshot(`
      "content/posts/front-desk.md
        A file of \`posts\` ends with .mdx.
        Name it \`front-desk.mdx\`.

      1 problem in 1 file"
    `)
  })

  test('whose name has capitals and spaces', async () => {
    expect(await problemsOf({ 'posts/Front Desk.mdx': text })).toMatchInlineSnapshot(`
      "content/posts/Front Desk.mdx
        The file name \`Front Desk\` becomes the page's address, and has characters that addresses here do not have.
        Rename it: \`front-desk.mdx\`, in lower-case letters, digits and single hyphens.

      1 problem in 1 file"
    `)
  })

  test('of a picture beside the texts', async () => {
    expect(await problemsOf({ 'posts/photo.jpg': text })).toMatchInlineSnapshot(`
      "content/posts/photo.jpg
        A file of \`posts\` ends with .mdx.
        Texts end with .yaml or .mdx. Pictures, recordings and documents stand in \`media\`: \`media/photo.jpg\`.

      1 problem in 1 file"
    `)
  })

  test('of a picture with capitals and spaces in its name', async () => {
    expect(await problemsOf({ 'media/posts/Front Desk.JPG': Buffer.from('a picture') })).toMatchInlineSnapshot(`
      "content/media/posts/Front Desk.JPG
        The name has a character that addresses do not have: a space.
        Rename it: \`posts/front-desk.jpg\`.

      1 problem in 1 file"
    `)
  })

  test('of a picture whose ending has capitals', async () => {
    expect(await problemsOf({ 'media/posts/front-desk.PNG': Buffer.from('a picture') })).toMatchInlineSnapshot(`
      "content/media/posts/front-desk.PNG
        The end of the name has capitals: \`.PNG\`.
        Rename it: \`posts/front-desk.png\`.

      1 problem in 1 file"
    `)
  })

  test('in a wrong folder is told before the links that lead to it', async () => {
    expect(
      await problemsOf({ 'blog/front-desk.mdx': text, ...post('See [it](/blog/front-desk).') }),
    ).toMatchInlineSnapshot(`
      "content/blog/front-desk.mdx
        This file stands where the site expects none.
        Did you mean \`posts/front-desk.mdx\`?

      content/posts/a-post.mdx
        There is no page \`/blog/front-desk\`.
        | See [it](/blog/front-desk).
        |     ^^^^^^^^^^^^^^^^^^^^^^
        Did you mean \`/blog/first-post\`?
        Write instead: \`See [it](/blog/first-post).\`

      2 problems in 2 files"
    `)
  })
})
