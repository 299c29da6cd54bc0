import type { Element, ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { sectionPulse } from '../../../renderer/components/BeatLine.tsx'
import { beatsOf, highest } from '../../../renderer/drawing/beats.ts'
import { chartFigures, sectionStarts } from '../../../renderer/prose/body.ts'

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

test('the figures of a text are those of its first chart; names that lead to each other count one each', () => {
  const bars = body(chart('bars', 'First', 'Calls: 1,200', 'Booked: 40.50'), chart('bars', 'Second', 'A: 3', 'B: 2'))
  expect(chartFigures(bars, 'bars')).toEqual({ figures: [1200, 40.5], caption: 'First' })
  const flow = body(chart('flow', 'A chain', 'A: one', 'B: two', 'C: three'))
  expect(chartFigures(flow, 'flow')).toEqual({ figures: [1, 1, 1], caption: 'A chain' })
  expect(chartFigures(flow, 'bars')).toBeUndefined()
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
  expect(highest(beatsOf(starts, length))).toBe(2)
})
