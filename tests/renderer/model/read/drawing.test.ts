import { describe, expect, test } from 'vitest'
import { measureMedia } from '../../../../renderer/model/read/media.ts'
import { problemsOf, siteOf } from '../../../support/contentFolder.ts'

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'

/** What the check says of a drawing with this inside. */
const inside = (content: string) =>
  problemsOf({ 'media/a.svg': `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>` })
const whole = (svg: string) => problemsOf({ 'media/a.svg': svg })

describe('a drawing', () => {
  test('that draws is fine: shapes, words, styles, references to itself, what editors note', async () => {
    const svg = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created by hand: <script> in a comment is a comment. -->
<svg xmlns="http://www.w3.org/2000/svg" ${XLINK} xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" viewBox="0 0 9 9">
  <metadata><rdf:RDF><rdf:li rdf:resource="https://example.com/license" /></rdf:RDF></metadata>
  <style>.a { fill: url( "#shade" ); content: "\\201C" } @media (width > 9px) { .a { stroke: red } }</style>
  <style><![CDATA[ .b { marker: url(#dot) } ]]></style>
  <defs><linearGradient id="shade" /><g id="dot"><path d="M0 0l1 1" /></g></defs>
  <use href="#dot" /><use xlink:href="#dot" fill="url('#shade')" style="clip-path: url(#dot)" />
  <text>Calls (40) &amp; visits</text>
  <animate href="#dot" attributeName="opacity" from="0" to="1" />
</svg>`
    const { media } = await siteOf({ 'media/a.svg': svg })
    expect(media.get('a.svg')).toEqual({ kind: 'drawing' })
  })

  test('that runs code, each piece at its place', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"
  onload="alert(1)">
  <script>alert(1)</script>
  <x:script xmlns:x="http://www.w3.org/2000/svg" />
  <g id="a" ONCLICK="alert(1)" />
  <foreignObject><p /></foreignObject>
</svg>`
    expect(await whole(svg)).toMatchInlineSnapshot(`
      "content/media/a.svg
        The drawing holds code: \`onload\`.
        | <svg xmlns="http://www.w3.org/2000/svg"
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Export it again as plain SVG, without scripts.

      content/media/a.svg
        The drawing holds code: \`<script>\`.
        |   <script>alert(1)</script>
        |   ^^^^^^^^
        Export it again as plain SVG, without scripts.

      content/media/a.svg
        The drawing holds code: \`<x:script>\`.
        |   <x:script xmlns:x="http://www.w3.org/2000/svg" />
        |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Export it again as plain SVG, without scripts.

      content/media/a.svg
        The drawing holds code: \`ONCLICK\`.
        |   <g id="a" ONCLICK="alert(1)" />
        |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Export it again as plain SVG, without scripts.

      content/media/a.svg
        The drawing holds what is no drawing: \`<foreignObject>\`.
        |   <foreignObject><p /></foreignObject>
        |   ^^^^^^^^^^^^^^^
        Export it again as plain SVG.

      5 problems in 1 file"
    `)
  })

  test.each([
    ['<image href="https://example.com/a.png" />'],
    ['<image href="data:image/png;base64,AAAA" />'],
    [`<g ${XLINK}><use xlink:href="other.svg#a" /></g>`],
    ['<a href="java&#115;cript:alert(1)"><text>A</text></a>'],
    ['<g y:href="//example.com" xmlns:y="http://www.w3.org/1999/xlink" />'],
    ['<g xml:base="https://example.com/" />'],
    ['<rect fill="url(https://example.com/a.svg#b)" />'],
    ['<rect style="fill: \\75rl( \'//example.com\')" />'],
    ['<rect cursor="image-set(\'//example.com/a\' 1x)" />'],
    ['<style>@import "//example.com/a.css";</style>'],
    ['<style>@im<!-- -->port "//example.com/a.css";</style>'],
    ['<style>&#64;import "//example.com/a.css";</style>'],
    ['<style><![CDATA[a { fill: u\\52L(//example.com) }]]></style>'],
    ['<s:style xmlns:s="http://www.w3.org/2000/svg">a { fill: url(b.svg#c) }</s:style>'],
  ])('that needs something outside of itself: %s', async (content) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`
    expect(await measureMedia('a.svg', Buffer.from(svg))).toMatchObject({
      kind: 'refused',
      faults: [
        {
          message: expect.stringContaining('The drawing needs something outside of itself: `'),
          hint: 'A drawing is one file: draw it inside, or publish the whole as PNG.',
        },
      ],
    })
  })

  test('that changes by itself where it leads', async () => {
    expect(
      await inside('\n<animate attributeName="xlink:href" to="#b" />\n<set attributeName="onclick" />\n'),
    ).toMatchInlineSnapshot(`
      "content/media/a.svg
        An animation changes where something leads: \`attributeName="xlink:href"\`.
        | <animate attributeName="xlink:href" to="#b" />
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Export it again as plain SVG.

      content/media/a.svg
        An animation changes where something leads: \`attributeName="onclick"\`.
        | <set attributeName="onclick" />
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Export it again as plain SVG.

      2 problems in 1 file"
    `)
  })

  test('that says more than XML needs: a document type, a style sheet, another encoding, HTML', async () => {
    expect(
      await problemsOf({
        'media/1.svg': '<!DOCTYPE svg [<!ENTITY a "<script/>">]>\n<svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
        'media/2.svg': '<?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg" />',
        'media/3.svg': '<?xml version="1.0" encoding="utf-7"?><svg xmlns="http://www.w3.org/2000/svg" />',
        'media/4.svg': '<svg xmlns="http://www.w3.org/2000/svg"><b xmlns="http://www.w3.org/1999/xhtml" /></svg>',
        'media/5.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>caf\xe9</text></svg>', 'latin1'),
      }),
    ).toMatchInlineSnapshot(`
      "content/media/1.svg
        The drawing has a document type, which may define words of its own.
        | <!DOCTYPE svg [<!ENTITY a "<script/>">]>
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Remove \`<!DOCTYPE …>\`, or export it again as plain SVG.

      content/media/2.svg
        The drawing has an instruction for other programs: \`<?xml-stylesheet\`.
        | <?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg" />
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Export it again as plain SVG.

      content/media/3.svg
        The drawing says that it is saved as utf-7.
        | <?xml version="1.0" encoding="utf-7"?><svg xmlns="http://www.w3.org/2000/svg" />
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Save it as UTF-8.

      content/media/4.svg
        The drawing holds a piece of a page in HTML.
        | <svg xmlns="http://www.w3.org/2000/svg"><b xmlns="http://www.w3.org/1999/xhtml" /></svg>
        |                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Export it again as plain SVG.

      content/media/5.svg
        The drawing cannot be read: the file is damaged, or is not saved as UTF-8.
        Export it again as plain SVG.

      5 problems in 5 files"
    `)
  })

  test('that hides behind what one parser ends and another does not', async () => {
    expect(await inside('<?x ><!-- ?><script/><!-- -->')).toContain('`<?x`')
    expect(await inside('<title></title><textarea><script/></textarea>')).toContain('`<script>`')
    expect(await inside('<!--><script/><!-- --><g>')).toContain('`<g>` is not closed')
  })

  test('that is cut off, is none, or is made to take long', async () => {
    expect(
      await problemsOf({
        'media/1.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n  <g>\n    <path d="M0 0"/>\n    <path d="M1',
        'media/2.svg': '<rss><svg /></rss>',
        'media/3.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(50_000)}`,
      }),
    ).toMatchInlineSnapshot(`
      "content/media/1.svg
        The drawing is damaged: \`<path>\` is not closed.
        |     <path d="M1
        |     ^
        Export it again as plain SVG.

      content/media/2.svg
        The file holds \`<rss>\`, which is no drawing.
        | <rss><svg /></rss>
        | ^^^^^
        Export it again as plain SVG.

      content/media/3.svg
        The drawing has more than 100 elements in each other.
        Export it again as plain SVG.

      3 problems in 3 files"
    `)
  })

  test('with a thousand faults is told with the first twenty', async () => {
    expect(await inside('<script />'.repeat(1000))).toContain('20 problems in 1 file')
  })
})
