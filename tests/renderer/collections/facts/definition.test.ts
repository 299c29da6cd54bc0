import { expect, test } from 'vitest'
import { ALABAMA_FACTS, check, FACTS, fixFile, listProblems, NATION_FACTS } from '../../../support/contentFolder.ts'

async function listAlabamaProblems(from: string, to: string): Promise<string> {
  if (!ALABAMA_FACTS.includes(from)) throw new Error(`The fixture has no ${from}.`)
  return (await listProblems({ ...FACTS, 'facts/alabama.json': ALABAMA_FACTS.replaceAll(from, to) })).join('\n')
}

test('reports sources that are due for review', async () => {
  const { site } = await check({ ...FACTS, 'facts/nation.json': NATION_FACTS.replace('2099', '2020') })
  expect(site?.overdueReviews).toMatchObject([{ path: 'sources.offices.review_by' }])
})

test.each([
  ['"dentists":210', '"dentist":210', 'There is no field `dentist` here.'],
  ['"over65":16.8', '"over65":168', 'must be at most 100'],
  ['"income":61499', '"income":250001', 'must be at most 250000'],
  ['"income":61499', '"income":', "This file isn't valid JSON."],
  ['"state": "alabama",\n', '', 'needs `sources`'],
  ['"county":"01089"', '"county":"01001"', 'This file has no county 01001.'],
  ['["35801",0.6]', '["35899",0.6]', 'This file has no ZIP code 35899.'],
  ['[100000,250000,375000,500000]', '[1,2,3,4]', 'The Census counts less than half of this population'],
  ['Madison County', 'Madisonville County', 'live in Madisonville County'],
])('reports a file of facts in which `%s` is replaced by `%s`', async (from, to, message) => {
  expect(await listAlabamaProblems(from, to)).toContain(message)
})

test.each(['MadiSon County', 'Madi Son County'])('accepts `%s` as a spelling of the county Madison', async (name) => {
  expect(await listAlabamaProblems('Madison County', name)).toBe('')
})

test("doesn't fix generated files", async () => {
  const wrong = ALABAMA_FACTS.replace('"residents": 5024279', '"residents": "5024279"')
  const overrides = { ...FACTS, 'facts/alabama.json': wrong }
  expect(await fixFile(overrides, 'facts/alabama.json')).toEqual({ output: [], text: wrong })
})
