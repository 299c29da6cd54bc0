import { expect, test } from 'vitest'
import { extractLines } from '../../../../scripts/content/diff/pageText.ts'

test('extracts a line for each block, with meta data, links, and descriptions of images', () => {
  const html = `<!doctype html><title>T</title><meta name="robots" content="all"><meta name="description" content="D"><body><nav><a href="/a">A</a></nav>
    <h1>One <em>word</em>, half-whole.</h1><ul><li>First<li><span>Second</span><span>half</span></ul>
    <img src="a.png" alt="A room"><svg><title>A map</title><path/></svg><script>"no"</script><style>no</style>
    <template><p>no</p></template><table><tr><th>Plan<td>$1</table><p>A<br>B <a href="/a">again</a></p>`
  expect(extractLines(html)).toEqual([
    'title: T',
    'robots: all',
    'description: D',
    'A (/a)',
    '# One word, half-whole.',
    'First',
    'Second half',
    '[image: A room]',
    'Plan',
    '$1',
    'A',
    'B again (/a)',
  ])
})
