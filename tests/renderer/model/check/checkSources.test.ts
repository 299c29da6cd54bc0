import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'

describe('the check', () => {
  test('the fixture content is in order', async () => {
    expect(await problemsOf({})).toBe('no problems')
  })

  test('every problem of every file is told at once', async () => {
    const problems = await problemsOf({
      'team/president.yaml': 'order: 1\nname: Alex\n',
      'values/clarity.yaml': 'order: one\nname: Clarity\ntext: "\n',
      'claims.yaml': (text) => text.replace('value: +10%', 'valu: +10%'),
    })
    expect(problems.match(/^content\/\S+/gm)).toMatchInlineSnapshot(`
      [
        "content/values/clarity.yaml",
        "content/claims.yaml",
        "content/team/president.yaml",
        "content/team/president.yaml",
      ]
    `)
  })

  test('a state that is broken does not make the links to its cities look broken', async () => {
    const problems = await problemsOf({
      'states/alabama.yaml': (text) => text.replace('countyKind: County', 'countyKind: Canton'),
    })
    expect(problems).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        \`countyKind\` cannot be \`Canton\`.
        | countyKind: Canton
        |             ^^^^^^
        Known here: \`County\`, \`Parish\`, \`Borough\`.

      1 problem in 1 file"
    `)
  })
})
