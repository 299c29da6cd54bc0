import { describe, expect, test } from 'vitest'
import { formatProblem, formatProblems, whole } from '../../../renderer/model/explain/problem.ts'
import { SHOWN_PROBLEMS, TEXT_LIMITS } from '../../../renderer/model/limits.ts'
import { check, said } from '../../support/contentFolder.ts'
import { post } from '../../support/post.ts'

const yaml = (text: string) => ({ 'values/clarity.yaml': text })
const VALUE = 'order: 1\nname: Clarity\ntext: We say what things cost.\n'

/** What the check says first. A parser that takes minutes for one of these would end in the time limit of the test. */
async function first(files: Record<string, string>): Promise<string> {
  const { problems = [] } = await check(files)
  return problems[0]?.message ?? 'no problems'
}

describe('a text without measure is refused before its parser sees it', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a file of 50 MB',
      post('A sentence of some words.\n\n'.repeat(2_000_000)),
      /^The file has more than 81,920 bytes/,
    ],
    ['a list of 10 MB', yaml(`a:\n${'- aaaaaaaa\n'.repeat(900_000)}`), /^The file has more than 393,216 bytes/],
    ['signs of emphasis', post(`${'_'.repeat(20_000)}a ${'_'.repeat(20_000)}`), /^This line has 40,002 characters/],
    ['signs in many lines', post('_a '.repeat(30).concat('\n').repeat(600)), /^These lines hold more than/],
    ['references', post('[a] '.repeat(900).concat('\n').repeat(20)), /^These lines hold more than/],
    ['braces', post('{claim:growth}\n\n'.repeat(1000)), /^The text holds more than/],
    ['lists in lists', post(`${'- '.repeat(1900)}a`), /^More than \d+ lists or quotes begin/],
    ['lists in lists, numbered', post(`${'1. '.repeat(900)}a`), /^More than \d+ lists or quotes begin/],
    ['quotes in quotes', post(`${'> '.repeat(1900)}a`), /^More than \d+ lists or quotes begin/],
    [
      'steps of a list',
      post(Array.from({ length: 200 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')),
      /^This line starts/,
    ],
    [
      'components in components',
      post('<Callout title="a">\n\n'.repeat(100) + '</Callout>\n\n'.repeat(100)),
      /too deep/,
    ],
    ['digits', post('1'.repeat(50_000)), /^This line has 50,000 characters/],
    ['empty lines', { 'posts/b.mdx': `---\n${'\n'.repeat(50_000)}title: A\n---\nText\n` }, /may have 3,000 lines/],
    ['an address', post(`[a](/${'a'.repeat(50_000)})`), /^This line has/],
    ['keys', yaml(Array.from({ length: 15_000 }, (_, i) => `k${i}: 1`).join('\n')), /has 15000 entries/],
    ['entries', yaml(`a:\n${'  - 1\n'.repeat(15_000)}`), /has 15000 entries/],
    ['brackets', yaml(`a: ${'['.repeat(3000)}`), /nested too deeply/],
    ['braces in braces', yaml(`a: ${'{a: '.repeat(900)}`), /nested too deeply/],
    ['lists in lists, in YAML', yaml(`a:\n  ${'- '.repeat(1900)}a`), /^More than \d+ lists or quotes begin/],
    [
      'groups in groups',
      yaml(Array.from({ length: 200 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')),
      /starts with more than/,
    ],
    ['a file name', { [`values/${'a'.repeat(TEXT_LIMITS.name + 1)}.yaml`]: VALUE }, /^The file name has 81 characters/],
  ])('%s', async (_, files, message) => {
    expect(await first(files)).toMatch(message)
  })

  test('just within, it is a text like any other', async () => {
    const block = `${'*a* '.repeat(Math.floor(TEXT_LIMITS.signs / 2) - 1)}\n\n`
    const { problems } = await check(post(block.repeat(10)))
    expect(problems).toBeUndefined()
  })
})

describe('what nobody sees is refused at its place', () => {
  test.each([
    ['a control character', 'Cla\u0007rity', 'Here stands a control character (U+0007)'],
    ['an escape of a terminal', 'Cla\u001b[31mrity', 'a control character (U+001B)'],
    ['a mark of direction', 'Cla\u202erity', 'a mark that turns the direction of the text (U+202E)'],
    ['no width', 'Cla\u200brity', 'a character without width (U+200B)'],
    ['another line break', 'Cla\u2028rity', 'a line break of another kind (U+2028)'],
    ['a control character in quotes', '"Cla\\u0007rity"', 'This stands for a control character (U+0007)'],
    ['half a character', '"Cla\\ud800rity"', 'This stands for half of a character (U+D800)'],
    ['a mark of direction in quotes', '"Cla\\u202erity"', 'This stands for a mark that turns'],
  ])('%s', async (_, name, message) => {
    expect(await said(yaml(VALUE.replace('Clarity', name)))).toContain(message)
  })

  test.each([
    ['as a sign of HTML', 'A &#x202e; sign'],
    ['in a link', '[a](https://example.com/a "&#x200b;")'],
    ['in a component', '<Callout title="a&#x202e;b">\n\nText.\n\n</Callout>'],
    ['in code', '`a\u0007b`'],
  ])('in a body, %s', async (_, body) => {
    expect(await said(post(body))).toMatch(/which no reader sees/)
  })

  test('signs of families and flags are seen', async () => {
    expect(await said(yaml(VALUE.replace('Clarity', '👩‍⚕️ Clarity 🏴')))).toBe('no problems')
  })
})

describe('what is printed of content', () => {
  test('is no command of a terminal or of CI', () => {
    const problem = {
      ...whole('content/a\u001b[2Jb.yaml', '`\n::error::x` is wrong.'),
      source: { text: 'a\u202eb ##[add-mask]c', length: 1 },
    }
    expect(formatProblem(problem)).toMatchInlineSnapshot(`
      "content/a<U+001B>[2Jb.yaml:1:1
        \`↵::error::x\` is wrong.
        1 | a<U+202E>b ## [add-mask]c
          | ^"
    `)
  })

  test('is the first fifty problems of a file, and how many more there are', async () => {
    const { problems = [] } = await check(post('[a](/nowhere)\n\n'.repeat(SHOWN_PROBLEMS + 7)))
    const text = formatProblems(problems)
    expect(text.match(/There is no page/g)).toHaveLength(SHOWN_PROBLEMS)
    expect(text).toContain('content/posts/a-post.mdx: 7 more problems')
    expect(text).toContain('57 problems in 1 file')
  })
})

describe('names that programs keep for themselves', () => {
  test.each([
    ['a key of records', { 'claims.yaml': (text: string) => `${text}__proto__: {}\n` }, 'A key cannot be named'],
    ['an attribute', post('<Callout __proto__="x">\n\nText.\n\n</Callout>'), 'There is no key `__proto__` here.'],
    [
      'a choice',
      { 'states/alabama.yaml': (text: string) => text.replace(/name: .*/, 'name: { toString: 1 }') },
      '`name` cannot be a group of keys.',
    ],
    [
      'a slug',
      { 'states/alabama.yaml': (text: string) => text.replace(/slug: [\w-]+/, 'slug: { toString: 1 }') },
      '`slug` must be a text',
    ],
    ['a value', { 'navigation.yaml': 'groups: { toString: 1 }\n' }, 'There is no key `groups` here.'],
  ])('%s', async (_, files, message) => {
    expect(await said(files)).toContain(message)
  })
})

describe('what the build would refuse', () => {
  test.each([
    ['a link to no host', '[x](https://)', 'The link `https://` leads nowhere.'],
    ['a definition to no host', '[x][a]\n\n[a]: https://', 'The link `https://` leads nowhere.'],
    ['a fragment that encodes nothing', '[x](#%E0%A4%A)', 'There is no place `#%E0%A4%A` on this page.'],
    ['a heading with an id of its page', '## Content', 'The page has a place `#content` of its own.'],
    ['a heading without words', '##\n\nText', 'The heading is empty.'],
    ['a link in a link', '[a <EntryLink to="services/local-seo" /> b](/about)', 'A link stands inside a link.'],
    [
      'a number of a hundred decimals',
      `<Bars caption="One">\n\n- a: 0.${'1'.repeat(101)}\n- b: 2\n\n</Bars>`,
      'This is not a label, a colon and a number.',
    ],
  ])('%s', async (_, body, message) => {
    expect(await said(post(body))).toContain(message)
  })

  test('a state that no map has', async () => {
    const files = { 'states/alabama.yaml': (text: string) => text.replace('name: Alabama', 'name: Alabamaa') }
    expect(await said(files)).toContain('`name` cannot be `Alabamaa`.')
  })
})
