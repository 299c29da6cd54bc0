import { expect, test } from 'vitest'
import { reportAll, reportFile } from '../../../scripts/dev/problemNotes.ts'
import { check, model } from '../../support/contentFolder.ts'

const withoutExcerpt = (text: string) => text.replace(/^excerpt: .*\n/m, '')

test('reports a file in the words of its form', async () => {
  const { problems = [] } = await check({ 'posts/first-post.mdx': withoutExcerpt })
  const report = reportFile({ problems, model }, 'content/posts/first-post.mdx')
  expect(report.problems.map(({ message }) => message)).toEqual(['“Excerpt” is missing.'])
})

test('leaves code and the keys of other files as they are', async () => {
  const problem = { file: 'content/posts/first-post.mdx', line: 1, column: 1, message: '`audio` isn’t `title: …`.' }
  const { hints } = reportFile({ problems: [], hints: [problem], model }, 'posts/first-post.mdx')
  expect(hints.map(({ message }) => message)).toEqual(['`audio` isn’t `title: …`.'])
})

test('quotes the line of a problem and marks its part', async () => {
  const deadLink = (text: string) => `${text}\nSee [our work](/nowhere) first.\n`
  const { problems = [] } = await check({ 'posts/first-post.mdx': deadLink })
  const [{ quote, line } = { line: 0 }] = reportFile({ problems, model }, 'posts/first-post.mdx').problems
  expect(line).toBe(problems[0]?.line)
  expect(quote).toEqual(['See ', '[our work](/nowhere)', ' first.'])
})

test('reports which files refer to a deleted entry', async () => {
  const { problems = [] } = await check({ 'services/paid-media.yaml': null })
  const files = reportAll({ problems, model }).problems.map(({ file }) => file)
  expect(files).toContain('industries/dental-implants.yaml')
})
