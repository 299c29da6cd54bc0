import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Pair, paragraphsOf } from '../../../pages/locations/@state/StateBlocks.tsx'

const people = paragraphsOf('People', ['A third are over 65.'])
const health = paragraphsOf('Health', ['Half had a checkup.'])

describe('two parts of a state', () => {
  test('stand beside each other, each below its title', () => {
    expect(partsOf([people, health])).toEqual([
      '<h3>People</h3><p>A third are over 65.</p>',
      '<h3>Health</h3><p>Half had a checkup.</p>',
    ])
  })

  test.each([
    ['second', [people, undefined], ['<h3>People</h3>', '<p>A third are over 65.</p>']],
    ['first', [undefined, health], ['<h3>Health</h3>', '<p>Half had a checkup.</p>']],
  ])('are one block with its text beside its title where there is no %s', (_, parts, beside) => {
    expect(partsOf(parts)).toEqual(beside)
  })

  test('are nothing where neither says anything', () => {
    expect(renderToStaticMarkup(<Pair parts={[paragraphsOf('People', []), paragraphsOf('Notes', undefined)]} />)).toBe(
      '',
    )
  })
})

/** What stands beside each other in the block. */
function partsOf(parts: Parameters<typeof Pair>[0]['parts']): (string | undefined)[] {
  const html = renderToStaticMarkup(<Pair parts={parts} />)
  return [...html.matchAll(/<div[^>]*>((?:<(h3|p)[^>]*>[^<]*<\/\2>)+)<\/div>/g)].map(([, inside]) => inside)
}
