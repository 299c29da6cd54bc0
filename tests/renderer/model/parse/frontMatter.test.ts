import { describe, expect, test } from 'vitest'
import { check, problemsOf } from '../../../support/contentFolder.ts'
import { inBody } from '../../../support/post.ts'

describe('front matter', () => {
  test('is missing', async () => {
    expect(await problemsOf({ 'posts/a-post.mdx': 'Just text.\n' })).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The front matter is missing.
        | Just text.
        | ^
        Start the file with a line \`---\`, then \`key: value\` lines, then a line \`---\`.

      1 problem in 1 file"
    `)
  })

  test('is not closed', async () => {
    expect(await problemsOf({ 'posts/a-post.mdx': '---\ntitle: A post\n\nText.\n' })).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The front matter is not closed.
        | ---
        | ^^^
        Write a line \`---\` between the front matter and the text.

      1 problem in 1 file"
    `)
  })

  test('is code: it is refused and never run', async () => {
    const code = '---js\n{ title: (globalThis.frontMatterRan = true, "x") }\n---\n\nText.\n'
    expect(await problemsOf({ 'posts/a-post.mdx': code })).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The front matter is YAML, not \`js\`. It is never run.
        | ---js
        |    ^^
        Write \`---\` alone on the first line.

      1 problem in 1 file"
    `)
    expect(globalThis).not.toHaveProperty('frontMatterRan')
  })

  test('holds a line that begins like its end', async () => {
    const text = '---\ntitle: A post\n---- x\ndate: 2025-01-01\n---\n\nText.\n'
    expect((await check({ 'posts/a-post.mdx': text })).problems).toMatchObject([{ line: 3, column: 1 }])
    expect(await problemsOf({ 'posts/a-post.mdx': text })).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The front matter ends with a line of exactly \`---\`.
        | ---- x
        | ^^^^^^
        Write \`---\` alone, or put a text that begins with it in quotes.

      1 problem in 1 file"
    `)
    for (const line of ['---x', '----', '--- x', '---:']) {
      const problems = await problemsOf({ 'posts/a-post.mdx': text.replace('---- x', line) })
      expect(problems, line).toContain('The front matter ends with a line of exactly `---`.')
      expect(problems, line).toContain('1 problem in 1 file')
    }
  })

  test('a ruler in the body is a ruler', async () => {
    expect(await inBody('One.\n\n---\n\nTwo.\n\n-----\n\nThree.')).toBe('no problems')
  })

  test('has a problem on its own line', async () => {
    expect(
      await problemsOf({ 'posts/first-post.mdx': (text) => text.replace('date:', 'dat:') }),
    ).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        There is no key \`dat\` here.
        | dat: 2024-12-15
        | ^^^
        Did you mean \`date\`?
        Write instead: \`date: 2024-12-15\`

      1 problem in 1 file"
    `)
  })
})
