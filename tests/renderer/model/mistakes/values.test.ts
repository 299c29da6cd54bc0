import { describe, expect, test } from 'vitest'
import { type Override, problemsOf } from '../../../support/contentFolder.ts'

const alabama = (from: string | RegExp, to: string) =>
  problemsOf({ 'states/alabama.yaml': (text) => text.replace(from, to) })
const service = (from: string | RegExp, to: string) =>
  problemsOf({ 'services/paid-media.yaml': (text) => text.replace(from, to) })
const post = (from: string | RegExp, to: string) =>
  problemsOf({ 'posts/first-post.mdx': (text) => text.replace(from, to) })
const episode = (from: string | RegExp, to: string) =>
  problemsOf({ 'episodes/second-episode.mdx': (text) => text.replace(from, to) })
const site = (from: string | RegExp, to: string) => problemsOf({ 'site.yaml': (text) => text.replace(from, to) })
const team = (text: Override) => problemsOf({ 'team/president.yaml': text })

describe('a number', () => {
  test('with a comma between braces, which ends it', async () => {
    expect(await alabama('population: 215006', 'population: 215,006')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        The comma in \`215,006\` ends the value: \`population\` is 215.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215,006, lat: 34.73, lon: -86.586 }
        |                                                                            ^^^^^^^
        Write numbers in digits, without signs of money or commas.
        Write instead: \`population: 215006\`

      1 problem in 1 file"
    `)
  })

  test('of millions with commas', async () => {
    expect(await alabama('population: 215006', 'population: 1,215,006')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        The comma in \`1,215,006\` ends the value: \`population\` is 1.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 1,215,006, lat: 34.73, lon: -86.586 }
        |                                                                            ^^^^^^^^^
        Write numbers in digits, without signs of money or commas.
        Write instead: \`population: 1215006\`

      1 problem in 1 file"
    `)
  })

  test('with a comma in quotes', async () => {
    expect(await alabama('population: 215006', 'population: "215,006"')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        \`population\` must be a number, and this is a text.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: "215,006", lat: 34.73, lon: -86.586 }
        |                                                                            ^^^^^^^^^
        Write instead: \`population: 215006\`

      1 problem in 1 file"
    `)
  })

  test('with a sign of money', async () => {
    expect(await service('monthly: 750', 'monthly: $1,375')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        The comma in \`$1,375\` ends the value: \`monthly\` is $1.
        |       price: { monthly: $1,375 }
        |                         ^^^^^^
        Write numbers in digits, without signs of money or commas.
        Write instead: \`monthly: 1375\`

      1 problem in 1 file"
    `)
  })

  test('with a comma in the place of the point', async () => {
    expect(await alabama('lat: 34.73', 'lat: 34,73')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        The comma in \`34,73\` ends the value: \`lat\` is 34.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34,73, lon: -86.586 }
        |                                                                                         ^^^^^
        Write numbers in digits, without signs of money or commas.
        Write instead: \`lat: 34.73\`

      1 problem in 1 file"
    `)
  })

  test('that is a word', async () => {
    expect(await service('monthly: 750', 'monthly: on request')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        A price is a whole number of dollars a month, or the word \`custom\`.
        |       price: { monthly: on request }
        |                         ^^^^^^^^^^
        Write instead: \`monthly: custom\`

      1 problem in 1 file"
    `)
  })

  test('with a part, where it must be whole', async () => {
    expect(await service('monthly: 750', 'monthly: 750.50')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        A price is a whole number of dollars a month, or the word \`custom\`.
        |       price: { monthly: 750.50 }
        |                         ^^^^^^
        Write instead: \`monthly: 751\`

      1 problem in 1 file"
    `)
  })

  test('that is left empty', async () => {
    expect(await alabama('population: 215006', 'population:')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        \`population\` is empty.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison], population:, lat: 34.73, lon: -86.586 }
        |                                                                           ^
        Write a number here.

      1 problem in 1 file"
    `)
  })
})

