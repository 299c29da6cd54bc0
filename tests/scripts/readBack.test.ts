import { expect, test } from 'vitest'
import { formatProblems } from '../../renderer/model/explain/problem.ts'
import { factsOf } from '../../scripts/build/pages/pageFacts.ts'
import { readBack } from '../../scripts/build/steps/readBack.ts'
import { contentWith, siteOf } from '../support/contentFolder.ts'
import { emptyFolder, writeFiles } from '../support/siteFolder.ts'

const SVG = 'http://www.w3.org/2000/svg'
const TITLE = 'A form ]]> here & there'
const retitled = (text: string) => text.replace('title: First post', `title: "${TITLE}"`)

/** What is told of a site that has these files and pages, made of the fixture with a title of its own. */
async function toldOf(files: Record<string, string>, pages: Record<string, string> = {}): Promise<string> {
  const overrides = { 'posts/first-post.mdx': retitled }
  const client = writeFiles(emptyFolder(), files)
  const facts = new Map(Object.entries(pages).map(([address, html]) => [address, factsOf(html)]))
  const [content, site] = [contentWith(overrides), await siteOf(overrides)]
  const { unreadable } = await readBack({ client, content, site, files: Object.keys(files), pages: facts })
  return unreadable.length === 0 ? 'nothing' : formatProblems(unreadable)
}

test('what every program can read is published', async () => {
  const files = {
    '/blog/atom.xml': '<?xml version="1.0" encoding="utf-8"?>\n<feed><title>A ]]&gt; b &amp; c</title></feed>\n',
    '/favicon.svg': `<svg xmlns="${SVG}"><path d="M0 0"/></svg>`,
    '/robots.txt': 'a & b',
  }
  const data = '{"@context":"https://schema.org","@type":"WebSite","name":"a \\u003c b"}'
  const page = `<script type="application/ld+json">${data}</script>`
  expect(await toldOf(files, { '/': page })).toBe('nothing')
})

test('a feed that is no XML names its line', async () => {
  const html = `&lt;p&gt;An opening.&lt;/p&gt;\n&lt;p&gt;The opening of the ]]>`
  expect(
    await toldOf({
      '/blog/atom.xml': `<feed>\n<title>${TITLE.replace('&', '&amp;')}</title></feed>`,
      '/blog/feed.xml': `<rss>${html.replace(' ]]>', '\u0001')}</rss>`,
      '/sitemap.xml': '<urlset><loc>https://www.example.com/?a&b</loc></urlset>',
    }),
  ).toMatchInlineSnapshot(`
    "blog/atom.xml:2:17
      \`/blog/atom.xml\` would be no XML, and no program could read it: the string "]]>" is disallowed in char data.
      2 | <title>A form ]]> here &amp; there</title></feed>
        |                 ^

    blog/feed.xml:2:28
      \`/blog/feed.xml\` would be no XML, and no program could read it: disallowed character.
      2 | &lt;p&gt;The opening of the<U+0001></rss>
        |                            ^

    sitemap.xml:1:56
      \`/sitemap.xml\` would be no XML, and no program could read it: unclosed tag: loc
      1 | <urlset><loc>https://www.example.com/?a&b</loc></urlset>
        |                                                        ^

    3 problems in 3 files"
  `)
})

test('a page whose data no program can read names the file that it is about', async () => {
  const page = (json: string) => `<script type="application/ld+json">${json}</script>`
  expect(
    await toldOf(
      {},
      {
        '/': page('{"@type":"WebSite"}'),
        '/blog/first-post': page('{"@context":"https://schema.org"}') + page('{"a":'),
        '/blog': page('null'),
      },
    ),
  ).toMatchInlineSnapshot(`
    "content/pages/home.yaml:1:1
      No program could read what \`/\` tells it. The data do not say that they are in the words of schema.org.

    content/posts/_listing.yaml:1:1
      No program could read what \`/blog\` tells it. The data do not say that they are in the words of schema.org.

    content/posts/first-post.mdx:1:1
      No program could read what \`/blog/first-post\` tells it. The data do not say what they are.

    content/posts/first-post.mdx:1:1
      No program could read what \`/blog/first-post\` tells it. The data are no JSON: Unexpected end of JSON input.

    4 problems in 3 files"
  `)
})
