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
  mistake('a missing key deep in the file is shown at the group that lacks it', () =>
    service('    timeline: Week 2\n', ''),
  ).says(`
    \`timeline\` is missing.
    |     details: [First detail, Second detail]
    |                                           ^
    Add it here: \`timeline: …\``)
  mistake('a list with too few entries', () =>
    service('keyBenefits: [Key one, Key two, Key three, Key four]', 'keyBenefits: [Key one, Key two, Key three]'),
  ).says(`
    \`keyBenefits\` has 3 entries, and must have exactly 4.
    | keyBenefits: [Key one, Key two, Key three]
    |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^`)
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