describe('a list', () => {
  test('of one, without its brackets', async () => {
    expect(await alabama('counties: [Madison]', 'counties: Madison')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        \`counties\` must be a list, and this is a text.
        |   - { name: Huntsville, slug: huntsville, counties: Madison, population: 215006, lat: 34.73, lon: -86.586 }
        |                                                     ^^^^^^^
        Write instead: \`counties: [Madison]\`

      1 problem in 1 file"
    `)
  })

  test('of two, without its brackets', async () => {
    expect(
      await service('keyBenefits: [Key one, Key two, Key three, Key four]', 'keyBenefits: One, two, three, four'),
    ).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        \`keyBenefits\` must be a list, and this is a text.
        | keyBenefits: One, two, three, four
        |              ^^^^^^^^^^^^^^^^^^^^^
        Write instead: \`keyBenefits: [One, two, three, four]\`

      1 problem in 1 file"
    `)
  })

  test('where one text belongs', async () => {
    expect(await team((text) => text.replace(/role: .*/, 'role: [President]'))).toMatchInlineSnapshot(`
      "content/team/president.yaml
        \`role\` must be a text, and this is a list.
        | role: [President]
        |       ^^^^^^^^^^^
        Write instead: \`role: President\`

      1 problem in 1 file"
    `)
  })

  test('where one name of an entry belongs', async () => {
    expect(await episode(/\ndate: .*/, '$&\naudioUrl: [episodes/sample.mp3]')).toMatchInlineSnapshot(`
      "content/episodes/second-episode.mdx
        \`audioUrl\` must be a text, and this is a list.
        | audioUrl: [episodes/sample.mp3]
        |           ^^^^^^^^^^^^^^^^^^^^^
        Write instead: \`audioUrl: episodes/sample.mp3\`

      1 problem in 1 file"
    `)
  })
})

describe('a text', () => {
  test('of a list, with a colon in it', async () => {
    const found = post(
      /takeaways: .*/,
      'takeaways:\n  - Count for one week\n  - Lunch is where calls are lost: look there first.',
    )
    expect(await found).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        Entry 2 of \`takeaways\` must be a text, and this is a group of keys.
        |   - Lunch is where calls are lost: look there first.
        |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        A \`: \` makes a key of what stands before it. Put the whole text in quotes.
        Write instead: \`- "Lunch is where calls are lost: look there first."\`

      1 problem in 1 file"
    `)
  })

  test('that is a number', async () => {
    expect(await team((text) => text.replace(/role: .*/, 'role: 0042'))).toMatchInlineSnapshot(`
      "content/team/president.yaml
        \`role\` must be a text, and this is a number.
        | role: 0042
        |       ^^^^
        Write instead: \`role: "0042"\`

      1 problem in 1 file"
    `)
  })

  test('that begins with a token and has no quotes', async () => {
    expect(await team((text) => text.replace(/role: .*/, 'role: {brand}'))).toMatchInlineSnapshot(`
      "content/team/president.yaml
        \`role\` must be a text, and this is a group of keys.
        | role: {brand}
        |       ^^^^^^^
        Write instead: \`role: "{brand}"\`

      1 problem in 1 file"
    `)
  })

  test('that is empty', async () => {
    expect(await team((text) => text.replace(/role: .*/, 'role: ""'))).toMatchInlineSnapshot(`
      "content/team/president.yaml
        \`role\` is empty.
        | role: ""
        |       ^^
        Write a text.

      1 problem in 1 file"
    `)
  })

  test('that is too long', async () => {
    expect(await post('title: First post', `title: ${'Long '.repeat(13)}title`)).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        \`title\` has 70 characters, 10 too many: at most 60.
        | title: Long Long Long Long Long Long Long Long Long Long Long Long Long title
        |                                                                    ^^^^^^^^^^
        Shorten it: the mark stands under what is too much.

      1 problem in 1 file"
    `)
  })

  test('that is too short', async () => {
    expect(await post(/excerpt: .*/, 'excerpt: A few words.')).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        \`excerpt\` has 12 characters, 58 too few: at least 70.
        | excerpt: A few words.
        |          ^^^^^^^^^^^^
        Say more: 58 characters, spaces counted.

      1 problem in 1 file"
    `)
  })

  test('with a token that it does not know', async () => {
    expect(await team((text) => text.replace(/role: .*/, 'role: President of {brnad}'))).toMatchInlineSnapshot(`
      "content/team/president.yaml
        There is no \`{brnad}\` here. This text knows {brand}, {phone}, {email}, {claim:…}, {price:…}.
        | role: President of {brnad}
        |                    ^^^^^^^
        Did you mean \`{brand}\`?
        Write instead: \`role: President of {brand}\`

      1 problem in 1 file"
    `)
  })
})

