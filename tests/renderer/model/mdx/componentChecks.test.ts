import { describe, expect, test } from 'vitest'
import { inBody } from '../../../support/post.ts'

describe('a component', () => {
  test('an unknown component, with the one that was meant', async () => {
    expect(await inBody('<Calout title="x">\n\nText.\n\n</Calout>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        There is no component \`<Calout>\`.
        | <Calout title="x">
        | ^^^^^^^^^^^^^^^^^^
        Did you mean \`Callout\`?

      1 problem in 1 file"
    `)
  })

  test('HTML', async () => {
    expect(await inBody('<script src="https://evil.example/x.js"></script>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        HTML is not written here (\`<script>\`).
        | <script src="https://evil.example/x.js"></script>
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Known here: \`Callout\`, \`Claim\`, \`Fact\`, \`Price\`, \`Figure\`, \`Steps\`, \`Comparison\`, \`Bars\`, \`Flow\`, \`EntryLink\`.

      1 problem in 1 file"
    `)
  })

  test('an unknown attribute, a missing one, a wrong one', async () => {
    expect(
      await inBody('<Callout titel="x">\n\nText.\n\n</Callout>\n\n<Claim />\n\n<Fact name="brnd" />'),
    ).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        <Callout>: There is no key \`titel\` here.
        | <Callout titel="x">
        | ^^^^^^^^^^^^^^^^^^^
        Did you mean \`title\`?

      content/posts/a-post.mdx
        <Claim>: \`id\` is missing.
        | <Claim />
        | ^^^^^^^^^
        Add id="…".

      content/posts/a-post.mdx
        <Fact>: \`name\` cannot be \`brnd\`.
        | <Fact name="brnd" />
        | ^^^^^^^^^^^^^^^^^^^^
        Did you mean \`brand\`?

      3 problems in 1 file"
    `)
  })
})
