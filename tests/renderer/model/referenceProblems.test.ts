import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../support/contentFolder.ts'

describe('what one file says about another', () => {
  test('a service that does not exist', async () => {
    const industry = (text: string) => text.replace('service: local-seo', 'service: local-soe')
    expect(await problemsOf({ 'industries/dental-implants.yaml': industry })).toMatchInlineSnapshot(`
      "content/industries/dental-implants.yaml:21:14
        There is no service \`local-soe\`.
        21 |   - service: local-soe
           |              ^^^^^^^^^
        Did you mean \`local-seo\`?

      1 problem in 1 file"
    `)
  })

  test('a popular city that does not exist', async () => {
    expect(
      await problemsOf({ 'states/_listing.yaml': (text) => text.replace('alabama/auburn', 'alabama/aubrn') }),
    ).toMatchInlineSnapshot(`
      "content/states/_listing.yaml:30:7
        There is no city \`alabama/aubrn\`.
        30 |     - alabama/aubrn
           |       ^^^^^^^^^^^^^
        Did you mean \`alabama/auburn\`?

      1 problem in 1 file"
    `)
  })

  test('a menu entry to a page that does not exist', async () => {
    expect(
      await problemsOf({ 'navigation.yaml': (text) => text.replace('to: /contact', 'to: /contcat') }),
    ).toMatchInlineSnapshot(`
      "content/navigation.yaml:27:7
        There is no page \`/contcat\`.
        27 |   to: /contcat
           |       ^^^^^^^^
        Did you mean \`/contact\`?

      1 problem in 1 file"
    `)
  })

  test('a claim that does not exist', async () => {
    expect(
      await problemsOf({
        'services/paid-media.yaml': (text) => text.replace('label: Third figure', 'label: "{claim:grwth}"'),
      }),
    ).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml:15:30
        There is no claim \`grwth\` in claims.yaml.
        15 |   - { claim: growth, label: "{claim:grwth}" }
           |                              ^^^^^^^^^^^^^
        Did you mean \`growth\`?

      1 problem in 1 file"
    `)
    expect(
      await problemsOf({ 'posts/first-post.mdx': (text) => text.replace('id="growth"', 'id="grwth"') }),
    ).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx:11:18
        There is no claim \`grwth\`.
        11 | Practices report <Claim id="grwth" /> requests, see [our services](/services/paid-media).
           |                  ^^^^^^^^^^^^^^^^^^^^
        Did you mean \`growth\`?

      1 problem in 1 file"
    `)
  })

  test('a recording that does not exist', async () => {
    expect(
      await problemsOf({ 'episodes/first-episode.mdx': (text) => text.replace('sample.mp3', 'smaple.mp3') }),
    ).toMatchInlineSnapshot(`
      "content/episodes/first-episode.mdx:6:24
        There is no file in content/media \`episodes/smaple.mp3\`.
        6 | audioUrl: !placeholder episodes/smaple.mp3
          |                        ^^^^^^^^^^^^^^^^^^^
        Did you mean \`episodes/sample.mp3\`?

      1 problem in 1 file"
    `)
  })

  test('a redirect from an address that is a page', async () => {
    expect(
      await problemsOf({ 'redirects.yaml': '/services/local-seo: /services/paid-media\n' }),
    ).toMatchInlineSnapshot(`
      "content/redirects.yaml:1:1
        \`/services/local-seo\` is a page, so nobody would be redirected.
        1 | /services/local-seo: /services/paid-media
          | ^^^^^^^^^^^^^^^^^^^
        Remove this line, or rename the page.

      1 problem in 1 file"
    `)
  })

  test('a state that is broken does not make the links to its cities look broken', async () => {
    const problems = await problemsOf({
      'states/alabama.yaml': (text) => text.replace('countyKind: County', 'countyKind: Canton'),
    })
    expect(problems).toMatchInlineSnapshot(`
      "content/states/alabama.yaml:3:13
        \`countyKind\` cannot be \`Canton\`.
        3 | countyKind: Canton
          |             ^^^^^^
        Known here: \`County\`, \`Parish\`, \`Borough\`.

      1 problem in 1 file"
    `)
  })

  test('the brand, phone and e-mail typed again', async () => {
    const problems = await problemsOf({
      'values/clarity.yaml': 'order: 1\nname: Clarity\ntext: Example Agency says what things cost.\n',
      'posts/first-post.mdx': (text) => text.replace('The opening', 'Call (555) 555-0100. The opening'),
    })
    expect(problems).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx:7:6
        \`(555) 555-0100\` is retyped here.
        7 | Call (555) 555-0100. The opening of the first post, from <Fact name="brand" />.
          |      ^^^^^^^^^^^^^^
        Cite it from site.yaml: <Fact name="phone" />.

      content/values/clarity.yaml:3:7
        \`Example Agency\` is retyped here.
        3 | text: Example Agency says what things cost.
          |       ^^^^^^^^^^^^^^
        Cite it from site.yaml: {brand}.

      2 problems in 2 files"
    `)
  })
})

