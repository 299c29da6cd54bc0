import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../support/contentFolder.ts'

const FRONT_MATTER = `---
title: A post
excerpt: A post with a mistake in it, described in one sentence that is long enough to be shown.
date: 2025-01-01
---

`
const body = (text: string) => problemsOf({ 'posts/a-post.mdx': FRONT_MATTER + text })

describe('front matter', () => {
  test('is missing', async () => {
    expect(await problemsOf({ 'posts/a-post.mdx': 'Just text.\n' })).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:1:1
        The front matter is missing.
        1 | Just text.
          | ^
        Start the file with a line \`---\`, then \`key: value\` lines, then a line \`---\`.

      1 problem in 1 file"
    `)
  })

  test('is not closed', async () => {
    expect(await problemsOf({ 'posts/a-post.mdx': '---\ntitle: A post\n\nText.\n' })).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:1:1
        The front matter is not closed.
        1 | ---
          | ^^^
        Write a line \`---\` between the front matter and the text.

      1 problem in 1 file"
    `)
  })

  test('is code: it is refused and never run', async () => {
    const code = '---js\n{ title: (globalThis.frontMatterRan = true, "x") }\n---\n\nText.\n'
    expect(await problemsOf({ 'posts/a-post.mdx': code })).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:1:4
        The front matter is YAML, not \`js\`. It is never run.
        1 | ---js
          |    ^^
        Write \`---\` alone on the first line.

      1 problem in 1 file"
    `)
    expect(globalThis).not.toHaveProperty('frontMatterRan')
  })

  test('has a problem on its own line', async () => {
    expect(
      await problemsOf({ 'posts/a-post.mdx': `${FRONT_MATTER.replace('date:', 'dat:')}Text.\n` }),
    ).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:2:1
        \`date\` is missing.
        2 | title: A post
          | ^
        Add \`date\`: a text.

      content/posts/a-post.mdx:4:1
        There is no key \`dat\` here.
        4 | dat: 2025-01-01
          | ^^^
        Did you mean \`date\`?

      2 problems in 1 file"
    `)
  })
})

