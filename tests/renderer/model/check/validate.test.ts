import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'

const team = (text: string) => problemsOf({ 'team/president.yaml': text })
const service = (from: string, to: string) =>
  problemsOf({ 'services/paid-media.yaml': (text) => text.replace(from, to) })

describe('what a schema asks for', () => {
  test('an unknown key, with the key that was meant', async () => {
    expect(await team('order: 1\nname: Alex\nrolle: President\nrole: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        There is no key \`rolle\` here.
        | rolle: President
        | ^^^^^
        Did you mean \`role\`?

      1 problem in 1 file"
    `)
  })

  test('a missing key', async () => {
    expect(await team('order: 1\nname: Alex\nrole: President\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        \`bio\` is missing.
        | role: President
        |                ^
        Add it here: \`bio: …\`

      1 problem in 1 file"
    `)
  })

  test('a missing key deep in the file is shown at the group that lacks it', async () => {
    expect(await service('    timeline: Week 2\n', '')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        \`timeline\` is missing.
        |     details: [First detail, Second detail]
        |                                           ^
        Add it here: \`timeline: …\`

      1 problem in 1 file"
    `)
  })

  test('a value of another kind', async () => {
    expect(await team('order: first\nname: 12\nrole: [President]\nbio:\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        \`order\` must be a number, and this is a text.
        | order: first
        |        ^^^^^

      content/team/president.yaml
        \`name\` must be a text, and this is a number.
        | name: 12
        |       ^^
        Write instead: \`name: "12"\`

      content/team/president.yaml
        \`role\` must be a text, and this is a list.
        | role: [President]
        |       ^^^^^^^^^^^
        Write instead: \`role: President\`

      content/team/president.yaml
        \`bio\` is empty.
        | bio:
        |     ^
        Write a text here.

      4 problems in 1 file"
    `)
  })

  test('a list with too few entries', async () => {
    expect(
      await service(
        'keyBenefits: [Key one, Key two, Key three, Key four]',
        'keyBenefits: [Key one, Key two, Key three]',
      ),
    ).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        \`keyBenefits\` has 3 entries, and must have exactly 4.
        | keyBenefits: [Key one, Key two, Key three]
        |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 problem in 1 file"
    `)
  })

  test('a value outside a fixed choice', async () => {
    expect(await service('icon: search', 'icon: serch')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        \`icon\` cannot be \`serch\`.
        |   - { icon: serch, title: First feature of Paid Media, desc: What the first feature does. }
        |             ^^^^^
        Did you mean \`search\`?
        Write instead: \`icon: search\`

      1 problem in 1 file"
    `)
  })

  test('a file of comments alone lacks everything', async () => {
    expect(await team('# later\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        \`order\` is missing.
        | # later
        | ^
        Add it here: \`order: …\`

      content/team/president.yaml
        \`name\` is missing.
        | # later
        | ^
        Add it here: \`name: …\`

      content/team/president.yaml
        \`role\` is missing.
        | # later
        | ^
        Add it here: \`role: …\`

      content/team/president.yaml
        \`bio\` is missing.
        | # later
        | ^
        Add it here: \`bio: …\`

      4 problems in 1 file"
    `)
  })

  test('keys of the prototype are keys like any other', async () => {
    expect(
      await team('order: 1\nname: Alex\nrole: President\nbio: Leads.\n__proto__: { polluted: true }\nconstructor: x\n'),
    ).toMatchInlineSnapshot(`
      "content/team/president.yaml
        A key cannot be named \`__proto__\`.
        | __proto__: { polluted: true }
        | ^^^^^^^^^
        Programs keep this name for themselves.

      1 problem in 1 file"
    `)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
