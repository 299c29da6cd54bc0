import { expect, test } from 'vitest'
import { createCheckResponse } from '../../../scripts/dev/formChecks.ts'
import { check, model, type Overrides } from '../../support/contentFolder.ts'

type CheckResponse = Record<'problems' | 'warnings', Record<'message' | 'advice', string>[]>
const createResponse = (query: string, checked: object) =>
  createCheckResponse({ problems: [], ...checked, model }, new URLSearchParams(query)) as CheckResponse
const FILE_QUERY = 'file=content/posts/first-post.mdx'

async function checkPost(change: (text: string) => string, others: Overrides = {}) {
  const { problems, warnings } = await check({ ...others, 'posts/first-post.mdx': change })
  return createResponse(FILE_QUERY, { problems: problems ?? [], warnings })
}

test('uses the field labels of the CMS form in messages and advice', async () => {
  const { problems } = await checkPost((text) => text.replace(/^excerpt: .*\n/m, ''))
  expect(problems).toMatchObject([{ message: '“Excerpt” is missing.', advice: 'Fill in “Excerpt”.' }])
})

test("doesn't replace keys of other forms, or code that contains a key", async () => {
  const problem = { file: 'content/posts/first-post.mdx', line: 1, column: 1, message: '`audio` isn’t `title: …`.' }
  const { warnings } = createResponse('file=posts/first-post.mdx', { warnings: [problem] })
  expect(warnings.map(({ message }) => message)).toEqual(['`audio` isn’t `title: …`.'])
})

test('quotes the source line, split at the problem', async () => {
  const addDeadLink = (text: string) => `${text}\nSee [our work](/nowhere) first.\n`
  const { problems = [] } = await check({ 'posts/first-post.mdx': addDeadLink })
  const quote = ['See ', '[our work](/nowhere)', ' first.']
  expect(createResponse(FILE_QUERY, { problems }).problems).toMatchObject([{ line: problems[0]?.line, quote }])
})

test.each([
  ['Fill in “Author”.', (text: string) => text.replace(/^author: .*\n/m, '')],
  ['Fill in Alt Text of the image.', (text: string) => `${text}\n![](/media/posts/room.png)\n`],
  [
    "To publish it on that day, fill in “Publish at”: 2026-12-01. Otherwise, write today's date or an earlier one.",
    (text: string) => text.replace(/^date: .*/m, 'date: 2026-12-01'),
  ],
  [
    'Fields are plain text. Markdown works only in Text. Write instead: `Local search`',
    (text: string) => text.replace(/^title: .*/m, 'title: "**Local** search"'),
  ],
  // Ids of sections aren't labels.
  ['The closest are `closing`, `a-heading`, and `content`.', (text: string) => `${text}\nSee [the end](#ending).\n`],
])('advises in a form: %s', async (advice, change) => {
  const cat = 'order: 2\nname: Sample Cat\nrole: Cat\nbio: Sits on drafts.\n'
  expect((await checkPost(change, { 'team/cat.yaml': cat })).problems).toMatchObject([{ advice }])
})

test('advises to clear a date that differs from the day of publication', async () => {
  const { warnings } = await checkPost((text) => text.replace(/^date: .*/m, '$&\npublish_at: 2026-12-01'))
  expect(warnings.map(({ advice }) => advice)).toContain('Clear “Date”: without it, visitors see 2026-12-01.')
})
