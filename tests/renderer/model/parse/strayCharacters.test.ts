import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixContent } from '../../../../scripts/content/check/fixContent.ts'
import { checkFolder, contentWith, FIXTURE, said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { post, saidIn } from '../../../support/post.ts'

const HOME = 'pages/home.yaml'
const home = readFileSync(join(FIXTURE, HOME), 'utf8')
const indented = (by: string) => ({ [HOME]: home.replaceAll('\n    ', `\n${by}`) })

/** A file after `--fix`. */
async function fixed(overrides: Record<string, string>, path: string): Promise<string> {
  const root = contentWith(overrides)
  await fixContent(root, async () => (await checkFolder(root)).problems ?? [])
  return readFileSync(join(root, path), 'utf8')
}

describe('a non-breaking space', () => {
  mistake('is called by its name, wherever YAML would have stopped', () =>
    said({ [HOME]: home.replace('\n    - Hero lines 1', '\n\u00a0\u00a0\u00a0\u00a0- Hero lines 1') }),
  ).says(`
    Here stands a non-breaking space (U+00A0). The file has 4 of them.
    |     - Hero lines 1
    | ^
    Write an ordinary space. Where lines must not break, write it so that it is seen: \`&nbsp;\` in a body, \`"\\u00a0"\` in YAML.
    Write instead: \`    - Hero lines 1\``)

  test('in a body is told too, and one that is meant is written so that it is seen', async () => {
    expect(await saidIn('Ten\u00a0miles.')).toMatchInlineSnapshot(`
      "Here stands a non-breaking space (U+00A0).
      | Ten miles.
      |    ^
      Write an ordinary space. Where lines must not break, write it so that it is seen: \`&nbsp;\` in a body, \`"\\u00a0"\` in YAML.
      Write instead: \`Ten miles.\`"
    `)
    expect(await saidIn('Ten&nbsp;miles.')).toBe('no problems')
  })

  test('is mended, all of a file at once', async () => {
    expect(await fixed(indented('\u00a0\u00a0\u00a0\u00a0'), HOME)).toBe(home)
  })
})

describe('a tab', () => {
  mistake('is called a tab, whatever the parser would make of it', () =>
    said({ [HOME]: home.replace('\n    - Hero lines 1', '\n\t- Hero lines 1') }),
  ).says(`
    This line begins with a tab.
    |  - Hero lines 1
    | ^
    Use spaces: two for each step in YAML, four in a body.
    Write instead: \`  - Hero lines 1\``)

  test('in a body is told, but not in a block of code', async () => {
    expect(await saidIn('- One\n\t- Two\n\nAnd\tthree.')).toMatchInlineSnapshot(`
      "This line begins with a tab. The file has 2 of them.
      |  - Two
      | ^
      Use spaces: two for each step in YAML, four in a body.
      Write instead: \`    - Two\`"
    `)
    expect(await saidIn('```\n\tcode\n```')).toBe('no problems')
  })

  test('is mended: two spaces in YAML, four in a body, one in a line', async () => {
    expect(await fixed(indented('\t\t'), HOME)).toBe(home)
    expect(await fixed(post('- One\n\t- Two\n\nAnd\tthree.'), 'posts/a-post.mdx')).toContain(
      '- One\n    - Two\n\nAnd three.\n',
    )
  })
})

describe('a character that nobody sees', () => {
  test('is named, and goes where it says nothing', async () => {
    expect(await saidIn('Vaccina\u00adtion cam\u00adpaigns')).toMatchInlineSnapshot(`
      "Here stands a soft hyphen (U+00AD), which no reader sees. The file has 2 of them.
      | Vaccina<U+00AD>tion cam<U+00AD>paigns
      |        ^
      Remove it.
      Write instead: \`Vaccination campaigns\`"
    `)
    expect(await fixed(post('Vaccina\u00adtion\u200b cam\u00adpaigns.'), 'posts/a-post.mdx')).toContain(
      '\nVaccination campaigns.\n',
    )
  })

  test.each(['\u3164', '\u2800'])('is no letter, though Unicode calls it one', async (letter) => {
    expect(await said({ 'values/clarity.yaml': `order: 1\nname: "${letter}"\ntext: Words.\n` })).toContain(
      'Here stands a letter without a form',
    )
  })
})

describe('the bullet of a word processor', () => {
  const path = 'posts/first-post.mdx'
  const first = readFileSync(join(FIXTURE, path), 'utf8')
  const withList = (list: string) => first.replace(/^takeaways: .*/m, `takeaways:\n${list}`)
  const MEANT = withList('  - One thing.\n  - Another.')

  test('is mended beside a hyphen, or in its place', async () => {
    for (const list of ['  • One thing.\n  •  Another.', '  - • One thing.\n  - ●Another.'])
      expect(await fixed({ [path]: withList(list) }, path)).toBe(MEANT)
    expect(await fixed({ [path]: withList('  - "• One: a"') }, path)).toBe(withList('  - "One: a"'))
  })

  test('in a text of several lines is told, and left to its writer', async () => {
    const several = { [path]: withList('  - |\n    One thing.\n    • Another.') }
    expect(await fixed(several, path)).toBe(several[path])
    expect(await said(several)).toMatchInlineSnapshot(`
      "A bullet makes no list here.
      |     • Another.
      |     ^
      In a list write \`- \` before each, and no bullet; a text has sentences."
    `)
  })
})
