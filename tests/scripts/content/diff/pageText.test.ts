import { expect, test } from 'vitest'
import { extractLines, extractMainText, summarizePages } from '../../../../scripts/content/diff/pageText.ts'

test('extracts a line for each block, with metadata, link targets, and descriptions of images', () => {
  const html = `<!doctype html><title>T</title><meta name="robots" content="all"><meta name="description" content="D"><body><nav><a href="/a">A</a></nav>
    <h1>One <em>word</em>, half-whole.</h1><ul><li>First<li><span>Second</span><span>half</span></ul>
    <img src="a.png" alt="A room"><svg><title>A map</title><path/></svg><script>"no"</script><style>no</style>
    <template><p>no</p></template><table><tr><th>Plan<td>$1</table><p>A<br>B <a href="/a">again</a></p>`
  expect(extractLines(html).join(' | ')).toBe(
    'title: T | robots: all | description: D | A (/a) | # One word, half-whole. | First | Second half | [image: A room] | Plan | $1 | A | B again (/a)',
  )
})

test('extracts the text of the main part, without link targets', () => {
  const html = '<nav>No</nav><main><h2>In <b>Tampa</b></h2><p>One <a href="/two">two</a> (three)</p></main>'
  expect(extractMainText(html)).toEqual(['## In Tampa', 'One two (three)'])
})

const summarize = (address: string, head: string, main: string) =>
  summarizePages([[address, `<head>${head}</head><body><nav><a href="/">Home</a></nav><main>${main}</main></body>`]])

const EASY_HTML = '<p>The cat sat on the <a href="/blog/mat">mat</a>.</p>'
const HARD_HTML = '<p>Reimbursement documentation requires administrative authorization.</p>'

test('summarizes the search result, the text, and whether search engines ignore the page', () => {
  const meta = '<meta name="description" content="About cats."><meta name="robots" content="noindex">'
  const main = '<h1>Cats <span class="placeholder-label"></span></h1><div class="sample-document"></div>'
  expect(summarize('/blog/cats', `<title>Cats | Example</title>${meta}`, main)).toEqual([
    '  /blog/cats',
    '    Cats | Example (14 characters)',
    '    About cats. (11 characters)',
    '    1 word, 1 placeholder, hidden from search engines',
  ])
})

test('raises the reading grade for long words', () => {
  const getGrade = (text: string) => Number(/grade (\d+)/.exec(summarize('/', '', text).join('\n'))?.[1])
  expect(getGrade(HARD_HTML)).toBe(36)
  expect(getGrade(EASY_HTML + HARD_HTML)).toBeLessThan(36)
  expect(getGrade(EASY_HTML + HARD_HTML)).toBeGreaterThan(getGrade(EASY_HTML))
})
