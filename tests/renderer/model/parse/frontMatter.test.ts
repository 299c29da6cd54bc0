import { describe, expect, test } from 'vitest'
import { check, said } from '../../../support/contentFolder.ts'

describe('front matter', () => {
  test('is code: it is refused and never run', async () => {
    const code = '---js\n{ title: (globalThis.frontMatterRan = true, "x") }\n---\n\nText.\n'
    expect(await said({ 'posts/a-post.mdx': code })).toMatchInlineSnapshot(`
      "The front matter is YAML, not \`js\`. It is never run.
      | ---js
      |    ^^
      Write \`---\` alone on the first line."
    `)
    expect(globalThis).not.toHaveProperty('frontMatterRan')
  })

  test('holds a line that begins like its end', async () => {
    const text = '---\ntitle: A post\n---- x\ndate: 2025-01-01\n---\n\nText.\n'
    expect((await check({ 'posts/a-post.mdx': text })).problems).toMatchObject([{ line: 3, column: 1 }])
    expect(await said({ 'posts/a-post.mdx': text })).toMatchInlineSnapshot(`
      "The front matter ends with a line of exactly \`---\`.
      | ---- x
      | ^^^^^^
      Write \`---\` alone, or put a text that begins with it in quotes."
    `)
    for (const line of ['---x', '----', '--- x', '---:']) {
      const problems = await said({ 'posts/a-post.mdx': text.replace('---- x', line) })
      expect(problems, line).toContain('The front matter ends with a line of exactly `---`.')
      expect(problems, line).not.toContain('\n\n')
    }
  })
})
