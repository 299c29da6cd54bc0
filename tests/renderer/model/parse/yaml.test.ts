import { describe, expect, test } from 'vitest'
import { said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

const team = (text: string) => said({ 'team/president.yaml': text })

describe('the syntax of YAML', () => {
  mistake('a second colon in a line', () => team('order: 1\nname: Alex\nrole: President: acting\nbio: Leads.\n')).says(`
    There is a second \`: \` in this line.
    | role: President: acting
    |                ^
    Put the whole value in quotes.
    Write instead: \`role: "President: acting"\``)
  mistake('a key that stands twice', () =>
    team('order: 1\nname: Alex\nname: Robin\nrole: President\nbio: Leads.\n'),
  ).says(`
    This key stands here twice.
    | name: Robin
    | ^
    Keep one of the two.`)
  mistake('a quote that is not closed', () => team('order: 1\nname: "Alex\nrole: President\nbio: Leads.\n')).says(`
    A quote is opened here and never closed.
    | name: "Alex
    |       ^
    Close it at the end of the value.
    Write instead: \`name: "Alex"\``)
  mistake('a line that is no key', () => team('order: 1\nname: Alex\nPresident\nrole: President\nbio: Leads.\n')).says(`
    This line is no \`key: value\`.
    | President
    | ^^^^^^^^^
    Indent it to go on with the line above, or write its key.`)
  mistake('a second document', () => team('order: 1\nname: Alex\nrole: President\nbio: Leads.\n---\norder: 2\n')).says(`
    A second document starts here.
    | ---
    | ^^^
    Remove the line \`---\`.`)
  mistake('an unknown tag', () => team('order: 1\nname: !todo Alex\nrole: President\nbio: Leads.\n')).says(`
    Tags (\`!name\`) are not used here.
    | name: !todo Alex
    |       ^^^^^
    Put a text that starts with \`!\` in quotes.`)

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