describe('duplicates', () => {
  test('two posts with one title and one excerpt', async () => {
    const post = (text: string) =>
      text
        .replace('title: Second post', 'title: first post')
        .replace(
          /excerpt: .*/,
          'excerpt: First post, described in one sentence that is long enough for search results to show it whole.',
        )
    expect(await problemsOf({ 'posts/second-post.mdx': post })).toMatchInlineSnapshot(`
      "content/posts/second-post.mdx:2:8
        \`title\` is the same as in content/posts/first-post.mdx.
        2 | title: first post
          |        ^^^^^^^^^^
        Give each its own.

      content/posts/second-post.mdx:3:10
        \`excerpt\` is the same as in content/posts/first-post.mdx.
        3 | excerpt: First post, described in one sentence that is long enough for search results to show it whole.
          |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Give each its own.

      2 problems in 1 file"
    `)
  })

  test('two cities of a state with one slug', async () => {
    expect(
      await problemsOf({
        'states/alabama.yaml': (text) => text.replace('slug: auburn', 'slug: mobile'),
        'states/_listing.yaml': (text) => text.replace('alabama/auburn', 'alabama/mobile'),
      }),
    ).toMatchInlineSnapshot(`
      "content/states/alabama.yaml:11:27
        \`slug\` is the same as in this file.
        11 |   - { name: Auburn, slug: mobile, counties: [Lee], population: 76143, lat: 32.609, lon: -85.481 }
           |                           ^^^^^^
        Give each its own.

      1 problem in 1 file"
    `)
  })

  test('two industries whose services share a title', async () => {
    expect(
      await problemsOf({
        'industries/hospice-companies.yaml': (text) =>
          text.replace('title: Paid Media for Hospices', 'title: Paid Media for Dentists'),
      }),
    ).toMatchInlineSnapshot(`
      "content/industries/hospice-companies.yaml:16:12
        \`title\` is the same as in content/industries/dental-implants.yaml.
        16 |     title: Paid Media for Dentists
           |            ^^^^^^^^^^^^^^^^^^^^^^^
        Give each its own.

      1 problem in 1 file"
    `)
  })

  test('two pages with one title', async () => {
    const about = (text: string) => text.replace(/(meta:\n {2}title: ).*/, '$1Meta title of blog')
    expect(await problemsOf({ 'pages/about.yaml': about })).toMatchInlineSnapshot(`
      "content/posts/_listing.yaml:2:10
        \`title\` is the same as in content/pages/about.yaml.
        2 |   title: Meta title of blog
          |          ^^^^^^^^^^^^^^^^^^
        Give each its own.

      1 problem in 1 file"
    `)
  })
})

describe('recordings', () => {
  const declared = (duration: string) => (text: string) =>
    text.replace('!placeholder ', '').replace('"52:30"', `"${duration}"`)

  test('a declared duration that is not the recording’s', async () => {
    expect(await problemsOf({ 'episodes/first-episode.mdx': declared('52:30') })).toMatchInlineSnapshot(`
      "content/episodes/first-episode.mdx:5:11
        The audio file lasts 0:03, not 52:30.
        5 | duration: "52:30"
          |           ^^^^^^^
        Write "0:03".

      1 problem in 1 file"
    `)
  })

  test('the right duration, and a placeholder with any duration, are fine', async () => {
    expect(await problemsOf({ 'episodes/first-episode.mdx': declared('0:03') })).toBe('no problems')
    expect(await problemsOf({})).toBe('no problems')
  })
})
