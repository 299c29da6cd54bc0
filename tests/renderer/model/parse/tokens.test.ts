import { describe, expect, test } from 'vitest'
import { values } from '../../../../renderer/collections/values/definition.ts'
import { check, siteOf } from '../../../support/contentFolder.ts'

const value = (text: string) => ({ 'values/clarity.yaml': `order: 1\nname: Clarity\ntext: '${text}'\n` })

describe('a token', () => {
  test('is what its own file says', async () => {
    const site = await siteOf(value('{brand}, {phone}, {claim:growth}'))
    expect(site.all(values)[0]?.text).toBe('Example Agency, (555) 555-0100, +10%')
  })

  test('that no text knows, or of a record that there is not, stands at its place', async () => {
    const { problems } = await check(value('{claim:growth} and {claim:grwth}, {town}'))
    expect(problems?.map(({ line, column, message }) => [line, column, message])).toEqual([
      [3, 27, 'There is no claim `grwth` in claims.yaml.'],
      [3, 42, 'There is no `{town}` here. This text knows {brand}, {phone}, {email}, {claim:…}, {price:…}.'],
    ])
  })
})
