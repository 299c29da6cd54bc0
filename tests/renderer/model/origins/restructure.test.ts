import { describe, expect, test } from 'vitest'
import { type Restructuring, restructured } from '../../../../renderer/model/origins/restructure.ts'
import { rewriteValue } from '../../../../renderer/model/origins/rewrite.ts'

const TEXT = `# The file.
title: Local SEO   # shown in cards

# About the list.
features:
  - icon: gauge # the first
    title: Speed
  # About the second.
  - icon: !placeholder map
    title: >-
      A text that goes
      over lines.

  - !placeholder # asked
    icon: star
    title: Last
names: [One, "Two", Three] # in brackets
tiers:
  - { name: Small, price: 100 } # a price
  - { name: Large, price: 200 }
none: []
tail: End`

type Keys = (string | number)[]

function lines(change: Restructuring, text = TEXT): string {
  const after = restructured({ text, format: 'yaml' }, change)
  if (after === undefined) return 'It was not written.'
  const [old, own] = [text.split('\n'), after.split('\n')]
  const different = old.findIndex((line, index) => line !== own[index])
  const start = different === -1 ? old.length : different
  let end = 0
  while (end < Math.min(old.length, own.length) - start && old.at(-1 - end) === own.at(-1 - end)) end += 1
  const side = (all: string[], sign: string) => all.slice(start, all.length - end).map((line) => `${sign} ${line}`)
  return [...side(old, '-'), ...side(own, '+')].join('\n')
}
const add = (path: Keys, value: unknown, order: string[] = []) => lines({ kind: 'add', path, value, order })
const remove = (...path: Keys) => lines({ kind: 'remove', path })
const move = (path: Keys, to: number) => lines({ kind: 'move', path, to })
const tag = (path: Keys, isTagged: boolean) => lines({ kind: 'tag', path, isTagged })

describe('a key is added', () => {
  test('behind the one that the schema has before it, comments where they were', () => {
    expect(add(['excerpt'], 'New', ['title', 'excerpt', 'features'])).toMatchInlineSnapshot(`"+ excerpt: New"`)
    expect(add(['order'], 3, ['order', 'title'])).toMatchInlineSnapshot(`"+ order: 3"`)
    expect(add(['other'], null)).toMatchInlineSnapshot(`
      "+ other: null
      + "
    `)
    expect(add(['features', 0, 'first'], 'New', ['first', 'icon'])).toMatchInlineSnapshot(`
      "-   - icon: gauge # the first
      +   - first: New
      +     icon: gauge # the first"
    `)
  })

  test('in brackets where its neighbors are, and as a group of lines where it is one', () => {
    expect(add(['tiers', 0, 'popular'], true, ['name', 'popular', 'price'])).toMatchInlineSnapshot(`
      "-   - { name: Small, price: 100 } # a price
      +   - { name: Small, popular: true, price: 100 } # a price"
    `)
    expect(add(['tiers', 1, 'from'], 'a: b', ['from', 'name'])).toMatchInlineSnapshot(`
      "-   - { name: Large, price: 200 }
      +   - { from: "a: b", name: Large, price: 200 }"
    `)
    expect(add(['call'], { label: null, to: ['a'] }, ['title', 'call'])).toMatchInlineSnapshot(`
      "+ call:
      +   label: null
      +   to:
      +     - a"
    `)
  })

  test('never twice, and never where no group is', () => {
    expect(add(['title'], 'New')).toBe('It was not written.')
    expect(add(['title', 'inner'], 'New')).toBe('It was not written.')
  })
})

describe('an item is added', () => {
  test('as its neighbors are written', () => {
    expect(add(['features', 1], { icon: 'bell', title: null })).toMatchInlineSnapshot(`
      "+   - icon: bell
      +     title: null"
    `)
    expect(add(['features', 3], { icon: 'bell', title: null })).toMatchInlineSnapshot(`
      "+   - icon: bell
      +     title: null"
    `)
    expect(add(['names', 3], 'Fo, ur')).toMatchInlineSnapshot(`
      "- names: [One, "Two", Three] # in brackets
      + names: [One, "Two", Three, "Fo, ur"] # in brackets"
    `)
    expect(add(['tiers', 2], { name: 'Huge', price: 300 })).toMatchInlineSnapshot(`"+   - { name: Huge, price: 300 }"`)
    expect(add(['none', 0], { name: 'A', more: ['b'] })).toMatchInlineSnapshot(`
      "- none: []
      + none:
      +   - name: A
      +     more:
      +       - b"
    `)
  })
})

