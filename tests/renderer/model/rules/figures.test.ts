import { expect, test } from 'vitest'
import { checkMessages } from '../../../support/contentFolder.ts'

const checkValue = (text: string) =>
  checkMessages({ 'values/clarity.yaml': `order: 1\nname: Clarity\ntext: '${text}'\n` })

test.each(['+312 %', '40 percent', '4.9 out of 5', '1,000+'])(
  'reports the number %s without a source',
  async (number) => {
    expect(await checkValue(`About ${number} of it.`)).toContain('is a number without a source.')
  },
)

test.each([
  'From $1,250 a month, for 4 providers, in 30 days.',
  'Open 24/7, since 2019, in 12 states.',
  'A page 1200x630 in size.',
  'Up {claim:growth} this year.',
  'Interest is capped at 18% by 12 CFR 1026.',
])('accepts the numbers in: %s', async (text) => {
  expect(await checkValue(text)).toBe('no problems')
})
