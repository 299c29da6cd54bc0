import { expect, test } from 'vitest'
import { summarizePage } from '../../../../scripts/content/diff/summarizePage.ts'

const summarize = (head: string, main: string) =>
  summarizePage(`<head>${head}</head><body><nav><a href="/">Home</a></nav><main>${main}</main></body>`)

const EASY_HTML = '<p>The cat sat on the <a href="/blog/mat">mat</a>.</p>'
const HARD_HTML = '<p>Reimbursement documentation requires administrative authorization.</p>'

test('summarizes the search result, and counts words and placeholders', () => {
  const meta = '<meta name="description" content="About cats.">'
  const main = '<h1>Cats <span class="placeholder-label"></span></h1><div class="sample-document"></div>'
  expect(summarize(`<title>Cats | Example</title>${meta}`, main)).toEqual([
    '  Cats | Example (14 characters)',
    '  About cats. (11 characters)',
    '  1 word, 1 placeholder',
  ])
})

test('raises the reading grade for long words', () => {
  const getGrade = (text: string) => Number(/grade (\d+)/.exec(summarize('', text).join('\n'))?.[1])
  expect(getGrade(HARD_HTML)).toBe(36)
  expect(getGrade(EASY_HTML + HARD_HTML)).toBeLessThan(36)
  expect(getGrade(EASY_HTML + HARD_HTML)).toBeGreaterThan(getGrade(EASY_HTML))
})
