import { expect, test } from 'vitest'
import { pageWords, wordChanges } from '../../../scripts/content/diff/wordChanges.ts'

test('a page is read as people read it: a line for each block, pictures by their words', () => {
  const { lines, links } = pageWords(`<!doctype html><title>T</title><body><nav><a href="/a">A</a></nav>
    <h1>One <em>word</em>, half-whole.</h1><ul><li>First<li><span>Second</span><span>half</span></ul>
    <img src="a.png" alt="A room"><svg><title>A map</title><path/></svg><script>"no"</script><style>no</style>
    <template><p>no</p></template><table><tr><th>Plan<td>$1</table><p>A<br>B <a href="/a">again</a></p>`)
  expect(lines).toEqual([
    'A',
    '# One word, half-whole.',
    'First',
    'Second half',
    '[picture: A room] [drawing: A map]',
    'Plan',
    '$1',
    'A',
    'B again',
  ])
  expect(links).toEqual(['/a'])
})

const paragraphs = (...texts: string[]) => pageWords(texts.map((text) => `<p>${text}</p>`).join(''))

test('a line that was edited stands beside what it was, others alone', () => {
  const changes = wordChanges(
    paragraphs('Kept.', 'The quick brown fox jumps.', 'Nothing like it anywhere.'),
    paragraphs('Kept.', 'Wholly other words.', 'The quick red fox jumps.'),
  )
  expect(changes).toEqual([
    { where: 'text', after: 'Wholly other words.' },
    { where: 'text', before: 'The quick brown fox jumps.', after: 'The quick red fox jumps.' },
    { where: 'text', before: 'Nothing like it anywhere.' },
  ])
})
