import { expect, test } from 'vitest'
import { scanPage } from '../../../../scripts/build/pages/pageScan.ts'

const JSON_LD_TAG = '<script type="application/ld+json">'

test.each([
  ['<a class="x" href="/a?b=1&amp;c=%20&quot;#d">a &lt;a href=&quot;/no&quot;&gt;</a>', { links: ['/a?b=1&c=%20"#d'] }],
  [
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="5 &gt; 4"/><input disabled="" id="x">',
    { assets: ['/a.png', '/a.png', '/b.png'], ids: ['x'] },
  ],
  [
    `${JSON_LD_TAG}{"@context":"https://schema.org","@type":"A","a":"\\u003ca href=\\"/no\\">"}</script><use href="#icon"/>`,
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
])('collects links, ids, assets, and frames: %s', (html, expected) => {
  expect(scanPage(html)).toEqual({ ...scanPage(''), ...expected })
})
