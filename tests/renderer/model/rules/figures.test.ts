import { describe, expect, test } from 'vitest'
import { said } from '../../../support/contentFolder.ts'

const value = (text: string) => said({ 'values/clarity.yaml': `order: 1\nname: Clarity\ntext: '${text}'\n` })
const post = (text: string) => said({ 'posts/first-post.mdx': (before) => `${before}\n${text}\n` })

describe('a figure in copy', () => {
  test('without a basis is a problem at its place', async () => {
    expect(await value('We win 38% more patients.')).toMatchInlineSnapshot(`
      "\`38%\` is a figure without a basis.
      | text: 'We win 38% more patients.'
      |               ^^^
      Cite a claim ({claim:…}), link to its source in the same paragraph, or say it without a figure."
    `)
    expect(await post('Our clients see 3.2x the bookings.')).toMatchInlineSnapshot(`
      "\`3.2x\` is a figure without a basis.
      | Our clients see 3.2x the bookings.
      |                 ^^^^
      Cite a claim (<Claim id="…" />), link to its source in the same paragraph, or say it without a figure."
    `)
  })

  test.each(['312%', '+312 %', '40 percent', '4.6x', '4.9/5', '4.9 out of 5', '200+', '1,000+'])(
    '"%s" is one',
    async (figure) => {
      expect(await value(`About ${figure} of it.`)).toContain('is a figure without a basis.')
      expect(await post(`About ${figure} of it.`)).toContain('is a figure without a basis.')
    },
  )

  test.each([
    'From $1,250 a month, for 4 providers, in 30 days.',
    'Open 24/7, since 2019, in 12 states.',
    'A page 1200x630 in size.',
    'Up {claim:growth} this year.',
    'Interest is capped at 18% by 12 CFR 1026.',
  ])('"%s" has none, or a basis', async (text) => {
    expect(await value(text)).toBe('no problems')
  })

  test('a source in the same paragraph is a basis, one in the next is not', async () => {
    expect(await post('In 2019, 77% did, says [the Center](https://www.pewresearch.org/).')).toBe('no problems')
    expect(await post('Expenses carry a fee of 8.00%, see [the terms](/terms).')).toBe('no problems')
    expect(await post('In 2019, 77% did.\n\nSays [the Center](https://www.pewresearch.org/).')).toContain(
      '`77%` is a figure',
    )
  })

  test('that a claim says is typed again, also beside a link to another site', async () => {
    const source = '[the Center](https://www.pewresearch.org/)'
    expect(await post(`In 2019, 77% did, says ${source}. We are rated 4.5/5.`)).toMatchInlineSnapshot(`
      "\`4.5/5\` is a claim typed again.
      | In 2019, 77% did, says [the Center](https://www.pewresearch.org/). We are rated 4.5/5.
      |                                                                                 ^^^^^
      Cite it: <Claim id="rating" />.
      Write instead: \`In 2019, 77% did, says [the Center](https://www.pewresearch.org/). We are rated <Claim id="rating" />.\`"
    `)
    expect(await value('We are rated 4.5/5.')).toMatchInlineSnapshot(`
      "\`4.5/5\` is a claim typed again.
      | text: 'We are rated 4.5/5.'
      |                     ^^^^^
      Cite it: {claim:rating}.
      Write instead: \`text: 'We are rated {claim:rating}.'\`"
    `)
  })

  test('in a table, too', async () => {
    expect(await post('| Year | Share |\n| --- | --- |\n| 2019 | 77% |')).toContain('`77%` is a figure')
  })

  test('claims, contracts and price lists have figures of their own kind', async () => {
    const problems = await said({
      'legal/terms.mdx': (text) => `${text}\nInterest of 20% per annum.\n`,
      'services/paid-media.yaml': (text) => text.replace('description: 10+ providers', 'description: 12+ providers'),
    })
    expect(problems).toBe('no problems')
  })
})
