import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { factsOf } from '../../scripts/build/pages/pageFacts.ts'
import { parsePage, readBuiltSite } from '../support/builtSite.ts'

const folder = inject('fixtureFolder')
const { pages } = await readBuiltSite(folder)

describe('what the build knows of a page', () => {
  test('is what a parser of HTML finds in it, on every page', () => {
    expect(pages.size).toBeGreaterThan(0)
    for (const [address, parsed] of pages) {
      const file = join(folder, address === '/' ? 'index.html' : `${address}.html`)
      expect({ address, ...factsOf(readFileSync(file, 'utf8')) }).toEqual({ address, ...parsed })
    }
  })

  test.each([
    '<a class="x" href="/a?b=1&amp;c=%20&quot;#d">a &lt;a href=&quot;/no&quot;&gt;</a>',
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="5 &gt; 4"/><input disabled="" id="x">',
    '<script type="application/ld+json">{"a":"\\u003ca href=\\"/no\\">"}</script><use href="#icon"/>',
    '<meta property="og:image" content="https://www.example.com/a.png?v=1"/><link rel="canonical" href="/c"/>',
    '<script type="application/ld+json">{"@type":"A"}</script><script type="application/ld+json">{</script>',
    '<meta name="description" content="A &amp; B"/><meta name="robots" content="noindex,nofollow"/><iframe src="/f"></iframe>',
    '<a href="https://www.example.com">open</a><a href="//www.example.com" rel="me noopener">closed</a>',
    '<p style="color:red" onclick="a()">a</p><script>a()</script><style>a{}</style><form></form><base href="/"/>',
  ])('is the same of %s', (html) => {
    expect(factsOf(html)).toEqual(parsePage(html))
  })
})
