import { describe, expect, test } from 'vitest'
import { formatProblem, formatProblems, whole } from '../../../renderer/model/explain/problem.ts'
import { SHOWN_PROBLEMS, TEXT_LIMITS } from '../../../renderer/model/limits.ts'
import { check } from '../../support/contentFolder.ts'
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
    ['signs in many lines', post('_a '.repeat(30).concat('\n').repeat(600)), /^This paragraph has more than/],
    ['references', post('[a] '.repeat(900).concat('\n').repeat(20)), /^This paragraph has more than/],
    ['braces', post('{claim:growth}\n\n'.repeat(1000)), /^The text has more than/],
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
    [
      'aliases of aliases',
      yaml(
        `l0: &l0 bomb\n${Array.from({ length: 12 }, (_, i) => `l${i + 1}: &l${i + 1} [*l${i}, *l${i}]`).join('\n')}`,
      ),
      /^Anchors/,
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

test('nothing of content is run, and nothing of it changes what programs know', async () => {
  await check({
    ...post('One is {1 + 1}.\n\n{globalThis.contentRan = true}'),
    'posts/b-post.mdx': '---js\n{ title: (globalThis.contentRan = true, "x") }\n---\n\nText.\n',
    'team/president.yaml': 'order: 1\nname: Alex\nrole: President\nbio: Leads.\n__proto__: { contentRan: true }\n',
  })
  expect(globalThis).not.toHaveProperty('contentRan')
  expect({}).not.toHaveProperty('contentRan')
})