describe('a key', () => {
  test('that may be left out, without a value', async () => {
    expect(await episode(/\ndate: .*/, '$&\naudioUrl:')).toMatchInlineSnapshot(`
      "content/episodes/second-episode.mdx
        \`audioUrl\` is empty.
        | audioUrl:
        |          ^
        Leave the key out, or write its value.

      1 problem in 1 file"
    `)
  })

  test('that may be left out, with empty quotes for the name of an entry', async () => {
    expect(await episode(/\ndate: .*/, '$&\naudioUrl: ""')).toMatchInlineSnapshot(`
      "content/episodes/second-episode.mdx
        \`audioUrl\` is empty.
        | audioUrl: ""
        |           ^^
        Leave the key out, or write its value.

      1 problem in 1 file"
    `)
  })

  test('that may be left out, empty between braces', async () => {
    expect(await service('monthly: 750', 'monthly: 750, note:')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        \`note\` is empty.
        |       price: { monthly: 750, note: }
        |                                    ^
        Leave the key out, or write its value.

      1 problem in 1 file"
    `)
  })

  test('that must be there, without a value', async () => {
    expect(await team((text) => text.replace(/bio: .*/, 'bio:'))).toMatchInlineSnapshot(`
      "content/team/president.yaml
        \`bio\` is empty.
        | bio:
        |     ^
        Write a text here.

      1 problem in 1 file"
    `)
  })

  test('that is missing in the middle', async () => {
    expect(await team((text) => text.replace(/role: .*\n/, ''))).toMatchInlineSnapshot(`
      "content/team/president.yaml
        \`role\` is missing.
        | name: !placeholder Alex Sample
        |                               ^
        Add it here: \`role: …\`

      1 problem in 1 file"
    `)
  })

  test('that is missing between braces', async () => {
    expect(await alabama(', lat: 34.73', '')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        \`lat\` is missing.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lon: -86.586 }
        |                                                                                  ^
        Add it here: \`lat: …\`

      1 problem in 1 file"
    `)
  })

  test('with a group in it that is missing', async () => {
    expect(await service(/ {6}price: .*\n/, '')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        \`price\` is missing.
        |       description: Up to 4 providers
        |                                     ^
        Add it here: \`price: { monthly: … }\`

      1 problem in 1 file"
    `)
  })

  test('that is misspelt', async () => {
    expect(await team((text) => text.replace('role:', 'rolle:'))).toMatchInlineSnapshot(`
      "content/team/president.yaml
        There is no key \`rolle\` here.
        | rolle: President
        | ^^^^^
        Did you mean \`role\`?
        Write instead: \`role: President\`

      1 problem in 1 file"
    `)
  })

  test('with capitals', async () => {
    expect(await team((text) => text.replace('role:', 'Role:'))).toMatchInlineSnapshot(`
      "content/team/president.yaml
        There is no key \`Role\` here.
        | Role: President
        | ^^^^
        Did you mean \`role\`?
        Write instead: \`role: President\`

      1 problem in 1 file"
    `)
  })
})

describe('a choice', () => {
  test('with a small letter', async () => {
    expect(await alabama('countyKind: County', 'countyKind: county')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        \`countyKind\` cannot be \`county\`.
        | countyKind: county
        |             ^^^^^^
        Did you mean \`County\`?
        Write instead: \`countyKind: County\`

      1 problem in 1 file"
    `)
  })

  test('that is none', async () => {
    expect(await alabama('countyKind: County', 'countyKind: Kingdom')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        \`countyKind\` cannot be \`Kingdom\`.
        | countyKind: Kingdom
        |             ^^^^^^^
        Known here: \`County\`, \`Parish\`, \`Borough\`.

      1 problem in 1 file"
    `)
  })

  test('of true and false, as yes', async () => {
    const featured = (text: string) => text.replace('featured: true', 'featured: yes')
    expect(await problemsOf({ 'industries/dental-implants.yaml': featured })).toMatchInlineSnapshot(`
      "content/industries/dental-implants.yaml
        \`featured\` must be true or false, and this is a text.
        | featured: yes
        |           ^^^
        Write instead: \`featured: true\`

      1 problem in 1 file"
    `)
  })
})

