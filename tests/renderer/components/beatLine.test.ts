import type { ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { sectionPulse } from '../../../renderer/components/BeatLine.tsx'
import { beatsOf, highest } from '../../../renderer/drawing/beats.ts'

const element = (tagName: string, text: string): ElementContent => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{ type: 'text', value: text }],
})

test('a text is a line with a beat for each section, the highest for that of most words', () => {
  const body: Root = {
    type: 'root',
    children: [
      element('p', 'before all'),
      element('h2', 'First'),
      element('p', 'one'),
      element('h2', 'Second'),
      element('p', 'one two three four five'),
    ],
  }
  const { starts, length } = sectionPulse(body)
  expect(starts).toEqual([0, 2, 4])
  expect(length).toBe(10)
  expect(highest(beatsOf(starts, length))).toBe(2)
})
