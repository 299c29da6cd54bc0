import type { Element, ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { sectionPulse } from '../../../renderer/components/BeatLine.tsx'
import { createBeats, findHighest } from '../../../renderer/drawing/beats.ts'
import { chartOf, sectionStarts } from '../../../renderer/prose/body.ts'

const element = (tagName: string, children: (ElementContent | string)[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
})
const chart = (name: string, caption: string, ...items: string[]) =>
  element(
    name,
    [
      element(
        'ul',
        items.map((item) => element('li', [item])),
      ),
    ],
    { caption },
  )
const body = (...children: Element[]): Root => ({ type: 'root', children })

test('the chart of a text is its first; names that lead to each other count one each', () => {
  const bars = body(chart('bars', 'First', 'Calls: 1,200', 'Booked: 40.50'), chart('bars', 'Second', 'A: 3', 'B: 2'))
  const first = chartOf(bars, 'bars')
  expect(first?.items.at(-1)).toEqual({ label: 'Booked', value: 40.5, written: '40.50' })
  expect([first?.items.length, first?.caption]).toEqual([2, 'First'])
  const flow = body(chart('flow', 'A chain', 'A', 'B', 'C'))
  expect(chartOf(flow, 'flow')?.items.map(({ label, value }) => label + value)).toEqual(['A1', 'B1', 'C1'])
  expect(chartOf(flow, 'bars')).toBeUndefined()
})

test('sections begin where the words before them end; the line is highest for that of most words', () => {
  const text = [
    ['p', 'before all'],
    ['h2', 'First'],
    ['p', 'one'],
    ['h2', 'Second'],
    ['p', 'one two three four five'],
  ]
  const root = body(...text.map(([name = '', words = '']) => element(name, [words])))
  expect(sectionStarts(root)).toEqual([0, 2, 4, 10])
  const { starts, length } = sectionPulse(root)
  expect([starts, length]).toEqual([[0, 2, 4], 10])
  expect(findHighest(createBeats(starts, length))).toBe(2)
})
