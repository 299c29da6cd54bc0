import { expect, test } from 'vitest'
import { ALABAMA_FACTS, createTestSite, FACTS } from '../../support/contentFolder.ts'
import { parseOutline } from '../../support/outline.ts'
import { renderAddress } from '../../support/renderAddress.ts'

/** Renders Huntsville's page with facts of Alabama and additional fields of the city. */
async function renderText(alabamaFacts: string, cityFields = ''): Promise<string> {
  const site = await createTestSite({
    ...FACTS,
    'facts/alabama.json': alabamaFacts,
    ...(cityFields && { 'states/alabama.yaml': (text) => text.replace('slug: huntsville,', `$&${cityFields}`) }),
  })
  const { text } = parseOutline(renderAddress(site, '/locations/alabama/huntsville').replaceAll('<', ' <'))
  return text.replaceAll(/\s+/g, ' ')
}

test('starts the meta description of a city with the teaser, if the city has a teaser', async () => {
  const site = await createTestSite()
  const getDescription = (city: string) => parseOutline(renderAddress(site, `/locations/alabama/${city}`)).description
  const [dothan, decatur] = ['dothan', 'decatur'].map(getDescription)
  expect(dothan).toMatch(/^Soldiers and farmers share the same waiting rooms. Marketing for Dothan, AL/)
  expect(decatur).toMatch(/^Marketing for Decatur, AL/)
})

test('lists ZIP codes with rounded incomes, other post offices, and minimum numbers of offices', async () => {
  const text = await renderText(ALABAMA_FACTS)
  expect(text).toContain('35801 9,400 $61K – 12+')
  expect(text).toContain('35802 Redstone 5 miles 900 over $250K – 5+')
})

test('shows the custom name of a ZIP code instead of its post office, and lists it first', async () => {
  const text = await renderText(ALABAMA_FACTS, ' areas: [{ zip: "35802", name: Jones Valley }],')
  expect(text).toMatch(/35802 Jones Valley 5 miles 900 .* 35801 9,400/)
})

test('compares the county with the state and the nation', async () => {
  const text = await renderText(ALABAMA_FACTS)
  expect(text).toContain('Differences of Madison County')
  expect(text).toContain('Basis dentists Row dentists 5.4 4.0–4.1 4.1')
  expect(text).toContain('Ranges note')
})

test('leaves out ZIP codes without offices, unless they have many households', async () => {
  const withoutOffices = ALABAMA_FACTS.replace(',"physicians":5', '')
  const text = await renderText(withoutOffices)
  expect(text).toContain('35801 9,400')
  expect(text).not.toContain('Redstone')
  expect(await renderText(withoutOffices.replace('"households":900', '"households":3000'))).toContain('Redstone')
})

test('names the state of a ZIP code across the border, even if the city has the same name', async () => {
  const facts = ALABAMA_FACTS.replace('"name":"Huntsville",', '"name":"Huntsville","state":"TN",')
  expect(await renderText(facts)).toContain('35801 Huntsville, TN 1 miles')
})

/** Adds ZIP codes to Alabama, and their distances to Huntsville. */
function addZips(zips: { zip: string; miles: number; name: string; households?: number; dentists?: number }[]): string {
  const facts = JSON.parse(ALABAMA_FACTS)
  facts.zips.unshift(...zips.map(({ miles, ...zipCode }) => ({ lat: 34.7, lon: -86.6, households: 500, ...zipCode })))
  facts.cities[0].zips.unshift(...zips.map(({ zip, miles }) => [zip, miles]))
  return JSON.stringify(facts)
}

test("lists the city's own ZIP codes first, those with the most households at the top", async () => {
  const facts = addZips([
    { zip: '35811', miles: 0.6, name: 'Madison', households: 9000 },
    { zip: '35812', miles: 1, name: 'Huntsville', households: 4000 },
    { zip: '35813', miles: 5.4, name: 'Huntsville', households: 5000 },
  ])
  const text = await renderText(facts)
  const order = ['35813', '35812', '35811'].map((zip) => text.indexOf(zip))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order[0]).toBeGreaterThan(0)
})

test('lists ZIP codes from the notes first, and explains why they are bold', async () => {
  const order = /35802.*35801/
  const getTable = (text: string) => text.slice(text.indexOf('ZIP head'))
  expect(getTable(await renderText(ALABAMA_FACTS))).not.toMatch(order)
  // Notes need at least 60 words.
  const longNote = 'residents drive '.repeat(35)
  const text = await renderText(ALABAMA_FACTS, ` notes: ["${longNote}", "They go to 35802."],`)
  expect(getTable(text)).toMatch(order)
  expect(text).toContain('Bold note')
})

test('omits the comparison of a city with parts', async () => {
  const parts = ['West', 'East'].map((name) => `{ name: ${name}, population: 9, lat: 34.7, lon: -86.6 }`)
  expect(await renderText(ALABAMA_FACTS, ` parts: [${parts}],`)).not.toContain('Differences of Madison County')
})

test("omits a county's comparison if only one figure differs and there's no note about the county", async () => {
  const facts = ALABAMA_FACTS.replace(',"uninsured":14', '')
  const text = await renderText(facts)
  expect(text).not.toContain('Differences of Madison County')
  expect(text).toContain('ZIP note Figures: Census Bureau.')
  expect(await renderText(facts, ' countyNote: Many dentists.,')).toContain('Madison County Many dentists.')
})

test('shows a note about a county without a table if no figure differs', async () => {
  const withoutFigures = ALABAMA_FACTS.replace(/("name":"Madison County","residents":388153).*?(?=\},?\n)/, '$1')
  const text = await renderText(withoutFigures, ' countyNote: Like the nation.,')
  expect(text).toContain('Madison County Like the nation.')
  expect(text).not.toContain('Figure head')
})

test("shows the sum of a county's ZIP codes as a minimum", async () => {
  const sum = ALABAMA_FACTS.replace('"offices":{"dentists":210}', '"offices":{"dentists":210},"officesAtLeast":true')
  expect(await renderText(sum)).toContain('Basis dentists Row dentists 5.4+')
})
