import { describe, expect, test } from 'vitest'
import { groupIndustries, industries } from '../../../../renderer/collections/industries/definition.ts'
import { fixtureSite } from '../../../support/contentFolder.ts'

const site = await fixtureSite()

describe('industries', () => {
  test('the featured ones apart, and the hospice group last', () => {
    const { featured, others } = groupIndustries(site)
    expect(featured.map(({ slug }) => slug)).toEqual(['dental-implants'])
    expect(others.map(({ slug }) => slug)).toEqual(['hospice-companies'])
    expect(site.all(industries).at(-1)?.group).toBe('hospice')
  })
})
