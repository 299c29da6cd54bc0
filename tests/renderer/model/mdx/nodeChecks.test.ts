import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixContent } from '../../../../scripts/content/check/fixContent.ts'
import { checkFolder, contentWith } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { post, saidIn } from '../../../support/post.ts'

describe('a body', () => {
  mistake('imports and exports', () => saidIn("import fs from 'node:fs'\n\nexport const x = 1\n\nText.\n")).says(`
    \`import\` and \`export\` are code, and there is no code in content.
    | import fs from 'node:fs'
    | ^^^^^^^^^^^^^^^^^^^^^^^^
    Components need no import. If this is text, do not start the line with this word.

    \`import\` and \`export\` are code, and there is no code in content.
    | export const x = 1
    | ^^^^^^^^^^^^^^^^^^
    Components need no import. If this is text, do not start the line with this word.`)

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

  test('an expression that is no JavaScript', async () => {
    expect(await saidIn('We save {patient} time.')).toMatchInlineSnapshot(`
      "\`{…}\` is code, and there is no code in content.
      | We save {patient} time.
      |         ^^^^^^^^^
      Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{."
    `)
    expect(await saidIn('We save { time.')).toMatchInlineSnapshot(`
      "A \`{\` starts code here, and there is no code in content.
      | We save { time.
      |         ^
      Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{.
      Write instead: \`We save \\{ time.\`"
    `)
  })

  test('attributes that are code', async () => {
    expect(await saidIn('<Callout title={steal()}>\n\nText.\n\n</Callout>')).toMatchInlineSnapshot(`
      "\`{…}\` is code, and there is no code in content.
      | <Callout title={steal()}>
      | ^^^^^^^^^^^^^^^^^^^^^^^^^
      Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{."
    `)
    expect(await saidIn('<Callout {...props}>\n\nText.\n\n</Callout>')).toMatchInlineSnapshot(`
      "\`{…}\` is code, and there is no code in content.
      | <Callout {...props}>
      | ^^^^^^^^^^^^^^^^^^^^
      Content is never run. Write text, or use a component: <Fact name="brand" />, <Claim id="…" />. A literal brace is written \\{."
    `)
  })

  mistake('a component that is not closed', () => saidIn('<Callout title="x">\n\nText.')).says(`
    \`<Callout>\` is opened here and never closed.
    | <Callout title="x">
    | ^^^^^^^^^^^^^^^^^^^
    Write \`</Callout>\` on a line of its own behind what belongs inside.`)
  mistake('a less-than sign in a sentence', () => saidIn('Practices with <4 providers.')).says(`
    A \`<\` starts a component, and none follows.
    | Practices with <4 providers.
    |                ^
    A \`\\\` before it makes it a sign.
    Write instead: \`Practices with \\<4 providers.\``)
  mistake('headings that start too high or skip a level', () => saidIn('# Title\n\n## Part\n\n#### Detail')).says(`
    The page has its main heading already.
    | # Title
    | ^^^^^^^
    Start with \`##\`.
    Write instead: \`## Title\`

    A heading of level 4 follows one of level 2.
    | #### Detail
    | ^^^^^^^^^^^
    Write instead: \`### Detail\``)

  test('labels of notes with other signs than letters, digits and hyphens', async () => {
    expect(await saidIn('A word[^a>b].\n\n[^a>b]: A note.')).toMatchInlineSnapshot(`
      "\`[^a>b]\` is no label of a note.
      | A word[^a>b].
      |       ^^^^^^
      A label has letters from a to z, digits and hyphens, the same in the text and at the note: [^source].
      Write instead: \`[^a-b]\`

      \`[^a>b]\` is no label of a note.
      | [^a>b]: A note.
      | ^^^^^^^^^^^^^^^
      A label has letters from a to z, digits and hyphens, the same in the text and at the note: [^source].
      Write instead: \`[^a-b]: A note.\`"
    `)
    expect(await saidIn('A word[^Note-1].\n\n[^Note-1]: A note.')).toBe('no problems')
  })

  mistake('boxes to tick', () => saidIn('- [x] Call them\n- Wait')).says(`
    \`[ ]\` makes a box to tick, and readers cannot tick it.
    | - [x] Call them
    | ^^^^^^^^^^^^^^^
    Write a list without boxes.
    Write instead: \`- Call them\``)

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
