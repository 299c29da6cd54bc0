import { expect, test } from 'vitest'
import { formatPageSummaries } from '../../../../scripts/content/diff/formatPageSummaries.ts'

const createPage = (head: string, main: string) =>
  Buffer.from(`<head>${head}</head><body><nav><a href="/">Home</a></nav><main>${main}</main></body>`)

const EASY_HTML = '<p>The cat sat on the <a href="/blog/mat">mat</a>.</p>'
const HARD_HTML = '<p>Reimbursement documentation requires administrative authorization.</p>'

test('shows the search result, the words, and the reading grade of a page', () => {
  const head = '<title>Cats | Example</title><meta name="description" content="About cats.">'
  expect(formatPageSummaries(new Map([['/blog/cats', createPage(head, `<h1>Cats</h1>${EASY_HTML}`)]]))).toEqual([
    '  /blog/cats',
    '    Cats | Example (14 characters)',
    '    About cats. (11 characters)',
    '    7 words, reading grade 1',
  ])
})

test('lists samples, hidden pages, and a missing description', () => {
  const head = '<title>Cats</title><meta name="robots" content="noindex">'
  const main = '<h1>Cats <span class="sample"></span></h1>'
  expect(formatPageSummaries(new Map([['/cats', createPage(head, main)]])).slice(2)).toEqual([
    '    No description',
    '    1 word, 1 sample, hidden from search engines',
  ])
})

test('raises the reading grade for long words', () => {
  const getGrade = (text: string) =>
    Number(/grade (\d+)/.exec(formatPageSummaries(new Map([['/', createPage('', text)]])).join('\n'))?.[1])
  expect(getGrade(HARD_HTML)).toBe(36)
  expect(getGrade(EASY_HTML + HARD_HTML)).toBeLessThan(36)
  expect(getGrade(EASY_HTML + HARD_HTML)).toBeGreaterThan(getGrade(EASY_HTML))
})

test('counts the pages over the limit', () => {
  const pages = Array.from({ length: 22 }, (_, index) => [`/${index}`, createPage('', EASY_HTML)] as const)
  expect(formatPageSummaries(new Map(pages)).at(-1)).toBe('  and 2 more pages')
})
