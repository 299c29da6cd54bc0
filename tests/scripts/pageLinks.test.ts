import { expect, test } from 'vitest'
import { collectLinks } from '../../scripts/build/pages/pageLinks.ts'

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
    '<link rel="alternate" href="/feed.xml"/><link rel="stylesheet" href="/a.css"/><video src="/v" poster="/p"></video>',
    { links: ['/feed.xml'], assets: ['/a.css', '/v', '/p'] },
  ],
  [
    '<meta name="description" content="A"/><link rel="canonical" href="/c"/><iframe src="/f"></iframe>',
    { frames: ['/f'] },
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
])('collects links, ids, and assets: %s', (html, links) => {
  expect(collectLinks(html)).toEqual({ ...collectLinks(''), ...links })
})
