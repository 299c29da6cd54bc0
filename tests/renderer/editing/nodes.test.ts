import { expect, test } from 'vitest'
import { followed } from '../../../renderer/editing/nodes.ts'
import type { Step } from '../../../renderer/editing/protocol.ts'
import { typedOver, withStep } from '../../../renderer/editing/steps.ts'

test('a value is followed where items before it come, go and move', () => {
  const path = ['faq', 2, 'answer']
  const after = (step: Step) => followed(path, step)?.join('.')
  expect(after({ kind: 'remove', path: ['faq', 0] })).toBe('faq.1.answer')
  expect(after({ kind: 'remove', path: ['faq', 3] })).toBe('faq.2.answer')
  expect(after({ kind: 'remove', path: ['faq', 2] })).toBeUndefined()
  expect(after({ kind: 'move', path: ['faq', 2], to: 0 })).toBe('faq.0.answer')
  expect(after({ kind: 'move', path: ['faq', 0], to: 2 })).toBe('faq.1.answer')
  expect(after({ kind: 'move', path: ['faq', 4], to: 2 })).toBe('faq.3.answer')
  expect(after({ kind: 'move', path: ['faq', 0], to: 1 })).toBe('faq.2.answer')
  expect(after({ kind: 'add', path: ['faq', 3] })).toBe('faq.3')
  expect(after({ kind: 'add', path: ['other', 0] })).toBe('faq.2.answer')
  expect(after({ kind: 'set', path: ['faq', 0], value: '' })).toBe('faq.2.answer')
})

test('what is typed into one field is one step, and none where it is what the file says', () => {
  const type = (value: string): Step => ({ kind: 'set', path: ['title'], value })
  const add: Step = { kind: 'add', path: ['guid'] }
  const before = () => 'Old'
  const once = withStep(withStep([], type('N'), before), type('New'), before)
  expect(once).toEqual([type('New')])
  expect(withStep(once, type('Old'), before)).toEqual([])
  expect(withStep([add], type('Old'), before)).toEqual([add, type('Old')])
  expect(typedOver([type('A'), add, type('B')], ['title'])).toBe('A')
})
