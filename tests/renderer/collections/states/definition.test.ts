import { expect, test } from 'vitest'
import { cities, states } from '../../../../renderer/collections/states/definition.ts'
import { Facts } from '../../../../renderer/places/facts.ts'
import { jsonOf } from '../../../../scripts/import/writeFacts.ts'
import { flawsOf, siteOf } from '../../../support/contentFolder.ts'
import { stateFacts } from '../../../support/stateFactsFile.ts'

test('a place lies in its state, as far as a coarse boundary can tell', async () => {
  const lost = (text: string) => text.replace('lon: -86.586', 'lon: 86.586').replace('lat: 30.739', 'lat: 39.739')
  expect(await flawsOf({ 'states/alabama.yaml': lost })).toMatchInlineSnapshot(`
    [
      "states/alabama.yaml: Huntsville lies 9,738 miles outside of Alabama. › - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: 86.586 } › \`lon\` has lost its minus: west is negative. › Write instead: \`lon: -86.586\`",
      "states/alabama.yaml: Prichard lies 327 miles outside of Alabama. › - { name: Prichard, population: 19322, lat: 39.739, lon: -88.079 } › Look at \`lat\` and \`lon\`: degrees north, and west is negative.",
    ]
  `)
})

test('places with an apostrophe are called as printers set them, whatever tables have', async () => {
  const straight = (text: string) =>
    text
      .replace(
        'name: Huntsville, slug: huntsville, counties: [Madison]',
        "name: O'Hara, slug: ohara, counties: [D'Arc]",
      )
      .replace('name: Prichard', "name: D'Iberville")
  const site = await siteOf({
    'states/alabama.yaml': straight,
    'states/_listing.yaml': (text) => text.replaceAll('alabama/huntsville', 'alabama/ohara'),
  })
  const state = site.find(states, 'alabama')
  expect([state?.cities[0]?.name, state?.cities[0]?.counties]).toEqual(['O’Hara', ['D’Arc']])
  expect(state?.towns.map(({ name }) => name)).toContain('D’Iberville')
  expect(site.findNested(cities, 'alabama', 'ohara')?.item.name).toBe('O’Hara')
})

test('so are the counties of public facts', async () => {
  const plain = await siteOf()
  const facts = jsonOf(stateFacts(plain, 'alabama')).replace('Young County', "Prince George's County")
  const [county] = new Facts(await siteOf({ 'facts/alabama.json': facts })).ofState('alabama')?.counties ?? []
  expect(county?.name).toBe('Prince George’s County')
})

const broken = (from: string | RegExp, to: string) => ({
  'states/_state.yaml': (text: string) => text.replace(from, to),
})

test('each case of a fact has a sentence, and no sentence is about another fact', async () => {
  expect(await flawsOf(broken(/ {8}apart: .*\n/, '        older: More.\n'))).toMatchInlineSnapshot(`
    [
      "states/_state.yaml: \`older\` is no case here, only apart, someTouch, mostTouch, single. › older: More.",
    ]
  `)
})

test('a sentence names only what is known in its case', async () => {
  expect(await flawsOf(broken('{theState} unruled.', '{theState} unruled {ruleName}.'))).toMatchInlineSnapshot(`
    [
      "states/_state.yaml: Nobody knows {ruleName} in this case, only state, theState, adjective, count, first. › unruled: "{theState} unruled {ruleName}."",
    ]
  `)
})

test('words that always say something belong to one fact', async () => {
  expect(await flawsOf(broken('        always: The same', '        sometimes: The same'))).toMatchInlineSnapshot(`
    [
      "states/_state.yaml: None of these is a case of a fact. \`always\` is for what is the same everywhere. › sometimes: The same in {theState}.",
    ]
  `)
})