describe('the body', () => {
  test('imports and exports', async () => {
    expect(await body("import fs from 'node:fs'\n\nexport const x = 1\n\nText.\n")).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        \`import\` and \`export\` are code, and there is no code in content.
        7 | import fs from 'node:fs'
          | ^^^^^^^^^^^^^^^^^^^^^^^^
        Components need no import. If this is text, do not start the line with this word.

      content/posts/a-post.mdx:9:1
        \`import\` and \`export\` are code, and there is no code in content.
        9 | export const x = 1
          | ^^^^^^^^^^^^^^^^^^
        Components need no import. If this is text, do not start the line with this word.

      2 problems in 1 file"
    `)
  })

  test('expressions', async () => {
    expect(await body('One is {1 + 1}.\n\n{globalThis.bodyRan = true}\n')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:8
        \`{…}\` is code, and there is no code in content.
        7 | One is {1 + 1}.
          |        ^^^^^^^
        Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.

      content/posts/a-post.mdx:9:1
        \`{…}\` is code, and there is no code in content.
        9 | {globalThis.bodyRan = true}
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.

      2 problems in 1 file"
    `)
    expect(globalThis).not.toHaveProperty('bodyRan')
  })

  test('an expression that is no JavaScript', async () => {
    expect(await body('We save {patient} time.\n')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:9
        \`{…}\` is code, and there is no code in content.
        7 | We save {patient} time.
          |         ^^^^^^^^^
        Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.

      1 problem in 1 file"
    `)
    expect(await body('We save { time.\n')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:16
        A \`{\` starts code here, and there is no code in content.
        7 | We save { time.
          |                ^
        Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.

      1 problem in 1 file"
    `)
  })

  test('attributes that are code', async () => {
    expect(await body('<Callout title={steal()}>\n\nText.\n\n</Callout>\n')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        \`{…}\` is code, and there is no code in content.
        7 | <Callout title={steal()}>
          | ^^^^^^^^^^^^^^^^^^^^^^^^^
        Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.

      1 problem in 1 file"
    `)
    expect(await body('<Callout {...props}>\n\nText.\n\n</Callout>\n')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        \`{…}\` is code, and there is no code in content.
        7 | <Callout {...props}>
          | ^^^^^^^^^^^^^^^^^^^^
        Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.

      1 problem in 1 file"
    `)
  })

  test('an unknown component, with the one that was meant', async () => {
    expect(await body('<Calout title="x">\n\nText.\n\n</Calout>\n')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        There is no component \`<Calout>\`.
        7 | <Calout title="x">
          | ^^^^^^^^^^^^^^^^^^
        Did you mean \`Callout\`?

      1 problem in 1 file"
    `)
  })

  test('HTML', async () => {
    expect(await body('<script src="https://evil.example/x.js"></script>\n')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        HTML is not written here (\`<script>\`).
        7 | <script src="https://evil.example/x.js"></script>
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Known here: \`Callout\`, \`Claim\`, \`Fact\`, \`EntryLink\`, \`Figure\`, \`Steps\`, \`Comparison\`, \`Bars\`, \`Flow\`.

      1 problem in 1 file"
    `)
  })

  test('an unknown attribute, a missing one, a wrong one', async () => {
    expect(
      await body('<Callout titel="x">\n\nText.\n\n</Callout>\n\n<Claim />\n\n<Fact name="brnd" />\n'),
    ).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        <Callout>: There is no key \`titel\` here.
        7 | <Callout titel="x">
          | ^^^^^^^^^^^^^^^^^^^
        Did you mean \`title\`?

      content/posts/a-post.mdx:13:1
        <Claim>: \`id\` is missing.
        13 | <Claim />
           | ^^^^^^^^^
        Add id="…".

      content/posts/a-post.mdx:15:1
        <Fact>: \`name\` cannot be \`brnd\`.
        15 | <Fact name="brnd" />
           | ^^^^^^^^^^^^^^^^^^^^
        Did you mean \`brand\`?

      3 problems in 1 file"
    `)
  })

  test('a component that is not closed', async () => {
    expect(await body('<Callout title="x">\n\nText.\n')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        A component is not closed here (Expected a closing tag for \`<Callout>\`).
        7 | <Callout title="x">
          | ^
        Close it: <Callout title="…"> … </Callout>, or <Claim id="…" />.

      1 problem in 1 file"
    `)
  })

  test('a less-than sign in a sentence', async () => {
    expect(await body('Practices with <4 providers.\n')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:17
        A \`<\` starts a component here, but none follows (Unexpected character \`4\`).
        7 | Practices with <4 providers.
          |                 ^
        A literal < is written \\<.

      1 problem in 1 file"
    `)
  })

  test('headings that start too high or skip a level', async () => {
    expect(await body('# Title\n\n## Part\n\n#### Detail\n')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        The page has its main heading already.
        7 | # Title
          | ^^^^^^^
        Start with \`##\`.

      content/posts/a-post.mdx:11:1
        A heading of level 4 follows one of level 2.
        11 | #### Detail
           | ^^^^^^^^^^^
        Write ###.

      2 problems in 1 file"
    `)
  })

  test('links that lead nowhere', async () => {
    const links =
      '[a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]\n\n[e]: services/paid-media\n'
    expect(await body(links)).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        There is no page \`/services/paid-medai\`.
        7 | [a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]
          | ^^^^^^^^^^^^^^^^^^^^^^^^^
        Did you mean \`/services/paid-media\`?

      content/posts/a-post.mdx:7:27
        The link \`javascript:alert(1)\` leads nowhere.
        7 | [a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]
          |                           ^^^^^^^^^^^^^^^^^^^^^^^^
        A link starts with https://, with / for a page of this site, or with # for a heading of this page.

      content/posts/a-post.mdx:7:52
        The link \`http://example.com\` leads nowhere.
        7 | [a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]
          |                                                    ^^^^^^^^^^^^^^^^^^^^^^^
        A link starts with https://, with / for a page of this site, or with # for a heading of this page.

      content/posts/a-post.mdx:7:76
        The link \`//evil.example\` leads nowhere.
        7 | [a](/services/paid-medai) [b](javascript:alert(1)) [c](http://example.com) [d](//evil.example) [e]
          |                                                                            ^^^^^^^^^^^^^^^^^^^
        A link starts with https://, with / for a page of this site, or with # for a heading of this page.

      content/posts/a-post.mdx:9:1
        The link \`services/paid-media\` leads nowhere.
        9 | [e]: services/paid-media
          | ^^^^^^^^^^^^^^^^^^^^^^^^
        A link starts with https://, with / for a page of this site, or with # for a heading of this page.

      5 problems in 1 file"
    `)
  })

  test('pictures without a text or a file', async () => {
    expect(await body('![](/media/chart.svg)\n\n![A chart](https://example.com/chart.png)\n')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        The picture has no text for people who cannot see it.
        7 | ![](/media/chart.svg)
          | ^^^^^^^^^^^^^^^^^^^^^
        Write what it shows: ![What it shows](/media/picture.png).

      content/posts/a-post.mdx:7:1
        There is no file in content/media \`chart.svg\`.
        7 | ![](/media/chart.svg)
          | ^^^^^^^^^^^^^^^^^^^^^
        Known here: \`episodes/sample.mp3\`, \`posts/room.png\`.

      content/posts/a-post.mdx:9:1
        A picture is a file of \`content/media\`.
        9 | ![A chart](https://example.com/chart.png)
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Write its address like /media/picture.png.

      3 problems in 1 file"
    `)
  })
})
