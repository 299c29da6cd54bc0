import { expect, test } from 'vitest'
import { extractLines, extractMainText } from '../../../scripts/content/pageText.ts'

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
