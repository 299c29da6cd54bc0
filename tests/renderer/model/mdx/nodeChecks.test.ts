import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixContent } from '../../../../scripts/content/check/fixContent.ts'
import { checkFolder, contentWith } from '../../../support/contentFolder.ts'
import { post, saidIn } from '../../../support/post.ts'

describe('a body', () => {
  test('expressions', async () => {
    expect(await saidIn('One is {1 + 1}.\n\n{globalThis.bodyRan = true}')).toMatchInlineSnapshot(`
      "\`{…}\` is code, and there is no code in content.
      | One is {1 + 1}.
      |        ^^^^^^^
      Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.

      \`{…}\` is code, and there is no code in content.
      | {globalThis.bodyRan = true}
      | ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{."
    `)
    expect(globalThis).not.toHaveProperty('bodyRan')
  })

  test('the bullets of a word processor', async () => {
    expect(await saidIn('What to bring:\n• A card\n•\u2002A list')).toMatchInlineSnapshot(`
      "A bullet makes no list here: all would be one line.
      | • A card
      | ^
      Write \`- \` before each.
      Write instead: \`- A card\`"
    `)
    const root = contentWith(post('What to bring:\n• A card\n•\u2002A list'))
    await fixContent(root, async () => (await checkFolder(root)).problems ?? [])
    expect(readFileSync(join(root, 'posts/a-post.mdx'), 'utf8')).toContain('What to bring:\n- A card\n- A list\n')
    expect(await saidIn('1 · 2 · 3')).toBe('no problems')
  })
})
