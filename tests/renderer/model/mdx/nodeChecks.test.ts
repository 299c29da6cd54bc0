import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mendContent } from '../../../../scripts/content/check/mendContent.ts'
import { checkFolder, contentWith } from '../../../support/contentFolder.ts'
import { inBody, post } from '../../../support/post.ts'

describe('a body', () => {
  test('imports and exports', async () => {
    expect(await inBody("import fs from 'node:fs'\n\nexport const x = 1\n\nText.\n")).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`import\` and \`export\` are code, and there is no code in content.
        | import fs from 'node:fs'
        | ^^^^^^^^^^^^^^^^^^^^^^^^
        Components need no import. If this is text, do not start the line with this word.

      content/posts/a-post.mdx
        \`import\` and \`export\` are code, and there is no code in content.
        | export const x = 1
        | ^^^^^^^^^^^^^^^^^^
        Components need no import. If this is text, do not start the line with this word.

      2 problems in 1 file"
    `)
  })

  test('expressions', async () => {
    expect(await inBody('One is {1 + 1}.\n\n{globalThis.bodyRan = true}')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`{…}\` is code, and there is no code in content.
        | One is {1 + 1}.
        |        ^^^^^^^
        Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.

      content/posts/a-post.mdx
        \`{…}\` is code, and there is no code in content.
        | {globalThis.bodyRan = true}
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.

      2 problems in 1 file"
    `)
    expect(globalThis).not.toHaveProperty('bodyRan')
  })

  test('an expression that is no JavaScript', async () => {
    expect(await inBody('We save {patient} time.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`{…}\` is code, and there is no code in content.
        | We save {patient} time.
        |         ^^^^^^^^^
        Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.

      1 problem in 1 file"
    `)
    expect(await inBody('We save { time.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        A \`{\` starts code here, and there is no code in content.
        | We save { time.
        |         ^
        Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.
        Write instead: \`We save \\{ time.\`

      1 problem in 1 file"
    `)
  })

  test('attributes that are code', async () => {
    expect(await inBody('<Callout title={steal()}>\n\nText.\n\n</Callout>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`{…}\` is code, and there is no code in content.
        | <Callout title={steal()}>
        | ^^^^^^^^^^^^^^^^^^^^^^^^^
        Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.

      1 problem in 1 file"
    `)
    expect(await inBody('<Callout {...props}>\n\nText.\n\n</Callout>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`{…}\` is code, and there is no code in content.
        | <Callout {...props}>
        | ^^^^^^^^^^^^^^^^^^^^
        Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.

      1 problem in 1 file"
    `)
  })

  test('a component that is not closed', async () => {
    expect(await inBody('<Callout title="x">\n\nText.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`<Callout>\` is opened here and never closed.
        | <Callout title="x">
        | ^^^^^^^^^^^^^^^^^^^
        Write \`</Callout>\` on a line of its own behind what belongs inside.

      1 problem in 1 file"
    `)
  })

  test('a less-than sign in a sentence', async () => {
    expect(await inBody('Practices with <4 providers.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        A \`<\` starts a component, and none follows.
        | Practices with <4 providers.
        |                ^
        A \`\\\` before it makes it a sign.
        Write instead: \`Practices with \\<4 providers.\`

      1 problem in 1 file"
    `)
  })

  test('headings that start too high or skip a level', async () => {
    expect(await inBody('# Title\n\n## Part\n\n#### Detail')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The page has its main heading already.
        | # Title
        | ^^^^^^^
        Start with \`##\`.
        Write instead: \`## Title\`

      content/posts/a-post.mdx
        A heading of level 4 follows one of level 2.
        | #### Detail
        | ^^^^^^^^^^^
        Write instead: \`### Detail\`

      2 problems in 1 file"
    `)
  })

  test('labels of notes with other signs than letters, digits and hyphens', async () => {
    expect(await inBody('A word[^a>b].\n\n[^a>b]: A note.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`[^a>b]\` is no label of a note.
        | A word[^a>b].
        |       ^^^^^^
        A label has letters from a to z, digits and hyphens, the same in the text and at the note: [^source].
        Write instead: \`[^a-b]\`

      content/posts/a-post.mdx
        \`[^a>b]\` is no label of a note.
        | [^a>b]: A note.
        | ^^^^^^^^^^^^^^^
        A label has letters from a to z, digits and hyphens, the same in the text and at the note: [^source].
        Write instead: \`[^a-b]: A note.\`

      2 problems in 1 file"
    `)
    expect(await inBody('A word[^Note-1].\n\n[^Note-1]: A note.')).toBe('no problems')
  })

  test('boxes to tick', async () => {
    expect(await inBody('- [x] Call them\n- Wait')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`[ ]\` makes a box to tick, and readers cannot tick it.
        | - [x] Call them
        | ^^^^^^^^^^^^^^^
        Write a list without boxes.
        Write instead: \`- Call them\`

      1 problem in 1 file"
    `)
  })

  test('the bullets of a word processor', async () => {
    expect(await inBody('What to bring:\n• A card\n•\u2002A list')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        A bullet makes no list here: all would be one line.
        | • A card
        | ^
        Write \`- \` before each.
        Write instead: \`- A card\`

      1 problem in 1 file"
    `)
    const root = contentWith(post('What to bring:\n• A card\n•\u2002A list'))
    await mendContent(root, async () => (await checkFolder(root)).problems ?? [])
    expect(readFileSync(join(root, 'posts/a-post.mdx'), 'utf8')).toContain('What to bring:\n- A card\n- A list\n')
    expect(await inBody('1 · 2 · 3')).toBe('no problems')
  })
})
