import { expect, test } from 'vitest'
import { cities, states } from '../../../../renderer/collections/states/definition.ts'
import { indexFacts } from '../../../../renderer/places/facts.ts'
import { ALABAMA_FACTS, createTestSite } from '../../../support/contentFolder.ts'

test('sets typographic apostrophes in the names of cities, towns, and counties', async () => {
  const addApostrophes = (text: string) =>
    text
      .replace(
        'name: Huntsville, slug: huntsville, counties: [Madison]',
        "name: O'Hara, slug: ohara, counties: [D'Arc]",
      )
      .replace('name: Prichard', "name: D'Iberville")
  const site = await createTestSite({
    'states/alabama.yaml': addApostrophes,
    'states/_listing.yaml': (text) => text.replaceAll('alabama/huntsville', 'alabama/ohara'),
  })
  const state = site.findEntry(states, 'alabama')
  expect([state?.cities[0]?.name, state?.cities[0]?.counties]).toEqual(['O’Hara', ['D’Arc']])
  expect(state?.towns.map(({ name }) => name)).toContain('D’Iberville')
  expect(site.findNestedEntry(cities, 'alabama', 'ohara')?.item.name).toBe('O’Hara')
})

test('sets typographic apostrophes in the counties of public facts', async () => {
  const county = `{"fips":"01003","name":"Prince George's County","residents":60000},`
  const facts = ALABAMA_FACTS.replace('"counties": [', `"counties": [${county}`)
  const site = await createTestSite({ 'facts/alabama.json': facts })
  expect(indexFacts(site).getState('alabama')?.counties[0]?.name).toBe('Prince George’s County')
})
