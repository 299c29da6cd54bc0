import { describe, expect, test } from 'vitest'
import { check, said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { saidIn } from '../../../support/post.ts'

describe('front matter', () => {
  mistake('is missing', () => said({ 'posts/a-post.mdx': 'Just text.\n' })).says(`
    The front matter is missing.
    | Just text.
    | ^
    Start the file with a line \`---\`, then \`key: value\` lines, then a line \`---\`.`)
  mistake('is not closed', () => said({ 'posts/a-post.mdx': '---\ntitle: A post\n\nText.\n' })).says(`
    The front matter is not closed.
    | ---
    | ^^^
    Write a line \`---\` between the front matter and the text.`)

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

  test('a ruler in the body is a ruler', async () => {
    expect(await saidIn('One.\n\n---\n\nTwo.\n\n-----\n\nThree.')).toBe('no problems')
  })

  mistake('has a problem on its own line', () =>
    said({ 'posts/first-post.mdx': (text) => text.replace('date:', 'dat:') }),
  ).says(`
    There is no key \`dat\` here.
    | dat: 2024-12-15
    | ^^^
    Did you mean \`date\`?
    Write instead: \`date: 2024-12-15\``)
})
