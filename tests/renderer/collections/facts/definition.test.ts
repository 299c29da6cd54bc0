import { describe, expect, test } from 'vitest'
import { check, problemsOf } from '../../../support/contentFolder.ts'
import { ALABAMA_FACTS, FACTS, NATION_FACTS } from '../../../support/facts.ts'

/** What the check says of the facts of Alabama with one part changed. */
const alabamaWith = (from: string, to: string) => problemsOf({ ...FACTS, 'facts/alabama.yaml': replaced(from, to) })

function replaced(from: string, to: string): string {
  if (!ALABAMA_FACTS.includes(from)) throw new Error(`The fixture has no ${from}.`)
  return ALABAMA_FACTS.replace(from, to)
}

describe('a file of facts', () => {
  test('may be missing, or be there for one state', async () => {
    expect(await problemsOf({})).toBe('no problems')
    expect(await problemsOf(FACTS)).toBe('no problems')
  })

  test('says of its sources when they are due', async () => {
    const { site } = await check({ ...FACTS, 'facts/nation.yaml': NATION_FACTS.replace('2099', '2020') })
    expect(site?.overdue).toMatchObject([{ path: 'sources.offices.review_by' }])
  })

  test('of the nation names its sources, and that of a state does not', async () => {
    const [before = '', sources = ''] = NATION_FACTS.split('sources:')
    expect(await problemsOf({ ...FACTS, 'facts/nation.yaml': before })).toContain('names no `sources`')
    expect(await alabamaWith('counties:', `sources:${sources}counties:`)).toContain('of the nation alone')
    expect(await alabamaWith('state: alabama\n', '')).toContain('names no `state`')
  })

  test.each([
    ['dentists 210', 'dentist 210', 'There is no figure `dentist` here, only physicians, dentists'],
    ['dentists 210', 'dentists 210 chiropractors 4', 'Figures are in one line'],
    ['dentists 210', 'dentists 210, dentists 4', 'each name once'],
    ['dentists 210', 'dentists 2', '`dentists` lies between 3 and 1000000, and is no 2.'],
    ['dentists 210', 'dentists 21.5', '`dentists` is a whole number.'],
    ['over65 16.8', 'over65 168', '`over65` lies between 0 and 100, and is no 168.'],
    ['income 65449', 'income 250001', '`income` lies between 2500 and 250000, and is no 250001.'],
  ])('with `%s` written as `%s` is refused', async (from, to, message) => {
    expect(await alabamaWith(from, to)).toContain(message)
  })
})

describe('what cannot be true', () => {
  test('is a small ring with more people than a large one', async () => {
    expect(await alabamaWith('100000, 250000', '250001, 250000')).toMatchInlineSnapshot(`
      "content/facts/alabama.yaml
        More people live in a small ring around \`alabama/huntsville\` than in a large one.
        |   - { city: alabama/huntsville, county: "01089", within: [250001, 250000, 500000], zips: 7, offices: dentists 120 }
        |                                                          ^^^^^^^^^^^^^^^^^^^^^^^^
        These files are generated: mend the tables or the program, and run \`importFacts\` again.

      1 problem in 1 file"
    `)
  })

  test('is a city in a county of another state, or in one that is none of its own', async () => {
    const other = ALABAMA_FACTS.replaceAll('"01089"', '"12057"')
    expect(await problemsOf({ ...FACTS, 'facts/alabama.yaml': other })).toMatchInlineSnapshot(`
      "content/facts/alabama.yaml
        Madison County is no county of Alabama: those begin with 01.
        |   - fips: "12057"
        |           ^^^^^^^
        These files are generated: mend the tables or the program, and run \`importFacts\` again.

      1 problem in 1 file"
    `)
    expect(await alabamaWith('Madison County', 'Mobile County')).toMatchInlineSnapshot(`
      "content/facts/alabama.yaml
        Huntsville lies in Madison, not in Mobile County.
        |   - { city: alabama/huntsville, county: "01089", within: [100000, 250000, 500000], zips: 7, offices: dentists 120 }
        |                                         ^^^^^^^
        These files are generated: mend the tables or the program, and run \`importFacts\` again.

      1 problem in 1 file"
    `)
  })

  test('is no county that another table only writes otherwise', async () => {
    expect(await alabamaWith('Madison County', 'MadiSon County')).toBe('no problems')
    expect(await alabamaWith('Madison County', 'Madi Son County')).toBe('no problems')
    expect(await alabamaWith('Madison County', 'Madisonville County')).toContain('not in Madisonville County.')
  })

  test.each([
    ['[100000, 250000, 500000]', '[1, 2, 3]', 'Within 25 miles of Huntsville live not half as many as in the city.'],
    ['county: "01089"', 'county: "01001"', 'This file has no county 01001.'],
    ['city: alabama/huntsville', 'city: alabama/huntsvile', 'There is no city `alabama/huntsvile`.'],
    ['city: alabama/huntsville', 'city: district-of-columbia/washington', 'is a city of another state'],
    ['residents: 388153', 'residents: 6000000', 'Madison County has more residents than its state.'],
    ['dentists 210', 'dentists 2001', 'Madison County has more `dentists` than its state.'],
    ['dentistLow 59.6', 'dentistLow 65', '`dentist` of Madison County lies outside of its interval.'],
    ['dentists 2050', 'dentists 1999', 'There are more `dentists` at least than at most.'],
  ])('is `%s` as `%s`', async (from, to, message) => {
    expect(await alabamaWith(from, to)).toContain(message)
  })

  test('is not asked of a state whose own file is at fault', async () => {
    const problems = await problemsOf({
      ...FACTS,
      'facts/alabama.yaml': replaced('Madison County', 'Mobile County'),
      'states/alabama.yaml': (text) => text.replace('population: 215006', 'population: many'),
    })
    expect(problems).toContain('1 problem in 1 file')
  })
})
