import { describe, expect, test } from 'vitest'
import { rewriteValue } from '../../../../renderer/model/origins/rewrite.ts'

const TEXT = `# The file.
title: Local SEO   # shown in cards
quoted: "Reviews: what to answer"
single: 'It''s true'
flow: { name: Tampa, population: 384959, open: true }
phone: !placeholder (757) 555-0142
body: >-
  Someone in your neighborhood is typing “dermatologist near me” with a rash on her arm. She will
  see three names on a map and call one. We look after the rest.
  The last line.

# About the list.
list:
  - One.
  - plain text that goes
    over two lines
literal: |
  First.
  Second.
`

function edited(path: (string | number)[], value: string | number | boolean): string {
  const text = rewriteValue({ text: TEXT, format: 'yaml' }, path, value)
  if (text === undefined) throw new Error('It was not written.')
  const before = TEXT.split('\n')
  const after = text.split('\n')
  const gone = before.filter((line) => !after.includes(line)).map((line) => `- ${line}`)
  return [...gone, ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`)].join('\n')
}

describe('a value is written in its place', () => {
  test('in the quotes that it had, its comments and tags around it', () => {
    expect(edited(['title'], 'Local search')).toMatchInlineSnapshot(`
      "- title: Local SEO   # shown in cards
      + title: Local search   # shown in cards"
    `)
    expect(edited(['quoted'], 'What to "answer"')).toMatchInlineSnapshot(`
      "- quoted: "Reviews: what to answer"
      + quoted: "What to \\"answer\\"""
    `)
    expect(edited(['single'], 'It’s so')).toMatchInlineSnapshot(`
      "- single: 'It''s true'
      + single: 'It’s so'"
    `)
    expect(edited(['phone'], '(757) 555-0199')).toMatchInlineSnapshot(`
      "- phone: !placeholder (757) 555-0142
      + phone: !placeholder (757) 555-0199"
    `)
  })

  test('and gets quotes where it would mean something else without them', () => {
    expect(edited(['title'], 'Local: search')).toMatchInlineSnapshot(`
      "- title: Local SEO   # shown in cards
      + title: "Local: search"   # shown in cards"
    `)
    expect(edited(['title'], '2024')).toMatchInlineSnapshot(`
      "- title: Local SEO   # shown in cards
      + title: "2024"   # shown in cards"
    `)
    expect(edited(['flow', 'name'], 'Tampa, Bay')).toMatchInlineSnapshot(`
      "- flow: { name: Tampa, population: 384959, open: true }
      + flow: { name: "Tampa, Bay", population: 384959, open: true }"
    `)
    expect(edited(['title'], 'Two\nlines')).toMatchInlineSnapshot(`
      "- title: Local SEO   # shown in cards
      + title: "Two\\nlines"   # shown in cards"
    `)
  })

  test('as a number or as yes and no', () => {
    expect(edited(['flow', 'population'], 400000)).toMatchInlineSnapshot(`
      "- flow: { name: Tampa, population: 384959, open: true }
      + flow: { name: Tampa, population: 400000, open: true }"
    `)
    expect(edited(['flow', 'open'], false)).toMatchInlineSnapshot(`
      "- flow: { name: Tampa, population: 384959, open: true }
      + flow: { name: Tampa, population: 384959, open: false }"
    `)
  })

  test('with the line breaks of the lines that have not changed', () => {
    const body =
      'Someone in your neighborhood is typing “dermatologist near me” with a rash on her arm. She will see three names on a map and call one. We care for the rest. The last line.'
    expect(edited(['body'], body)).toMatchInlineSnapshot(`
      "-   see three names on a map and call one. We look after the rest.
      -   The last line.
      +   see three names on a map and call one. We care for the rest. The last line."
    `)
    expect(edited(['list', 1], 'plain text that goes over three lines')).toMatchInlineSnapshot(`
      "-     over two lines
      +     over three lines"
    `)
    expect(edited(['literal'], 'First.\nAnd second.\n')).toMatchInlineSnapshot(`
      "-   Second.
      +   And second."
    `)
    expect(edited(['body'], 'One paragraph.\nAnother.')).toMatchInlineSnapshot(`
      "-   Someone in your neighborhood is typing “dermatologist near me” with a rash on her arm. She will
      -   see three names on a map and call one. We look after the rest.
      -   The last line.
      +   One paragraph.
      +   Another."
    `)
  })

  test('in front matter as well', () => {
    const text = '---\n# Facts.\ntitle: One\n---\n\ntitle: Two\n'
    expect(rewriteValue({ text, format: 'mdx' }, ['title'], 'Three')).toBe(
      '---\n# Facts.\ntitle: Three\n---\n\ntitle: Two\n',
    )
  })

  test('and nowhere else: not where nothing stands, or a group, or a file that cannot be read', () => {
    expect(rewriteValue({ text: TEXT, format: 'yaml' }, ['nothing'], 'x')).toBeUndefined()
    expect(rewriteValue({ text: TEXT, format: 'yaml' }, ['flow'], 'x')).toBeUndefined()
    expect(rewriteValue({ text: 'a: [', format: 'yaml' }, ['a'], 'x')).toBeUndefined()
  })
})
