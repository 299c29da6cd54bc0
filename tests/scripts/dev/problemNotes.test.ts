import { expect, test } from 'vitest'
import { reportAll, reportFile } from '../../../scripts/dev/problemNotes.ts'
import { check, model } from '../../support/contentFolder.ts'

const removeExcerpt = (text: string) => text.replace(/^excerpt: .*\n/m, '')

test('uses the field labels of the CMS form in messages', async () => {
  const { problems = [] } = await check({ 'posts/first-post.mdx': removeExcerpt })
  const report = reportFile({ problems, model }, 'content/posts/first-post.mdx')
  expect(report.problems.map(({ message }) => message)).toEqual(['“Excerpt” is missing.'])
})

test("doesn't replace keys in code or of other files with labels", async () => {
  const problem = { file: 'content/posts/first-post.mdx', line: 1, column: 1, message: '`audio` isn’t `title: …`.' }
  const { warnings } = reportFile({ problems: [], warnings: [problem], model }, 'posts/first-post.mdx')
  expect(warnings.map(({ message }) => message)).toEqual(['`audio` isn’t `title: …`.'])
})

test('quotes the source line, split at the problem', async () => {
  const addDeadLink = (text: string) => `${text}\nSee [our work](/nowhere) first.\n`
  const { problems = [] } = await check({ 'posts/first-post.mdx': addDeadLink })
  const [{ quote, line } = { line: 0 }] = reportFile({ problems, model }, 'posts/first-post.mdx').problems
  expect(line).toBe(problems[0]?.line)
  expect(quote).toEqual(['See ', '[our work](/nowhere)', ' first.'])
})

test('reports which files refer to a deleted entry', async () => {
  const { problems = [] } = await check({ 'services/paid-media.yaml': null })
  const files = reportAll({ problems, model }).problems.map(({ file }) => file)
  expect(files).toContain('industries/dental-implants.yaml')
})

test.each([
  [removeExcerpt, 'Fill in “Excerpt”.'],
  [(text: string) => text.replace(/^author: .*\n/m, ''), 'Fill in “Author”.'],
  [(text: string) => `${text}\n![](/media/posts/room.png)\n`, 'Fill in Alt Text of the image.'],
  [
    (text: string) => text.replace(/^date: .*/m, 'date: 2026-12-01'),
    'To publish it on that day, fill in “Publish at”: 2026-12-01. Otherwise, write today or an earlier day.',
  ],
  [
    (text: string) => text.replace(/^title: .*/m, 'title: "**Local** search"'),
    'Fields are plain text. Markdown works only in Text. Write instead: `Local search`',
  ],
])('advises what to do in the form: %#', async (change, advice) => {
  const cat = 'order: 2\nname: Sample Cat\nrole: Cat\nbio: Sits on drafts.\n'
  const { problems = [] } = await check({ 'posts/first-post.mdx': change, 'team/cat.yaml': cat })
  expect(reportFile({ problems, model }, 'posts/first-post.mdx').problems.map(({ advice }) => advice)).toEqual([advice])
})

test('advises to clear a date that differs from the day of publication', async () => {
  const change = (text: string) => text.replace(/^date: .*/m, '$&\npublish_at: 2026-12-01')
  const { warnings } = await check({ 'posts/first-post.mdx': change })
  const report = reportFile({ problems: [], warnings, model }, 'posts/first-post.mdx')
  expect(report.warnings.map(({ advice }) => advice)).toContain('Clear “Date”: without it, readers see 2026-12-01.')
})

test("doesn't replace section ids with labels", async () => {
  const change = (text: string) => `${text}\nSee [the end](#ending).\n`
  const { problems = [] } = await check({ 'posts/first-post.mdx': change })
  const [problem] = reportFile({ problems, model }, 'posts/first-post.mdx').problems
  expect(problem?.advice).toBe('The closest are `closing`, `a-heading`, and `content`.')
})
