import { describe, expect, test } from 'vitest'
import { fill } from '../../../renderer/wording/fill.ts'

describe('templates', () => {
  test('are filled', () => {
    expect(fill('{city} in {state}, {city}', { city: 'Tampa', state: 'Florida' })).toBe('Tampa in Florida, Tampa')
  })

  test('take values as they are: no pattern of String.replace means anything', () => {
    expect(fill('{city}', { city: "$& $1 $'" })).toBe("$& $1 $'")
  })

  test('a value that the page forgot is our fault', () => {
    expect(() => fill('{town}', { city: 'Tampa' })).toThrow('The page gives no value for {town}')
  })
})
