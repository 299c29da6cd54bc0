import { describe, expect, test } from 'vitest'
import { faultsOf } from '../support/stateLanguage.ts'
import { site } from './realSite.ts'

describe('what the pages of states say', () => {
  test('is language, and each number in it is a fact', () => {
    expect(faultsOf(site)).toEqual([])
  })
})
