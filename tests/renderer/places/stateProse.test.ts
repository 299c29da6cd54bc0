import { describe, expect, test } from 'vitest'
import { states } from '../../../renderer/collections/states/definition.ts'
import { stateProse } from '../../../renderer/places/stateProse.ts'
import { fixtureSite } from '../../support/contentFolder.ts'

const site = await fixtureSite()

describe('what a state’s page says', () => {
  test('tells its size, its range and its spread', () => {
    const alabama = site.find(states, 'alabama')
    if (!alabama) throw new Error('The fixtures lack Alabama.')
    const [size, spread] = stateProse(site.get(states.page), alabama).paragraphs
    expect(size?.replaceAll(/ \d:/g, '')).toBe(
      'Size 11 cities with 1,297,859 people, Huntsville, Birmingham and Montgomery; 12 places. Range Huntsville (215,006), Hoover (92,606), Florence (40,184).',
    )
    expect(spread).toMatch(/^Spread [123]: (Huntsville to Mobile|Mobile to Huntsville) is 292 miles\.$/)
  })

  test('says other things of a state with one city, and adds the state’s own notes', () => {
    const columbia = site.find(states, 'district-of-columbia')
    if (!columbia) throw new Error('The fixtures lack the District.')
    const { paragraphs } = stateProse(site.get(states.page), { ...columbia, notes: ['A note.'] })
    expect(paragraphs).toEqual([
      expect.stringMatching(/^Alone [123]: Washington with 689,545 is all of the District of Columbia\.$/),
      'A note.',
    ])
  })
})
