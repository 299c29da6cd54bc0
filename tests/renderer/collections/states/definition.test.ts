import { expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'

test('a place lies in its state, as far as a coarse boundary can tell', async () => {
  const lost = (text: string) => text.replace('lon: -86.586', 'lon: 86.586').replace('lat: 30.739', 'lat: 39.739')
  expect(await problemsOf({ 'states/alabama.yaml': lost })).toMatchInlineSnapshot(`
    "content/states/alabama.yaml
      Huntsville lies 9,738 miles outside of Alabama.
      |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: 86.586 }
      |                                                                                                     ^^^^^^
      \`lon\` has lost its minus: west is negative.
      Write instead: \`lon: -86.586\`

    content/states/alabama.yaml
      Prichard lies 327 miles outside of Alabama.
      |   - { name: Prichard, population: 19322, lat: 39.739, lon: -88.079 }
      |                                               ^^^^^^
      Look at \`lat\` and \`lon\`: degrees north, and west is negative.

    2 problems in 1 file"
  `)
})
