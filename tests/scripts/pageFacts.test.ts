import { expect, test } from 'vitest'
import { factsOf } from '../../scripts/build/pages/pageFacts.ts'

const JSON_LD = '<script type="application/ld+json">'

test.each([
  ['<a class="x" href="/a?b=1&amp;c=%20&quot;#d">a &lt;a href=&quot;/no&quot;&gt;</a>', { links: ['/a?b=1&c=%20"#d'] }],
  [
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="5 &gt; 4"/><input disabled="" id="x">',
    { assets: ['/a.png', '/a.png', '/b.png'], ids: ['x'] },
  ],
  [
    `${JSON_LD}{"@context":"https://schema.org","@type":"A","a":"\\u003ca href=\\"/no\\">"}</script><use href="#icon"/>`,
    { assets: ['#icon'] },
  ],
  [
    '<meta property="og:image" content="https://www.example.com/a.png?v=1"/><link rel="canonical" href="/c"/>',
    { sharePicture: 'https://www.example.com/a.png?v=1', canonical: '/c' },
  ],
  [
    '<link rel="alternate" href="/feed.xml"/><link rel="stylesheet" href="/a.css"/><video src="/v" poster="/p"></video>',
    { links: ['/feed.xml'], assets: ['/a.css', '/v', '/p'] },
  ],
  [
    `${JSON_LD}{"@type":"A"}</script>${JSON_LD}{</script>`,
    {
      unreadable: [
        'The data do not say that they are in the words of schema.org.',
        expect.stringContaining('The data are no JSON: '),
      ],
    },
  ],
  [
    '<meta name="description" content="A &amp; B"/><meta name="robots" content="noindex,nofollow"/><iframe src="/f"></iframe>',
    { description: 'A & B', isIndexed: false, frames: ['/f'] },
  ],
  [
    '<a href="https://www.example.com">open</a><a href="//www.example.com" rel="me noopener">closed</a>',
    {
      links: ['https://www.example.com', '//www.example.com'],
      unsafe: ['<a href="https://www.example.com"> without rel="noopener"'],
    },
  ],
  [
    '<p style="color:red" onclick="a()">a</p><script>a()</script><style>a{}</style><form></form><base href="/"/>',
    { unsafe: ['<p style>', '<p onclick>', '<script>', '<style>', '<form>', '<base>'] },
  ],
])('what the build knows of a page: %s', (html, facts) => {
  expect(factsOf(html)).toEqual({ ...factsOf(''), ...facts })
})

test('a page that says nothing may be shown, and has nothing to follow', () => {
  expect(factsOf('')).toMatchObject({ isIndexed: true, links: [], assets: [], unsafe: [] })
  expect(factsOf('').canonical).toBeUndefined()
})
