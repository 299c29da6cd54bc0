import { describe, expect, test } from 'vitest'
import { keepWhole, withoutWhole } from '../../../renderer/wording/wholeWords.ts'

/** What stays on one line in an element of a page. */
function wholeIn(element: string): string[] {
  const page = `<title>An e-mail</title><body>${element}</body>`
  const kept = keepWhole(page)
  expect(withoutWhole(kept)).toBe(page)
  return [...kept.matchAll(/<span class="whole(?:-wide)?">([^<]*)<\/span>/g)].map(([, words = '']) => words)
}

describe('a line does not end', () => {
  test.each([
    ['within a compound', '<p>An e-mail, a 30-day notice, 9am–5pm.</p>', ['e-mail', '30-day', '9am–5pm']],
    ['in a heading after an article', '<h2>Write or call. A person answers</h2>', ['A person']],
    ['between a figure and what it counts', '<h2>Within <em>5 miles</em> of you</h2>', ['5 miles']],
    [
      'within a heading’s compound',
      '<h1>A Seven-Figure Spa, Brand-to-Revenue</h1>',
      ['A Seven-Figure', 'Brand-to-Revenue'],
    ],
  ])('%s', (_, element, words) => {
    expect(wholeIn(element)).toEqual(words)
  })
})

describe('it may end', () => {
  test.each([
    ['within what would not fit a small phone', '<p>over-the-counter-medicine</p><h2>patient-acquisition</h2>'],
    ['after an article, in a text', '<p>We are a person away, within 5 miles.</p>'],
    ['within an address', '<p>hello@my-brand.example, https://my-brand.example/a-b, my-brand.example</p>'],
    ['where no line breaks by itself', '<p>555-0142 and 2024-12-15</p>'],
    ['in what is no running text', '<code>e-mail</code><svg><text>e-mail</text><g><svg></svg></g>e-mail</svg>'],
    ['in islands', '<div data-island="Faq"><div>An e-mail</div>e-mail</div>'],
  ])('%s', (_, element) => {
    expect(wholeIn(element)).toEqual([])
  })

  test('on phones within what fits them in a text, and not in a heading', () => {
    expect(keepWhole('<body><h2>A Seven-Figure Spa</h2>')).toContain('<span class="whole-wide">A Seven-Figure</span>')
    expect(keepWhole('<body><p>A Seven-Figure Spa</p>')).toContain('<span class="whole">Seven-Figure</span>')
  })

  test('and after an island the rule holds again', () => {
    expect(wholeIn('<div class="a" data-island="Faq"><div>e-mail</div></div><p>e-mail</p>')).toEqual(['e-mail'])
  })
})
