import { expect, test } from 'vitest'
import { createFileProblem, formatProblem, formatProblems } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { MAX_PROBLEMS_PER_FILE, TEXT_LIMITS } from '../../../renderer/model/limits.ts'
import { check, createPost } from '../../support/contentFolder.ts'

const createCompanyValue = (text: string) => ({ 'values/clarity.yaml': text })
const COMPANY_VALUE_YAML = 'order: 1\nname: Clarity\ntext: We say what things cost.\n'

test.each<[string, Record<string, string>, RegExp]>([
  [
    'emphasis characters',
    createPost(`${'_'.repeat(20_000)}a ${'_'.repeat(20_000)}`),
    /^This line has 40,002 characters/,
  ],
  ['braces', createPost('{claim:growth}\n\n'.repeat(1000)), /^The text has more than/],
  ['lists in lists', createPost(`${'- '.repeat(1900)}a`), /^This line has more than \d+ list or blockquote markers/],
  [
    'components in components',
    createPost('<Callout title="a">\n\n'.repeat(100) + '</Callout>\n\n'.repeat(100)),
    /too deep/,
  ],
  ['empty lines', { 'posts/b.mdx': `---\n${'\n'.repeat(50_000)}title: A\n---\nText\n` }, /at most 3,000 lines/],
  [
    'keys',
    createCompanyValue(Array.from({ length: 15_000 }, (_, i) => `k${i}: 1`).join('\n')),
    /has more than 5,000 items/,
  ],
  [
    'a long file name',
    { [`values/${'a'.repeat(TEXT_LIMITS.fileNameLength + 1)}.yaml`]: COMPANY_VALUE_YAML },
    /^The file name has 81 characters/,
  ],
])('rejects oversized or deeply nested input: %s', async (_, files, message) => {
  expect((await check(files)).problems?.[0]?.message).toMatch(message)
})

test('rejects YAML anchors and aliases', async () => {
  const aliases = Array.from({ length: 12 }, (_, i) => `l${i + 1}: &l${i + 1} [*l${i}, *l${i}]`)
  const { problems } = await check(createCompanyValue(['l0: &l0 bomb', ...aliases].join('\n')))
  expect(problems?.[0]?.message).toMatch(/^A value can't start with `&`/)
})

test('accepts paragraphs just within the limit of Markdown characters', async () => {
  const block = `${'*a* '.repeat(Math.floor(TEXT_LIMITS.markdownCharacters / 2) - 1)}\n\n`
  expect((await check(createPost(block.repeat(10)))).problems).toBeUndefined()
})

test('prints no control sequences for terminals or CI', () => {
  const problem = {
    ...createFileProblem('content/a\u001b[2Jb.yaml', '`\n::error::x` is wrong.'),
    sourceLine: { text: 'a\u202eb ##[add-mask]c', underlineLength: 1 },
  }
  expect(formatProblem(problem)).toMatchInlineSnapshot(`
    "content/a<U+001B>[2Jb.yaml:1:1
      \`↵::error::x\` is wrong.
      1 | a<U+202E>b ## [add-mask]c
        | ^"
  `)
})

test('prints the first fifty problems of a file and the number of others', async () => {
  const { problems = [] } = await check(createPost('[a](/nowhere)\n\n'.repeat(MAX_PROBLEMS_PER_FILE + 7)))
  const text = formatProblems(problems)
  expect(text.match(/There is no page/g)).toHaveLength(MAX_PROBLEMS_PER_FILE)
  expect(text).toContain('content/posts/a-post.mdx: 7 more problems')
  expect(text).toContain('57 problems in 1 file')
})

test("doesn't run content or change prototypes", async () => {
  await check({
    ...createPost('One is {1 + 1}.\n\n{globalThis.contentRan = true}'),
    'posts/b-post.mdx': '---js\n{ title: (globalThis.contentRan = true, "x") }\n---\n\nText.\n',
    'team/president.yaml': 'order: 1\nname: Alex\nrole: President\nbio: Leads.\n__proto__: { contentRan: true }\n',
  })
  expect(globalThis).not.toHaveProperty('contentRan')
  expect({}).not.toHaveProperty('contentRan')
})