describe('what is removed', () => {
  test('takes the comments right above it along, and nothing else', () => {
    expect(remove('features', 1)).toMatchInlineSnapshot(`
      "-   # About the second.
      -   - icon: !placeholder map
      -     title: >-
      -       A text that goes
      -       over lines."
    `)
    expect(remove('features', 0)).toMatchInlineSnapshot(`
      "-   - icon: gauge # the first
      -     title: Speed"
    `)
    expect(remove('features', 1, 'title')).toMatchInlineSnapshot(`
      "-     title: >-
      -       A text that goes
      -       over lines."
    `)
    expect(remove('features', 0, 'icon')).toMatchInlineSnapshot(`
      "-   - icon: gauge # the first
      -     title: Speed
      +   - title: Speed"
    `)
    expect(remove('tail')).toMatchInlineSnapshot(`
      "- tail: End
      + "
    `)
  })

  test('takes one comma along', () => {
    expect(remove('names', 0)).toMatchInlineSnapshot(`
      "- names: [One, "Two", Three] # in brackets
      + names: ["Two", Three] # in brackets"
    `)
    expect(remove('names', 2)).toMatchInlineSnapshot(`
      "- names: [One, "Two", Three] # in brackets
      + names: [One, "Two"] # in brackets"
    `)
    expect(remove('tiers', 0, 'price')).toMatchInlineSnapshot(`
      "-   - { name: Small, price: 100 } # a price
      +   - { name: Small } # a price"
    `)
  })

  test('is never the last of its group, nor what is not there', () => {
    expect(lines({ kind: 'remove', path: ['a', 0] }, 'a: [1]\n')).toBe('It was not written.')
    expect(remove('nothing')).toBe('It was not written.')
  })
})

describe('an item is moved', () => {
  test('with its comments; empty lines and what is said of all items stay', () => {
    expect(move(['features', 1], 0)).toMatchInlineSnapshot(`
      "-   - icon: gauge # the first
      -     title: Speed
      -   # About the second.
      -   - icon: !placeholder map
      -     title: >-
      -       A text that goes
      -       over lines.
      +   # About the second.
      +   - icon: !placeholder map
      +     title: >-
      +       A text that goes
      +       over lines.
      +   - icon: gauge # the first
      +     title: Speed"
    `)
    expect(move(['features', 0], 2)).toMatchInlineSnapshot(`
      "-   - icon: gauge # the first
      -     title: Speed
      -   # About the second.
      -   - icon: !placeholder map
      -     title: >-
      -       A text that goes
      -       over lines.
      - 
      -   - !placeholder # asked
      -     icon: star
      -     title: Last
      +   # About the second.
      +   - icon: !placeholder map
      +     title: >-
      +       A text that goes
      +       over lines.
      +   - !placeholder # asked
      +     icon: star
      +     title: Last
      + 
      +   - icon: gauge # the first
      +     title: Speed"
    `)
    expect(move(['names', 2], 0)).toMatchInlineSnapshot(`
      "- names: [One, "Two", Three] # in brackets
      + names: [Three, One, "Two"] # in brackets"
    `)
    expect(move(['tiers', 0], 1)).toMatchInlineSnapshot(`
      "-   - { name: Small, price: 100 } # a price
      -   - { name: Large, price: 200 }
      +   - { name: Large, price: 200 }
      +   - { name: Small, price: 100 } # a price"
    `)
    expect(lines({ kind: 'move', path: ['a', 1], to: 0 }, 'a:\n  - One\n  - Two')).toMatchInlineSnapshot(`
      "-   - One
      -   - Two
      +   - Two
      +   - One"
    `)
  })
})

describe('the tag of what waits for the owner', () => {
  test('comes and goes, whatever it stands before', () => {
    expect(tag(['title'], true)).toMatchInlineSnapshot(`
      "- title: Local SEO   # shown in cards
      + title: !placeholder Local SEO   # shown in cards"
    `)
    expect(tag(['features'], true)).toMatchInlineSnapshot(`
      "- features:
      + features: !placeholder"
    `)
    expect(tag(['features', 0], true)).toMatchInlineSnapshot(`
      "-   - icon: gauge # the first
      +   - !placeholder
      +     icon: gauge # the first"
    `)
    expect(tag(['features', 1, 'title'], true)).toMatchInlineSnapshot(`
      "-     title: >-
      +     title: !placeholder >-"
    `)
    expect(tag(['features', 1, 'icon'], false)).toMatchInlineSnapshot(`
      "-   - icon: !placeholder map
      +   - icon: map"
    `)
    expect(tag(['features', 2], false)).toMatchInlineSnapshot(`
      "-   - !placeholder # asked
      +   - # asked"
    `)
    expect(lines({ kind: 'tag', path: ['a'], isTagged: false }, 'a: !placeholder\n  - b\n')).toMatchInlineSnapshot(`
      "- a: !placeholder
      + a:"
    `)
  })
})

test('in an article, only its front matter is another', () => {
  const text = '---\ntitle: A\n# why\ndate: 2025-01-31\n---\n\n- not a list\n'
  const after = restructured({ text, format: 'mdx' }, { kind: 'add', path: ['takeaways'], value: ['One.'], order: [] })
  expect(after).toBe(text.replace('31\n', '31\ntakeaways:\n  - One.\n'))
})

test('a long text in the place of nothing is folded', () => {
  const value = `${'word '.repeat(30)}end.`
  const after = rewriteValue({ text: 'a:\n  b: null\n  c: d\n', format: 'yaml' }, ['a', 'b'], value)
  expect(after?.split('\n').map((line) => line.slice(0, 10))).toEqual([
    'a:',
    '  b: >-',
    '    word w',
    '    word w',
    '  c: d',
    '',
  ])
})
