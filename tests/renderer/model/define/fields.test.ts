import { describe, expect, test } from 'vitest'
import { team } from '../../../../renderer/collections/team/definition.ts'
import { said, siteOf } from '../../../support/contentFolder.ts'

const president = (text: string) => said({ 'team/president.yaml': text })

describe('a field', () => {
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

  test('white space at the ends of a text does not count', async () => {
    const site = await siteOf({
      'team/president.yaml': 'order: 1\nname: >\n  Alex\n\nrole: " President "\nbio: Leads.\n',
    })
    expect(site.all(team)[0]).toMatchObject({ name: 'Alex', role: 'President' })
  })
})
