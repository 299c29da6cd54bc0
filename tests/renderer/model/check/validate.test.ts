import { describe, expect, test } from 'vitest'
import { said } from '../../../support/contentFolder.ts'

const team = (text: string) => said({ 'team/president.yaml': text })

describe('what a schema asks for', () => {
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
