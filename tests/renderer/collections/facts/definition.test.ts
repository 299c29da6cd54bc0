import { expect, test } from 'vitest'
import { formatFacts } from '../../../../scripts/import/stateFacts.ts'
import { check, checkMessages, fixFile, listProblems } from '../../../support/contentFolder.ts'
import { ALABAMA_FACTS, FACTS, NATION_FACTS } from '../../../support/facts.ts'

async function listAlabamaProblems(from: string, to: string): Promise<string> {
  if (!ALABAMA_FACTS.includes(from)) throw new Error(`The fixture has no ${from}.`)
  return (await listProblems({ ...FACTS, 'facts/alabama.json': ALABAMA_FACTS.replaceAll(from, to) })).join('\n')
}

test('reports sources that are due for review', async () => {
  const { site } = await check({ ...FACTS, 'facts/nation.json': NATION_FACTS.replace('2099', '2020') })
  expect(site?.passedDeadlines).toMatchObject([{ path: 'sources.offices.review_by' }])
})

test('requires sources in the national file and nowhere else', async () => {
  const { sources, ...others } = JSON.parse(NATION_FACTS)
  expect(await checkMessages({ ...FACTS, 'facts/nation.json': formatFacts(others) })).toContain('needs `sources`')
  expect(await listAlabamaProblems('"counties": ', `"sources":${JSON.stringify(sources)},"counties":`)).toContain(
    'Only the national file',
  )
  expect(await listAlabamaProblems('"state": "alabama",\n', '')).toContain('but no `state`')
})

test.each([
  ['"dentists":210', '"dentist":210', 'There is no field `dentist` here.'],
  ['"over65":16.8', '"over65":168', 'must be at most 100'],
  ['"income":61499', '"income":250001', 'must be at most 250000'],
  ['"income":61499', '"income":', "This file isn't valid JSON."],
  [
    '100000,250000',
    '250001,250000',
    'A smaller circle around `alabama/huntsville` has more residents than a larger one.',
  ],
  ['"county":"01089"', '"county":"01001"', 'This file has no county 01001.'],
  ['alabama/huntsville', 'district-of-columbia/washington', 'is in another state'],
  ['"residents":388153', '"residents":6000000', 'Madison County has more residents than its state.'],
  ['"dentists":210', '"dentists":2001', 'Madison County has more `dentists` than its state.'],
  ['"dentistLow":59.6', '"dentistLow":65', '`dentist` of Madison County is outside its confidence interval.'],
  ['["35801",0.6]', '["35899",0.6]', 'This file has no ZIP area 35899.'],
  ['"dentists":2050', '"dentists":1999', 'The minimum of `dentists` is above the maximum.'],
  ['[100000,250000,375000,500000]', '[1,2,3,4]', 'The Census counts less than half of this population'],
  ['Madison County', 'Madisonville County', 'live in Madisonville County'],
])('reports impossible facts if `%s` becomes `%s`', async (from, to, message) => {
  expect(await listAlabamaProblems(from, to)).toContain(message)
})

test('reports a county in another state, with a hint for engineers', async () => {
  expect(await listAlabamaProblems('"01089"', '"12057"')).toMatch(
    /Madison County isn't in Alabama\. Codes of this state start with 01\..* › This file is generated\. Fix the source tables/,
  )
})

test.each(['MadiSon County', 'Madi Son County'])('accepts %s as a spelling of Madison County', async (name) => {
  expect(await listAlabamaProblems('Madison County', name)).toBe('')
})

test("doesn't fix generated files", async () => {
  const wrong = ALABAMA_FACTS.replace('"residents": 5024279', '"residents": "5024279"')
  const overrides = { ...FACTS, 'facts/alabama.json': wrong }
  expect(await fixFile(overrides, 'facts/alabama.json')).toEqual({ output: [], text: wrong })
})
