import { describe, expect, test } from 'vitest'
import { values } from '../../../../renderer/collections/values/definition.ts'
import { check, said, siteOf } from '../../../support/contentFolder.ts'

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

describe('of a value that is not known', () => {
  test('because it is missing or empty, its own file tells', async () => {
    for (const claim of ['', '  value:\n', '  value: ""\n', '  value: 10\n']) {
      const claims = (text: string) => text.replace('  value: +10%\n', claim)
      const problems = await said({ ...value('{claim:growth}'), 'claims.yaml': claims })
      expect(problems).toMatch(/^content\/claims\.yaml\n/)
      expect(problems).toContain('1 problem in 1 file')
    }
  })

  test('because its file is broken, no text is too short or too long, and none has typed it again', async () => {
    const broken = 'brand: Re\nlegalName: "Example\n'
    const page = (text: string) => text.replace(/(meta:\n {2}title: ).*/, `$1"${'x'.repeat(50)} {brand}"`)
    const problems = await said({ 'site.yaml': broken, 'pages/about.yaml': page })
    expect(problems).toMatch(/^content\/site\.yaml\n {2}A quote is opened here and never closed\./)
    expect(problems).toContain('1 problem in 1 file')
  })

  test('a token that the text does not know is told all the same', async () => {
    const problems = await said({ ...value('{claim:growth} in {town}'), 'claims.yaml': 'growth: [\n' })
    expect(problems).toContain('There is no `{town}` here.')
    expect(problems).toContain('2 problems in 2 files')
  })
})
