import { describe, expect, test } from 'vitest'
import { cities } from '../../../renderer/collections/states/definition.ts'
import { cityProse } from '../../../renderer/places/cityProse.ts'
import { Places } from '../../../renderer/places/places.ts'
import { fixtureSite } from '../../support/contentFolder.ts'

const site = await fixtureSite()
const places = new Places(site)

function viewOf(state: string, city: string) {
  const view = places.find(state, city)
  if (!view) throw new Error(`The fixtures lack ${city}.`)
  return view
}

const proseOf = (state: string, city: string) => cityProse(site.get(cities.page), viewOf(state, city))

describe('what a city’s page says', () => {
  test('names the facts in one of the wordings', () => {
    const { paragraphs } = proseOf('alabama', 'mobile')
    expect(paragraphs).toHaveLength(3)
    expect(paragraphs[0]).toMatch(
      /^Size [123]: 187,041 people, 4th in Alabama, 5th of 12\. Peer [123]: Montgomery with 200,603\.$/,
    )
    expect(paragraphs[1]).toMatch(
      /^Neighbors [123]: Montgomery 155 miles northeast, .*no other city and one other place with 206,363 people\.$/,
    )
    expect(paragraphs[2]).toMatch(
      /^Ring [123]: Prichard \(\d mi\), ten miles hold 206,363\. Spread [123]: Huntsville is 292 miles away\.$/,
    )
  })

  test('is the same each time', () => {
    expect(proseOf('alabama', 'mobile')).toEqual(proseOf('alabama', 'mobile'))
  })

  test('names a city of another state with its state, and a state in a sentence with its article', () => {
    const { paragraphs } = proseOf('district-of-columbia', 'washington')
    expect(paragraphs[0]).toContain('1st in the District of Columbia')
    expect(paragraphs[1]).toContain('Huntsville, Alabama')
    expect(paragraphs[2]).not.toContain('Spread')
  })
})
