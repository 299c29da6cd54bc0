import { createElement, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { staticMarkup } from '../../../renderer/markup/staticMarkup.ts'
import { WHOLE_WORDS, withoutWhole } from '../../../renderer/markup/wholeWords.ts'

/** What stays on one line in an element of a page. */
function wholeIn(element: ReactNode): string[] {
  const kept = staticMarkup(element, WHOLE_WORDS)
  expect(withoutWhole(kept)).toBe(staticMarkup(element))
  const widest = kept.replaceAll(/(<span class="whole-wide">[^<]*)<span class="whole">([^<]*)<\/span>/g, '$1$2')
  return [...widest.matchAll(/<span class="whole(?:-wide)?">([^<]*)<\/span>/g)].map(([, words = '']) => words)
}

const drawing = createElement('svg', {}, createElement('g', {}, createElement('text', {}, 'e-mail')))

const KEPT: Record<string, { element: ReactNode; words: string[] }> = {
  'within a compound': {
    element: <p>An e-mail, a 30-day notice, 9am–5pm.</p>,
    words: ['e-mail', '30-day', '9am–5pm'],
  },
  'within a number or a day': {
    element: <p>(757) 555-0142 until 2024-12-15</p>,
    words: ['555-0142', '2024-12-15'],
  },
  'in a heading after an article': { element: <h2>Write or call. A person answers</h2>, words: ['A person'] },
  'between a figure and what it counts': {
    element: (
      <h2>
        Within <em>5 miles</em> of you
      </h2>
    ),
    words: ['5 miles'],
  },
  'between a figure of the data and what it counts': { element: <h2>Within {5} miles</h2>, words: ['5 miles'] },
  'within a heading’s compound': {
    element: <h1>A Seven-Figure Spa, Brand-to-Revenue</h1>,
    words: ['A Seven-Figure', 'Brand-to-Revenue'],
  },
}

const FREE: Record<string, ReactNode> = {
  'within what would not fit a small phone': (
    <>
      <p>over-the-counter-medicine</p>
      <h2>patient-acquisition</h2>
    </>
  ),
  'after an article, in a text': <p>We are a person away, within 5 miles.</p>,
  'within an address': <p>hello@my-brand.example, https://my-brand.example/a-b, my-brand.example</p>,
  'in the head': createElement('head', {}, <title>An e-mail</title>),
  'in code': <code>e-mail</code>,
  'in drawings': drawing,
}

describe('a line does not end', () => {
  test.each(Object.entries(KEPT))('%s', (_, { element, words }) => {
    expect(wholeIn(element)).toEqual(words)
  })
})

describe('it may end', () => {
  test.each(Object.entries(FREE))('%s', (_, element) => {
    expect(wholeIn(element)).toEqual([])
  })

  test('on phones after an article, and not within the compound that follows', () => {
    const written = (element: ReactNode) => staticMarkup(element, WHOLE_WORDS)
    expect(written(<h2>A Seven-Figure Spa</h2>)).toContain(
      '<span class="whole-wide">A <span class="whole">Seven-Figure</span></span>',
    )
    expect(written(<p>A Seven-Figure Spa</p>)).toContain('A <span class="whole">Seven-Figure</span>')
  })

  test('on phones within what is too long for them', () => {
    expect(staticMarkup(<h2>Brand-to-Revenue</h2>, WHOLE_WORDS)).toBe(
      '<h2><span class="whole-wide">Brand-to-Revenue</span></h2>',
    )
  })

  test('and after a drawing the rule holds again', () => {
    expect(
      wholeIn(
        <div>
          {drawing}
          <p>e-mail</p>
        </div>,
      ),
    ).toEqual(['e-mail'])
  })
})