describe('a form', () => {
  test('of a day, as Americans write it', async () => {
    expect(await post('2024-12-15', '12/15/2024')).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        A date is a day of the calendar, written like 2024-12-15.
        | date: 12/15/2024
        |       ^^^^^^^^^^
        Write instead: \`date: 2024-12-15\`

      1 problem in 1 file"
    `)
  })

  test('of a day, with two months to choose from', async () => {
    expect(await post('2024-12-15', '05/01/2024')).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        A date is a day of the calendar, written like 2024-12-15.
        | date: 05/01/2024
        |       ^^^^^^^^^^
        Write instead: \`date: 2024-05-01\`

      1 problem in 1 file"
    `)
  })

  test('of a day, in words', async () => {
    expect(await post('2024-12-15', 'December 15, 2024')).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        A date is a day of the calendar, written like 2024-12-15.
        | date: December 15, 2024
        |       ^^^^^^^^^^^^^^^^^
        Write instead: \`date: 2024-12-15\`

      1 problem in 1 file"
    `)
  })

  test('of a day, without zeros', async () => {
    expect(await post('2024-12-15', '2024-1-5')).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        A date is a day of the calendar, written like 2024-12-15.
        | date: 2024-1-5
        |       ^^^^^^^^
        Write instead: \`date: 2024-01-05\`

      1 problem in 1 file"
    `)
  })

  test('of a day that no calendar has', async () => {
    expect(await post('2024-12-15', '2024-02-30')).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        A date is a day of the calendar, written like 2024-12-15.
        | date: 2024-02-30
        |       ^^^^^^^^^^
        Write instead: \`date: 2024-02-29\`

      1 problem in 1 file"
    `)
  })

  test('of a day in the future', async () => {
    expect(await post('2024-12-15', '2099-01-01')).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        \`date\` is in the future (today is 2026-11-20).
        | date: 2099-01-01
        |       ^^^^^^^^^^
        To publish it on that day, add a line: \`publish_at: 2099-01-01\`. Else write the day on which it appears.

      1 problem in 1 file"
    `)
  })

  test('of a phone number', async () => {
    expect(await site(/phone: .*/, 'phone: +1 757.555.0142')).toMatchInlineSnapshot(`
      "content/site.yaml
        Write the phone number like (757) 555-0142.
        | phone: +1 757.555.0142
        |        ^^^^^^^^^^^^^^^
        Write instead: \`phone: (757) 555-0142\`

      1 problem in 1 file"
    `)
  })

  test('of a web address', async () => {
    expect(await site(/url: .*/, 'url: www.example.com/us')).toMatchInlineSnapshot(`
      "content/site.yaml
        A web address starts with https:// and a host: https://www.example.com.
        |     url: www.example.com/us
        |          ^^^^^^^^^^^^^^^^^^
        Write instead: \`url: https://www.example.com/us\`

      1 problem in 1 file"
    `)
  })

  test('of an address of this site', async () => {
    expect(
      await problemsOf({ 'navigation.yaml': (text) => text.replace('to: /contact', 'to: contact') }),
    ).toMatchInlineSnapshot(`
      "content/navigation.yaml
        An address of this site starts with a slash, for instance \`/contact\`.
        |   to: contact
        |       ^^^^^^^
        Write instead: \`to: /contact\`

      1 problem in 1 file"
    `)
  })

  test('of a slug', async () => {
    expect(await alabama('slug: decatur', 'slug: City of Decatur')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        A slug is the end of an address, and has lower-case letters, digits and single hyphens, for instance \`local-seo\`.
        |   - { name: Decatur, slug: City of Decatur, counties: [Morgan], population: 57938, lat: 34.573, lon: -86.992 }
        |                            ^^^^^^^^^^^^^^^
        Write instead: \`slug: city-of-decatur\`

      content/states/_listing.yaml
        There is no city \`alabama/decatur\`.
        |     - alabama/decatur
        |       ^^^^^^^^^^^^^^^
        Known here: \`alabama/huntsville\`, \`alabama/birmingham\`, \`alabama/montgomery\`, \`alabama/mobile\`, \`alabama/tuscaloosa\`, \`alabama/hoover\`, \`alabama/auburn\`, \`alabama/dothan\`, \`alabama/City of Decatur\`, \`alabama/madison\`, \`alabama/florence\`, \`district-of-columbia/washington\`.

      2 problems in 2 files"
    `)
  })

  test('of a time', async () => {
    expect(
      await problemsOf({ 'episodes/first-episode.mdx': (text) => text.replace('"52:30"', '52 min') }),
    ).toMatchInlineSnapshot(`
      "content/episodes/first-episode.mdx
        A duration is minutes and seconds, written "52:30".
        | duration: 52 min
        |           ^^^^^^
        Write instead: \`duration: "52:00"\`

      1 problem in 1 file"
    `)
  })

  test('of a ZIP code without quotes', async () => {
    expect(await site(/postalCode: .*/, 'postalCode: 23452')).toMatchInlineSnapshot(`
      "content/site.yaml
        \`postalCode\` must be a text, and this is a number.
        |   postalCode: 23452
        |               ^^^^^
        Write instead: \`postalCode: "23452"\`

      1 problem in 1 file"
    `)
  })
})
