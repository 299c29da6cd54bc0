import { expect, test } from 'vitest'
import { formatProblems } from '../../../../renderer/model/explain/diagnostic.ts'
import { validateXml } from '../../../../scripts/build/steps/validateXml.ts'
import { createTemporaryFolder, writeFiles } from '../../../support/siteFolder.ts'

const INVALID_TITLE = 'A form ]]> here & there'

test('reports the first error of each file', async () => {
  const html = `&lt;p&gt;An opening.&lt;/p&gt;\n&lt;p&gt;The opening of the ]]>`
  const files = {
    '/blog/atom.xml': `<feed>\n<title>${INVALID_TITLE.replace('&', '&amp;')}</title></feed>`,
    '/blog/feed.xml': `<rss>${html.replace(' ]]>', '\u0001')}</rss>`,
    '/sitemap.xml': '<urlset><loc>https://www.example.com/?a&b</loc></urlset>',
  }
  const { problems } = await validateXml(writeFiles(createTemporaryFolder(), files), Object.keys(files))
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "blog/atom.xml:2:17
      \`/blog/atom.xml\` isn't well-formed XML: the string "]]>" is disallowed in char data.
      2 | <title>A form ]]> here &amp; there</title></feed>
        |                 ^

    blog/feed.xml:2:28
      \`/blog/feed.xml\` isn't well-formed XML: disallowed character.
      2 | &lt;p&gt;The opening of the<U+0001></rss>
        |                            ^

    sitemap.xml:1:56
      \`/sitemap.xml\` isn't well-formed XML: unclosed tag: loc
      1 | <urlset><loc>https://www.example.com/?a&b</loc></urlset>
        |                                                        ^

    3 problems in 3 files"
  `)
})
