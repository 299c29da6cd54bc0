import type { Element, ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { findLongestIndex } from '../../../renderer/drawing/beats.ts'
import { type Outline, rehypeOutline } from '../../../renderer/prose/body.ts'

const createElement = (tagName: string, children: (ElementContent | string)[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
})
const createChart = (name: string, caption: string, ...items: string[]) => {
  const list = items.map((item) => createElement('li', [item]))
  return createElement(name, [createElement('ul', list)], { caption })
}

function createOutline(...children: Element[]): Outline | undefined {
  const root: Root = { type: 'root', children }
  rehypeOutline()(root)
  return root.data?.outline
}

test('reads only the first chart, and numbers the steps of a flow', () => {
  const withBars = createOutline(
    createChart('bars', 'First', 'Calls: 1,200', 'Booked: 40.50'),
    createChart('bars', 'Second', 'A: 3', 'B: 2'),
  )
  expect(withBars?.bars?.items.at(-1)).toEqual({ label: 'Booked', value: 40.5, formatted: '40.50' })
  expect([withBars?.bars?.items.length, withBars?.bars?.caption]).toEqual([2, 'First'])
  const withFlow = createOutline(createChart('flow', 'A chain', 'A', 'B', 'C'))
  expect(withFlow?.flow?.items.map(({ label, value }) => label + value)).toEqual(['A1', 'B1', 'C1'])
  expect(withFlow?.bars).toBeUndefined()
})

test('starts a section at each main heading, and counts words', () => {
  const outline = createOutline(
    createElement('p', ['before all']),
    createElement('h2', ['First']),
    createElement('p', ['one']),
    createElement('h2', ['Second']),
    createElement('p', ['one two three four five']),
  )
  const { starts, length } = outline?.sections ?? {}
  expect([starts, length]).toEqual([[0, 2, 4], 10])
  expect(findLongestIndex({ starts: starts ?? [], length: length ?? 0 })).toBe(2)
})
