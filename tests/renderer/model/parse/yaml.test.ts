import { describe, expect, test } from 'vitest'
import { said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

const team = (text: string) => said({ 'team/president.yaml': text })

describe('the syntax of YAML', () => {
  test('an alias bomb is refused before it is expanded', async () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) => `l${level + 1}: &l${level + 1} [${Array(9).fill(`*l${level}`).join(', ')}]`,
    )
    const problems = await team(['l0: &l0 bomb', ...levels].join('\n'))
    expect(problems.split('\n').slice(0, 4).join('\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        Anchors and aliases (\`&name\`, \`*name\`) are not used here.
        | l1: &l1 [*l0, *l0, *l0, *l0, *l0, *l0, *l0, *l0, *l0]
        |          ^^^"
    `)
  })

  mistake('nesting without end', () => team(`order: ${'['.repeat(100)}`)).says(`
    The values are nested too deeply.
    | order: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
    |                                        ^
    Close the brackets, and indent by two spaces.`)
})
