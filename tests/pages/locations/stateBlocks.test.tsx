import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Pair, paragraphsOf } from '../../../pages/locations/@state/StateBlocks.tsx'

const people = paragraphsOf('People', ['A third are over 65.'])
const health = paragraphsOf('Health', ['Half had a checkup.'])

describe('two parts of a state', () => {
  test('stand beside each other', () => {
    expect(classesOf([people, health])).toEqual(['state-pair columns'])
  })

  test.each([
    ['second', [people, undefined]],
    ['first', [undefined, health]],
  ])('are one block with its text beside its title where there is no %s', (_, parts) => {
    expect(classesOf(parts)).toEqual(['state-block columns', 'state-block-head', 'state-block-text'])
  })

  test('are nothing where neither says anything', () => {
    expect(renderToStaticMarkup(<Pair parts={[paragraphsOf('People', []), paragraphsOf('Notes', undefined)]} />)).toBe(
      '',
    )
  })
})

function classesOf(parts: Parameters<typeof Pair>[0]['parts']): (string | undefined)[] {
  return [...renderToStaticMarkup(<Pair parts={parts} />).matchAll(/class="([^"]+)"/g)].map(([, name]) => name)
}
