import { describe, expect, test } from 'vitest'
import { measureMedia } from '../../../../renderer/model/read/media.ts'
import { said, siteOf } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'

/** What the check says of a drawing with this inside. */
const inside = (content: string) => said({ 'media/a.svg': `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>` })
const whole = (svg: string) => said({ 'media/a.svg': svg })

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
      "The drawing holds code: \`onload\`.
      | <svg xmlns="http://www.w3.org/2000/svg"
      | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Export it again as plain SVG, without scripts.

      The drawing holds code: \`<script>\`.
      |   <script>alert(1)</script>
      |   ^^^^^^^^
      Export it again as plain SVG, without scripts.

      The drawing holds code: \`<x:script>\`.
      |   <x:script xmlns:x="http://www.w3.org/2000/svg" />
      |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Export it again as plain SVG, without scripts.

      The drawing holds code: \`ONCLICK\`.
      |   <g id="a" ONCLICK="alert(1)" />
      |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Export it again as plain SVG, without scripts.

      The drawing holds what is no drawing: \`<foreignObject>\`.
      |   <foreignObject><p /></foreignObject>
      |   ^^^^^^^^^^^^^^^
      Export it again as plain SVG."
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

  mistake('that changes by itself where it leads', () =>
    inside('\n<animate attributeName="xlink:href" to="#b" />\n<set attributeName="onclick" />\n'),
  ).says(`
    An animation changes where something leads: \`attributeName="xlink:href"\`.
    | <animate attributeName="xlink:href" to="#b" />
    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Export it again as plain SVG.

    An animation changes where something leads: \`attributeName="onclick"\`.
    | <set attributeName="onclick" />
    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Export it again as plain SVG.`)
  mistake('that says more than XML needs: a document type, a style sheet, another encoding, HTML', () =>
    said({
      'media/1.svg': '<!DOCTYPE svg [<!ENTITY a "<script/>">]>\n<svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
      'media/2.svg': '<?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg" />',
      'media/3.svg': '<?xml version="1.0" encoding="utf-7"?><svg xmlns="http://www.w3.org/2000/svg" />',
      'media/4.svg': '<svg xmlns="http://www.w3.org/2000/svg"><b xmlns="http://www.w3.org/1999/xhtml" /></svg>',
      'media/5.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>caf\xe9</text></svg>', 'latin1'),
    }),
  ).says(`
    content/media/1.svg
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

    5 problems in 5 files`)

  test('that hides behind what one parser ends and another does not', async () => {
    expect(await inside('<?x ><!-- ?><script/><!-- -->')).toContain('`<?x`')
    expect(await inside('<title></title><textarea><script/></textarea>')).toContain('`<script>`')
    expect(await inside('<!--><script/><!-- --><g>')).toContain('A comment has two hyphens in it.')
  })

  mistake('that is cut off, is none, or is made to take long', () =>
    said({
      'media/1.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n  <g>\n    <path d="M0 0"/>\n    <path d="M1',
      'media/2.svg': '<rss><svg /></rss>',
      'media/3.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(50_000)}`,
    }),
  ).says(`
    content/media/1.svg
      \`<g>\` is not closed: the file is damaged.
      |   <g>
      |   ^^^
      Export it again from the program that made it.

    content/media/2.svg
      The file holds \`<rss>\`, which is no drawing.
      | <rss><svg /></rss>
      | ^^^^^
      Export it again as plain SVG.

    content/media/3.svg
      The drawing has more than 100 elements in each other.
      Export it again as plain SVG.

    3 problems in 3 files`)

  test('with a thousand faults is told with the first twenty', async () => {
    expect((await inside('<script />'.repeat(1000))).split('\n\n')).toHaveLength(20)
  })

  test('that is no XML is told with its place and what to write, for browsers show none of it', async () => {
    const faults = [
      '<text>&nbsp;</text>',
      '<text>a & b; c</text>',
      '<text title="a & b">c</text>',
      '<g inkscape:label="a"/>',
      '<x:g/>',
      '<g id="a" id="b"/>',
      '<g id=a/>',
      '<g hidden/>',
      '<g id="a<b"/>',
      '<g id="a"class="b"/>',
      '<!-- a -- b -->',
      '<text>\u0000</text>',
      '<text>\u0001</text>',
      '<text>&#0;</text>',
      '<text>a ]]> b</text>',
      '<g><path></g>',
      '</g>',
      '</svg>text<svg>',
      '</svg><svg>',
      '< g/>',
      '<?xml version="1.0"?>',
    ]
    const told = faults.map(async (fault) => {
      const file = await measureMedia('a.svg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">\n${fault}</svg>`))
      const [{ line, column, message, hint } = {}] = file.kind === 'refused' ? file.faults : []
      return `${fault} ${line}:${column} ${message} ${hint}`
    })
    expect((await Promise.all(told)).join('\n').replace('\u0000', 'NUL')).toMatchInlineSnapshot(`
      "<text>&nbsp;</text> 2:7 XML has no \`&nbsp;\`. Write the character itself.
      <text>a & b; c</text> 2:9 An \`&\` stands for nothing. Write \`&amp;\`.
      <text title="a & b">c</text> 2:16 An \`&\` stands for nothing. Write \`&amp;\`.
      <g inkscape:label="a"/> 2:23 Nothing says what the prefix \`inkscape:\` stands for. Remove what begins with \`inkscape:\`, or export it again with its \`xmlns:inkscape\`.
      <x:g/> 2:6 Nothing says what the prefix \`x:\` stands for. Remove what begins with \`x:\`, or export it again with its \`xmlns:x\`.
      <g id="a" id="b"/> 2:18 An element has the attribute \`id\` twice. Remove one of both.
      <g id=a/> 2:7 An attribute is not written as XML has it. Write \`name="value"\`, in quotes.
      <g hidden/> 2:10 An attribute is not written as XML has it. Write \`name="value"\`, in quotes.
      <g id="a<b"/> 2:9 A \`<\` stands in the value of an attribute. Write \`&lt;\`.
      <g id="a"class="b"/> 2:10 Two attributes stand together without a space. Write a space between them.
      <!-- a -- b --> 2:10 A comment has two hyphens in it. Remove the comment, or write one hyphen.
      <text>NUL</text> 2:7 The file holds a control character (U+0000), which XML does not have. Remove it.
      <text></text> 2:7 The file holds a control character (U+0001), which XML does not have. Remove it.
      <text>&#0;</text> 2:10 A character is told by a number that XML does not have. Write the character itself.
      <text>a ]]> b</text> 2:11 A text holds \`]]>\`. Write \`]]&gt;\`.
      <g><path></g> 2:4 \`<path>\` is not closed: the file is damaged. Export it again from the program that made it.
      </g> 2:1 \`</g>\` closes nothing. Remove it, or write what it closes.
      </svg>text<svg> 2:11 Text stands outside of the first element. Remove it.
      </svg><svg> 2:11 A second element stands behind the end of the first. Put both into one, or remove the second.
      < g/> 2:2 This is no XML: disallowed character in tag name. Export it again from the program that made it.
      <?xml version="1.0"?> 2:6 \`<?xml …?>\` is not the first thing in the file. Remove what stands before it."
    `)
    expect(await whole('<svg viewBox="0 0 9 9"><g/></svg>')).toMatchInlineSnapshot(`
      "The drawing does not say that it is SVG: browsers show nothing.
      | <svg viewBox="0 0 9 9"><g/></svg>
      | ^^^^^^^^^^^^^^^^^^^^^^^
      Write \`<svg xmlns="http://www.w3.org/2000/svg">\`."
    `)
  })

  test('that would draw without end, or a billion elements, by referring to itself', async () => {
    const level = (n: number) => `<g id="g${n}">${`<use href="#g${n - 1}"/>`.repeat(10)}</g>\n`
    const levels = [1, 2, 3, 4, 5, 6, 7, 8].map(level).join('')
    expect(await inside(`\n<defs><g id="g0"><rect/></g>\n${levels}</defs>\n<use href="#g8"/>`)).toMatchInlineSnapshot(`
      "The drawing draws more than 20,000 elements again by reference.
      | <g id="g4"><use href="#g3"/><use href="#g3"/><use href="#g3"/><use href="#g3"/><use href="#g3"/><use href="#g3"/><use hr…
      | ^^^^^^^^^^^
      Draw it without references, or publish it as PNG."
    `)
    expect(await inside('\n<g id="a"><use href="#b"/></g>\n<g id="b"><use href="#a"/></g>\n')).toMatchInlineSnapshot(`
      "\`<g>\` draws itself by reference.
      | <g id="a"><use href="#b"/></g>
      | ^^^^^^^^^^
      Draw it without references, or publish it as PNG."
    `)
  })

  const nested = (tag: string, paint: (n: number) => string) =>
    [1, 2, 3, 4, 5].map((n) => `<${tag} id="p${n}">${`<rect ${paint(n - 1)}/>`.repeat(10)}</${tag}>`).join('')
  test.each([
    ['patterns', nested('pattern', (n) => `fill="url(#p${n})"`)],
    ['masks', nested('mask', (n) => `style="opacity: 1; mask: \\75rl('#p${n}')"`)],
    ['paths that clip', nested('clipPath', (n) => `clip-path="url(#p${n})"`)],
    [
      'what a style sheet names',
      `<style>${[0, 1, 2, 3, 4].map((n) => `rect.a${n}{fill:url(#p${n})}`).join('')}</style>${nested('pattern', (n) => `class="a${n}"`)}`,
    ],
    [
      'what a style sheet names for everything',
      `<style>*{--a:url(#p1)}</style>${'<g/>'.repeat(2000)}${nested('pattern', () => '')}`,
    ],
    [
      'groups that are painted',
      `${[1, 2, 3, 4, 5].map((n) => `<pattern id="p${n}"><g fill="url(#p${n - 1})">${'<rect/>'.repeat(10)}</g></pattern>`).join('')}`,
    ],
    [
      'a marker at every corner',
      `<marker id="m">${'<rect/>'.repeat(100)}</marker><path marker-mid="url(#m)" d="M${'0 0 '.repeat(300)}"/>`,
    ],
    ['a circle of patterns', '<pattern id="a"><rect fill="url(#a)"/></pattern>'],
    ['a circle of gradients', `<linearGradient id="a" ${XLINK} xlink:href="#b"/><linearGradient id="b" href="#a"/>`],
    ['a long chain', Array.from({ length: 300 }, (_, n) => `<g id="c${n}"><use href="#c${n + 1}"/></g>`).join('')],
  ])('whose references are too many: %s', async (_, content) => {
    expect(await inside(content)).toMatch(/by reference\.\n/)
  })

  test('with many references is fine where each draws little', async () => {
    const dots = '<g id="dot"><circle r="1"/></g>'.concat('<use href="#dot"/>'.repeat(5000))
    const shades = '<linearGradient id="shade"><stop/><stop/></linearGradient>'.concat(
      '<path fill="url(#shade)"/>'.repeat(8000),
    )
    const styled =
      '<style>.a{clip-path:url(#clip)}.b{mask:url(#mask)}</style><clipPath id="clip"><rect/></clipPath><mask id="mask"><path class="a"/></mask>'
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" class="a">${dots}${shades}${styled}<g class="b"><path/></g><a href="#dot"/></svg>`
    expect(await measureMedia('a.svg', Buffer.from(svg))).toEqual({ kind: 'drawing' })
  })

  test.each([
    ['elements', '<g>'.repeat(100_000)],
    ['comments', '<!--'.repeat(100_000)],
    ['signs of nothing', '& '.repeat(200_000)],
    ['paints that hold for many', `<g style="${'--a:url(#b);'.repeat(30_000)}">${'<g/>'.repeat(30_000)}</g>`],
    ['rules for many', `<style>${'g{fill:url(#b)}'.repeat(30_000)}</style>${'<g/>'.repeat(50_000)}`],
    ['brackets of style', `<style>${'{'.repeat(100_000)}url(</style>`],
    ['prefixes', `<g ${Array.from({ length: 10_000 }, (_, n) => `xmlns:a${n}="a"`).join(' ')}/>`],
  ])('with too much of one thing takes no time: %s', { timeout: 20_000 }, async (_, content) => {
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)
    expect((await measureMedia('a.svg', svg)).kind).toMatch(/refused|drawing/)
  })
})
