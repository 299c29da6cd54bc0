import { expect, test } from 'vitest'
import { problemsOf } from '../../support/contentFolder.ts'

test('a sixth value is refused, for the specification has five', async () => {
  const added = { 'values/growth.yaml': 'order: 6\nname: Growth\ntext: We say what grew.\n' }
  expect(await problemsOf(added)).toMatchInlineSnapshot(`
    "content/values/growth.yaml
      We have 5 values, and \`order\` is their place: 1 to 5.
      | order: 6
      |        ^

    1 problem in 1 file"
  `)
})
