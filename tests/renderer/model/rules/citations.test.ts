import { describe, expect, test } from 'vitest'
import { posts } from '../../../../renderer/collections/posts/definition.ts'
import { values } from '../../../../renderer/collections/values/definition.ts'
import { said, siteOf } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

const value = (text: string) => ({ 'values/clarity.yaml': `order: 1\nname: Clarity\ntext: '${text}'\n` })

describe('the price of a plan', () => {
  test('is cited in any text, and in a body', async () => {
    const site = await siteOf({
      ...value('From {price:paid-media/small} to {price:paid-media/powerful}.'),
      'posts/first-post.mdx': (text) =>
        text.replace('The opening', 'It costs <Price of="paid-media/growing" />. The opening'),
    })
    expect(site.all(values)[0]?.text).toBe('From $750 to $2,498.')
    expect(JSON.stringify(site.find(posts, 'first-post')?.body)).toContain('$1,375')
  })

  mistake('typed again is told with what to write, also beside its name in a table', () =>
    said({
      ...value('Plans begin at $750.'),
      'services/paid-media.yaml': (text) => text.replace('answer: You do.', 'answer: You do, for $1,375 a month.'),
      'posts/first-post.mdx': (text) => text.replace('| Leads | 100 |', '| Paid media | $750 |'),
    }),
  ).says(`
    content/posts/first-post.mdx
      \`$750\` is a price typed again.
      | | Paid media | $750 |
      |                ^^^^
      Cite it: <Price of="paid-media/small" />.

    content/services/paid-media.yaml
      \`$1,375\` is a price typed again.
      |     answer: You do, for $1,375 a month.
      |                         ^^^^^^
      Cite it: {price:paid-media/growing}.

    content/values/clarity.yaml
      \`$750\` is a price typed again.
      | text: 'Plans begin at $750.'
      |                       ^^^^
      Cite it: {price:paid-media/small}.

    3 problems in 3 files`)

  test.each([
    'A syringe costs $750.',
    'It costs $750.50 a month.',
    'We charge $75 a month.',
    'It left $7,500 a month.',
  ])('is not what happens to be equal or alike: %s', async (text) => {
    expect(await said(value(text))).toBe('no problems')
  })

  mistake('that there is not stands at its place, and one that is agreed on has none', () =>
    said({
      ...value('{price:paid-media/smal} {price:paid-media/enterprise}'),
      'posts/first-post.mdx': (text) => text.replace('The opening', '<Price of="paid-media/big" />. The opening'),
    }),
  ).says(`
    content/posts/first-post.mdx
      There is no price \`paid-media/big\`.
      | <Price of="paid-media/big" />. The opening of the first post, from <Fact name="brand" />.
      | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean \`paid-media/small\`?
      Write instead: \`<Price of="paid-media/small" />. The opening of the first post, from <Fact name="brand" />.\`

    content/values/clarity.yaml
      There is no price \`paid-media/smal\` in services.
      | text: '{price:paid-media/smal} {price:paid-media/enterprise}'
      |        ^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean \`paid-media/small\`?

    content/values/clarity.yaml
      There is no price \`paid-media/enterprise\` in services.
      | text: '{price:paid-media/smal} {price:paid-media/enterprise}'
      |                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Known here: \`paid-media/small\`, \`paid-media/growing\`, \`paid-media/powerful\`.

    3 problems in 2 files`)

  test('of a file that cannot be read is nobody else’s problem', async () => {
    const problems = await said({
      ...value('{price:paid-media/small}'),
      'services/paid-media.yaml': 'order: [\n',
    })
    expect(problems).toContain('1 problem in 1 file')
  })
})

mistake('the brand, phone and e-mail typed again', () =>
  said({
    'values/clarity.yaml': 'order: 1\nname: Clarity\ntext: Example Agency says what things cost.\n',
    'posts/first-post.mdx': (text) => text.replace('The opening', 'Call (555) 555-0100. The opening'),
  }),
).says(`
  content/posts/first-post.mdx
    \`(555) 555-0100\` is retyped here.
    | Call (555) 555-0100. The opening of the first post, from <Fact name="brand" />.
    |      ^^^^^^^^^^^^^^
    Cite it from site.yaml: <Fact name="phone" />.

  content/values/clarity.yaml
    \`Example Agency\` is retyped here.
    | text: Example Agency says what things cost.
    |       ^^^^^^^^^^^^^^
    Cite it from site.yaml: {brand}.

  2 problems in 2 files`)
