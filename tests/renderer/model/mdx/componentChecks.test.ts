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

  test('a video or a page of others', async () => {
    const frame = '<iframe src="https://video.example.com/1" width="560" allowfullscreen></iframe>'
    expect(await inBody(frame)).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        No video and no page of others stands inside a text (\`<iframe>\`).
        | <iframe src="https://video.example.com/1" width="560" allowfullscreen></iframe>
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Link to it, and say in words what it shows.
        Write instead: \`[What it shows](https://video.example.com/1)\`

      1 problem in 1 file"
    `)
    expect(await inBody('<video src="film.mp4">\n\nText.')).toContain('No video and no page of others')
  })

  test('an attribute that stands twice', async () => {
    expect(await inBody('<Callout title="a" title="b">\n\nText.\n\n</Callout>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        <Callout>: \`title\` stands here twice.
        | <Callout title="a" title="b">
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Keep one of the two.

      1 problem in 1 file"
    `)
    expect(await inBody('See <Fact name="email" name="phone" />.')).toContain('<Fact>: `name` stands here twice.')
  })

  test('words in a component that stands for words itself', async () => {
    expect(await inBody('It grew by <Claim id="growth">y</Claim>.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`<Claim>\` stands for a text of another file, and holds none of its own.
        | It grew by <Claim id="growth">y</Claim>.
        |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Close it at once, and write on behind it.
        Write instead: \`<Claim id="growth" />\`

      1 problem in 1 file"
    `)
    expect(await inBody('<Fact name="brand">\n\ny\n\n</Fact>')).toContain('`<Fact>` stands for a text of another file')
  })

  test('an empty remark', async () => {
    expect(await inBody('<Callout />')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`<Callout>\` is empty: readers would see an empty box.
        | <Callout />
        | ^^^^^^^^^^^
        Write the remark between <Callout> and </Callout>, each on a line of its own, with a blank line before and after.

      1 problem in 1 file"
    `)
  })
})
