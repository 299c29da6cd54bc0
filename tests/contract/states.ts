import { describe, expect, test } from 'vitest'
import { faultsOf, faultsOfForms } from '../support/stateLanguage.ts'
import { site } from './realSite.ts'

describe('what the pages of states say', () => {
  test('is language, and each number in it is a fact', () => {
    expect(faultsOf(site)).toEqual([])
  })

  test('is language for every figure at its extremes', () => {
    expect(faultsOfForms(site)).toEqual([])
  })
})
