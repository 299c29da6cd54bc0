import { describe, expect, test } from 'vitest'
import { problemsOf, siteOf } from '../../support/contentFolder.ts'

const team = (text: string) => problemsOf({ 'team/president.yaml': text })
const service = (from: string, to: string) =>
  problemsOf({ 'services/paid-media.yaml': (text) => text.replace(from, to) })

describe('what a schema asks for', () => {
  test('an unknown key, with the key that was meant', async () => {
    expect(await team('order: 1\nname: Alex\nrolle: President\nrole: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml:3:1
        There is no key \`rolle\` here.
        3 | rolle: President
          | ^^^^^
        Did you mean \`role\`?

      1 problem in 1 file"
    `)
  })

  test('a missing key', async () => {
    expect(await team('order: 1\nname: Alex\nrole: President\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml:1:1
        \`bio\` is missing.
        1 | order: 1
          | ^
        Add \`bio\`: a text.

      1 problem in 1 file"
    `)
  })

  test('a missing key deep in the file is shown at the group that lacks it', async () => {
    expect(await service('    timeline: Week 2\n', '')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml:28:5
        \`timeline\` is missing.
        28 |   - step: 2
           |     ^
        Add \`timeline\`: a text.

      1 problem in 1 file"
    `)
  })

  test('a value of another kind', async () => {
    expect(await team('order: first\nname: 12\nrole: [President]\nbio:\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml:1:8
        \`order\` must be a number, and this is a text.
        1 | order: first
          |        ^^^^^

      content/team/president.yaml:2:7
        \`name\` must be a text, and this is a number.
        2 | name: 12
          |       ^^
        Put it in quotes: "12".

      content/team/president.yaml:3:7
        \`role\` must be a text, and this is a list.
        3 | role: [President]
          |       ^^^^^^^^^^^

      content/team/president.yaml:4:5
        \`bio\` must be a text, and this is empty.
        4 | bio:
          |     ^

      4 problems in 1 file"
    `)
  })

  test('an empty text', async () => {
    expect(await team('order: 1\nname: ""\nrole: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml:2:7
        \`name\` is empty.
        2 | name: ""
          |       ^^
        Write a text.

      1 problem in 1 file"
    `)
  })

  test('a title that is too long, with how many characters are over', async () => {
    const title = 'Paid Media that goes on and on until no search result can show it'
    expect(await service('title: Paid Media\n', `title: ${title}\n`)).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml:2:8
        \`title\` has 65 characters, 5 too many: at most 60.
        2 | title: Paid Media that goes on and on until no search result can show it
          |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 problem in 1 file"
    `)
  })

  test('a description that is too short', async () => {
    expect(
      await problemsOf({ 'posts/first-post.mdx': (text) => text.replace(/excerpt: .*/, 'excerpt: Too short.') }),
    ).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx:3:10
        \`excerpt\` has 10 characters, 60 too few: at least 70.
        3 | excerpt: Too short.
          |          ^^^^^^^^^^

      1 problem in 1 file"
    `)
  })

  test('a list with too few entries', async () => {
    expect(
      await service(
        'keyBenefits: [Key one, Key two, Key three, Key four]',
        'keyBenefits: [Key one, Key two, Key three]',
      ),
    ).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml:16:14
        \`keyBenefits\` has 3 entries, and must have exactly 4.
        16 | keyBenefits: [Key one, Key two, Key three]
           |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 problem in 1 file"
    `)
  })

  test('a value outside a fixed choice', async () => {
    expect(await service('icon: search', 'icon: serch')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml:9:13
        \`icon\` cannot be \`serch\`.
        9 |   - { icon: serch, title: First feature of Paid Media, desc: What the first feature does. }
          |             ^^^^^
        Did you mean \`search\`?

      1 problem in 1 file"
    `)
  })

  test('a price that is neither a number nor custom', async () => {
    expect(await service('monthly: 750', 'monthly: free')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml:80:25
        A price is a whole number of dollars a month, or the word \`custom\`.
        80 |       price: { monthly: free }
           |                         ^^^^

      1 problem in 1 file"
    `)
  })

  test('tiers with different features', async () => {
    expect(
      await service('{ name: Pages, included: up to 10 }', '{ name: Page count, included: up to 10 }'),
    ).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml:90:9
        Every tier lists the same features in the same order: Campaigns, Page count, Travel.
        90 |         - { name: Campaigns, included: true }
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/services/paid-media.yaml:97:9
        Every tier lists the same features in the same order: Campaigns, Page count, Travel.
        97 |         - { name: Campaigns, included: true }
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/services/paid-media.yaml:104:9
        Every tier lists the same features in the same order: Campaigns, Page count, Travel.
        104 |         - { name: Campaigns, included: true }
            |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/services/paid-media.yaml:108:12
        No tier has a feature \`Pages\`. Features: Campaigns, Page count, Travel.
        108 |     Pages: How many pages we write for you.
            |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      4 problems in 1 file"
    `)
  })

  test('a help text for a feature that no tier has', async () => {
    expect(await service('    Pages: How many', '    Page: How many')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml:108:11
        No tier has a feature \`Page\`. Features: Campaigns, Pages, Travel.
        108 |     Page: How many pages we write for you.
            |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 problem in 1 file"
    `)
  })

  test('two popular tiers', async () => {
    expect(
      await service('      price: { monthly: 750 }', '      popular: true\n      price: { monthly: 750 }'),
    ).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml:78:5
        Exactly one tier is \`popular: true\`.
        78 |     - name: Small Practice
           |     ^^^^^^^^^^^^^^^^^^^^^^

      1 problem in 1 file"
    `)
  })

  test('dates that are no days', async () => {
    expect(
      await problemsOf({ 'posts/first-post.mdx': (text) => text.replace('2024-12-15', '2024-02-30') }),
    ).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx:4:7
        A date is a day of the calendar, written like 2024-12-15.
        4 | date: 2024-02-30
          |       ^^^^^^^^^^

      1 problem in 1 file"
    `)
    expect(
      await problemsOf({ 'posts/first-post.mdx': (text) => text.replace('2024-12-15', 'December 15, 2024') }),
    ).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx:4:7
        A date is a day of the calendar, written like 2024-12-15.
        4 | date: December 15, 2024
          |       ^^^^^^^^^^^^^^^^^

      1 problem in 1 file"
    `)
  })

  test('a date in the future', async () => {
    expect(
      await problemsOf({ 'posts/first-post.mdx': (text) => text.replace('2024-12-15', '2026-11-21') }),
    ).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx:4:7
        \`date\` is in the future (today is 2026-11-20).
        4 | date: 2026-11-21
          |       ^^^^^^^^^^
        Publish it on that day, or write the day on which it appears.

      1 problem in 1 file"
    `)
  })

  test('a token that the text does not know', async () => {
    expect(
      await problemsOf({
        'states/_city.yaml': (text) => text.replace(/(hero:\n {2}title: ).*/, '$1Marketing in {town}'),
      }),
    ).toMatchInlineSnapshot(`
      "content/states/_city.yaml:9:10
        There is no \`{town}\` here. This text knows {city}, {brand}, {phone}, {email}, {claim:…}.
        9 |   title: Marketing in {town}
          |          ^^^^^^^^^^^^^^^^^^^

      1 problem in 1 file"
    `)
  })

  test('contact facts of another form', async () => {
    const site = (text: string) =>
      text
        .replace('(555) 555-0100', '555-0100')
        .replace('hello@example.com', 'hello')
        .replace('https://www.example.com', 'www.example.com/')
    expect(await problemsOf({ 'site.yaml': site })).toMatchInlineSnapshot(`
      "content/site.yaml:3:9
        \`origin\` is not a web address, such as https://www.example.com.
        3 | origin: www.example.com/
          |         ^^^^^^^^^^^^^^^^

      content/site.yaml:3:9
        Write the origin without a slash at its end.
        3 | origin: www.example.com/
          |         ^^^^^^^^^^^^^^^^

      content/site.yaml:5:8
        \`email\` is not an e-mail address.
        5 | email: hello
          |        ^^^^^

      content/site.yaml:6:8
        Write the phone number like (757) 555-0142.
        6 | phone: 555-0100
          |        ^^^^^^^^

      4 problems in 1 file"
    `)
  })

  test('every problem of every file is told at once', async () => {
    const problems = await problemsOf({
      'team/president.yaml': 'order: 1\nname: Alex\n',
      'values/clarity.yaml': 'order: one\nname: Clarity\ntext: "\n',
      'claims.yaml': (text) => text.replace('value: +10%', 'valu: +10%'),
    })
    expect(problems.match(/^content\/\S+/gm)).toMatchInlineSnapshot(`
      [
        "content/claims.yaml:2:3",
        "content/claims.yaml:2:3",
        "content/team/president.yaml:1:1",
        "content/team/president.yaml:1:1",
        "content/values/clarity.yaml:3:7",
      ]
    `)
  })

  test('a file of comments alone lacks everything', async () => {
    expect(await team('# later\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml:1:1
        \`order\` is missing.
        1 | # later
          | ^
        Add \`order\`: a number.

      content/team/president.yaml:1:1
        \`name\` is missing.
        1 | # later
          | ^
        Add \`name\`: a text.

      content/team/president.yaml:1:1
        \`role\` is missing.
        1 | # later
          | ^
        Add \`role\`: a text.

      content/team/president.yaml:1:1
        \`bio\` is missing.
        1 | # later
          | ^
        Add \`bio\`: a text.

      4 problems in 1 file"
    `)
  })

  test('keys of the prototype are keys like any other', async () => {
    expect(
      await team('order: 1\nname: Alex\nrole: President\nbio: Leads.\n__proto__: { polluted: true }\nconstructor: x\n'),
    ).toMatchInlineSnapshot(`
      "content/team/president.yaml:5:1
        There is no key \`__proto__\` here.
        5 | __proto__: { polluted: true }
          | ^^^^^^^^^
        Known here: \`order\`, \`name\`, \`role\`, \`bio\`, \`portrait\`.

      content/team/president.yaml:6:1
        There is no key \`constructor\` here.
        6 | constructor: x
          | ^^^^^^^^^^^
        Known here: \`order\`, \`name\`, \`role\`, \`bio\`, \`portrait\`.

      2 problems in 1 file"
    `)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('white space at the ends of a text does not count', async () => {
    const site = await siteOf({
      'team/president.yaml': 'order: 1\nname: >\n  Alex\n\nrole: " President "\nbio: Leads.\n',
    })
    expect(site.team[0]).toMatchObject({ name: 'Alex', role: 'President' })
  })
})
