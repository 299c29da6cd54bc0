import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'

const team = (text: string) => problemsOf({ 'team/president.yaml': text })

describe('the syntax of YAML', () => {
  test('a second colon in a line', async () => {
    expect(await team('order: 1\nname: Alex\nrole: President: acting\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        There is a second \`: \` in this line.
        | role: President: acting
        |                ^
        Put the whole value in quotes.
        Write instead: \`role: "President: acting"\`

      1 problem in 1 file"
    `)
  })

  test('a key that stands twice', async () => {
    expect(await team('order: 1\nname: Alex\nname: Robin\nrole: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        This key stands here twice.
        | name: Robin
        | ^
        Keep one of the two.

      1 problem in 1 file"
    `)
  })

  test('a quote that is not closed', async () => {
    expect(await team('order: 1\nname: "Alex\nrole: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        A quote is opened here and never closed.
        | name: "Alex
        |       ^
        Close it at the end of the value.
        Write instead: \`name: "Alex"\`

      1 problem in 1 file"
    `)
  })

  test('a tab as indentation', async () => {
    expect(await problemsOf({ 'site.yaml': (text) => text.replace('  street:', '\tstreet:') })).toMatchInlineSnapshot(`
      "content/site.yaml
        This line begins with a tab.
        |  street: 1 Main Street
        | ^
        Use spaces: two for each step in YAML, four in a body.
        Write instead: \`  street: 1 Main Street\`

      1 problem in 1 file"
    `)
  })

  test('a line that is no key', async () => {
    expect(await team('order: 1\nname: Alex\nPresident\nrole: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        This line is no \`key: value\`.
        | President
        | ^^^^^^^^^
        Indent it to go on with the line above, or write its key.

      1 problem in 1 file"
    `)
  })

  test('a second document', async () => {
    expect(await team('order: 1\nname: Alex\nrole: President\nbio: Leads.\n---\norder: 2\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        A second document starts here.
        | ---
        | ^^^
        Remove the line \`---\`.

      1 problem in 1 file"
    `)
  })

  test('an unknown tag', async () => {
    expect(await team('order: 1\nname: !todo Alex\nrole: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        This tag is not known.
        | name: !todo Alex
        |       ^^^^^
        The one tag here is \`!placeholder\`. Put a text that starts with \`!\` in quotes.

      1 problem in 1 file"
    `)
  })

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

  test('nesting without end', async () => {
    expect(await team(`order: ${'['.repeat(100)}`)).toMatchInlineSnapshot(`
      "content/team/president.yaml
        The values are nested too deeply.
        | order: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
        |                                        ^
        Close the brackets, and indent by two spaces.

      1 problem in 1 file"
    `)
  })
})
