import type { Element, ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { chartFigures, sectionStarts } from '../../../renderer/prose/body.ts'

const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const text = (value: string): ElementContent => ({ type: 'text', value })
const list = (...items: string[]) =>
  element(
    'ul',
    items.map((item) => element('li', [text(item)])),
  )
const body = (...children: Element[]): Root => ({ type: 'root', children })

test('the figures are those of the first chart', () => {
  const charts = [
    ['Calls: 1,200', 'Booked: 40.50'],
    ['Other: 3', 'Last: 2'],
  ].map((items) => element('bars', [list(...items)], { caption: `Of ${items.length}` }))
  expect(chartFigures(body(...charts), 'bars')).toEqual({ figures: [1200, 40.5], caption: 'Of 2' })
})

test('names that lead to each other count one each', () => {
  const flow = element('flow', [list('A: one', 'B: two', 'C: three')], { caption: 'A chain' })
  expect(chartFigures(body(flow), 'flow')).toEqual({ figures: [1, 1, 1], caption: 'A chain' })
})

test('a text without that chart has no figures', () => {
  expect(chartFigures(body(element('p', [text('Words.')])), 'bars')).toBeUndefined()
})

test('sections begin where the words before them end', () => {
  const starts = sectionStarts(
    body(element('p', [text('one two three')]), element('h2', [text('Four')]), element('p', [text('five six')])),
  )
  expect(starts).toEqual([0, 3, 6])
})
