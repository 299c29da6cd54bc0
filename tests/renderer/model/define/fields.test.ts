import { describe, expect, test } from 'vitest'
import { team } from '../../../../renderer/collections/team/definition.ts'
import { said, siteOf } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

const president = (text: string) => said({ 'team/president.yaml': text })
const post = (from: string | RegExp, to: string) => said({ 'posts/first-post.mdx': (text) => text.replace(from, to) })

describe('a field', () => {
  mistake('an empty text', () => president('order: 1\nname: ""\nrole: President\nbio: Leads.\n')).says(`
    \`name\` is empty.
    | name: ""
    |       ^^
    Write a text.`)

  test('a text without a letter and without a digit', async () => {
    expect(await president('order: 1\nname: "…"\nrole: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "There is no letter and no digit in this text: nobody can read it.
      | name: "…"
      |       ^^^"
    `)
    expect(await said({ 'site.yaml': (text) => text.replace(/brand: .*/, 'brand: "—"') })).toContain(
      'nobody can read it',
    )
  })

  test('a name that fits on no line', async () => {
    const named = (name: string) => president(`order: 1\nname: ${name}\nrole: President\nbio: Leads.\n`)
    expect(await named('Alex '.repeat(20))).toContain('`name` has 99 characters, 19 too many: at most 80.')
    expect(await named('A'.repeat(81))).toContain('a word of more than 80 characters')
    expect(await named(`Ale${'\u0301'.repeat(5)}x`)).toContain('a letter with more than four marks')
    expect(await named('Ale\u0301x')).toBe('no problems')
  })

  test('a title that is too long, with how many characters are over', async () => {
    const title = 'Paid Media that goes on and on until no search result can show it'
    expect(await post('title: First post\n', `title: ${title}\n`)).toMatchInlineSnapshot(`
      "\`title\` has 65 characters, 5 too many: at most 60.
      | title: Paid Media that goes on and on until no search result can show it
      |                                                                    ^^^^^
      Shorten it: the mark stands under what is too much."
    `)
  })

  mistake('a description that is too short', () => post(/excerpt: .*/, 'excerpt: Too short.')).says(`
    \`excerpt\` has 10 characters, 60 too few: at least 70.
    | excerpt: Too short.
    |          ^^^^^^^^^^
    Say more: 60 characters, spaces counted.`)

  test('dates that are no days', async () => {
    expect(await post('2024-12-15', '2024-02-30')).toMatchInlineSnapshot(`
      "A date is a day of the calendar, written like 2024-12-15.
      | date: 2024-02-30
      |       ^^^^^^^^^^
      Write instead: \`date: 2024-02-29\`"
    `)
    expect(await post('2024-12-15', 'December 15, 2024')).toMatchInlineSnapshot(`
      "A date is a day of the calendar, written like 2024-12-15.
      | date: December 15, 2024
      |       ^^^^^^^^^^^^^^^^^
      Write instead: \`date: 2024-12-15\`"
    `)
  })

  mistake('a token that the text does not know', () =>
    said({
      'states/_city.yaml': (text) => text.replace(/(hero:\n {2}title: ).*/, '$1Marketing in {town}'),
    }),
  ).says(`
    There is no \`{town}\` here. This text knows {city}, {brand}, {phone}, {email}, {claim:…}, {price:…}.
    |   title: Marketing in {town}
    |                       ^^^^^^`)

  test('white space at the ends of a text does not count', async () => {
    const site = await siteOf({
      'team/president.yaml': 'order: 1\nname: >\n  Alex\n\nrole: " President "\nbio: Leads.\n',
    })
    expect(site.all(team)[0]).toMatchObject({ name: 'Alex', role: 'President' })
  })
})
