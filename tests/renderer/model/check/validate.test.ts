import { describe, expect, test } from 'vitest'
import { said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

const team = (text: string) => said({ 'team/president.yaml': text })
const service = (from: string, to: string) => said({ 'services/paid-media.yaml': (text) => text.replace(from, to) })

describe('what a schema asks for', () => {
  mistake('an unknown key, with the key that was meant', () =>
    team('order: 1\nname: Alex\nrolle: President\nrole: President\nbio: Leads.\n'),
  ).says(`
    There is no key \`rolle\` here.
    | rolle: President
    | ^^^^^
    Did you mean \`role\`?`)
  mistake('a missing key', () => team('order: 1\nname: Alex\nrole: President\n')).says(`
    \`bio\` is missing.
    | role: President
    |                ^
    Add it here: \`bio: …\``)
  mistake('a missing key deep in the file is shown at the group that lacks it', () =>
    service('    timeline: Week 2\n', ''),
  ).says(`
    \`timeline\` is missing.
    |     details: [First detail, Second detail]
    |                                           ^
    Add it here: \`timeline: …\``)
  mistake('a value of another kind', () => team('order: first\nname: 12\nrole: [President]\nbio:\n')).says(`
    \`order\` must be a number, and this is a text.
    | order: first
    |        ^^^^^

    \`name\` must be a text, and this is a number.
    | name: 12
    |       ^^
    Write instead: \`name: "12"\`

    \`role\` must be a text, and this is a list.
    | role: [President]
    |       ^^^^^^^^^^^
    Write instead: \`role: President\`

    \`bio\` is empty.
    | bio:
    |     ^
    Write a text here.`)
  mistake('a list with too few entries', () =>
    service('keyBenefits: [Key one, Key two, Key three, Key four]', 'keyBenefits: [Key one, Key two, Key three]'),
  ).says(`
    \`keyBenefits\` has 3 entries, and must have exactly 4.
    | keyBenefits: [Key one, Key two, Key three]
    |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^`)
  mistake('a value outside a fixed choice', () => service('icon: search', 'icon: serch')).says(`
    \`icon\` cannot be \`serch\`.
    |   - { icon: serch, category: Category one, desc: What category one does., items: [Item one, Item two] }
    |             ^^^^^
    Did you mean \`search\`?
    Write instead: \`icon: search\``)
  mistake('a file of comments alone lacks everything', () => team('# later\n')).says(`
    \`order\` is missing.
    | # later
    | ^
    Add it here: \`order: …\`

    \`name\` is missing.
    | # later
    | ^
    Add it here: \`name: …\`

    \`role\` is missing.
    | # later
    | ^
    Add it here: \`role: …\`

    \`bio\` is missing.
    | # later
    | ^
    Add it here: \`bio: …\``)

  test('keys of the prototype are keys like any other', async () => {
    expect(
      await team('order: 1\nname: Alex\nrole: President\nbio: Leads.\n__proto__: { polluted: true }\nconstructor: x\n'),
    ).toMatchInlineSnapshot(`
      "A key cannot be named \`__proto__\`.
      | __proto__: { polluted: true }
      | ^^^^^^^^^
      Programs keep this name for themselves."
    `)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
