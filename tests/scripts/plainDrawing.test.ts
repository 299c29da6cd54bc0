import sharp from 'sharp'
import { expect, test } from 'vitest'
import { measureMedia } from '../../renderer/model/read/media.ts'
import { plainDrawing } from '../../scripts/build/steps/plainDrawing.ts'
import { faultsOf } from '../support/xml.ts'

const NOTED = `\ufeff<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created by Jane; password: none -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 90 90" width="90" height="90"
  sodipodi:docname="/home/jane/patients.svg" inkscape:export-filename="C:\\jane\\a.png" xml:space="preserve">
  <sodipodi:namedview id="view" inkscape:window-width="1"><inkscape:grid id="grid"/>Noted</sodipodi:namedview>
  <metadata><dc:creator>Jane</dc:creator><g/></metadata>
  <title>Calls &lt;40&gt; &amp; "visits"</title>
  <style><![CDATA[ .a > .b { fill: url("#shade") } ]]></style>
  <defs><linearGradient id="shade"><stop offset="0" stop-color="#246"/></linearGradient></defs>
  <svg:g class="a" inkscape:label="Layer of Jane"><rect class="b" id="dot" width="20" height="40" aria-label="A&#10;&quot;B&quot;"/></svg:g>
  <use xlink:href="#dot" x="30"></use><text x="10" y="80" xml:space="preserve">a  b&#13;</text><g xmlns=""><rect/></g>
</svg>
<!-- The end. -->`

test('a drawing is published with what is drawn and said in it, and without what its editor has noted', async () => {
  const plain = plainDrawing(NOTED)
  expect(plain).toMatchInlineSnapshot(`
    "<svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 90" width="90" height="90" xml:space="preserve">
      
      
      <title>Calls &lt;40&gt; &amp; "visits"</title>
      <style> .a &gt; .b { fill: url("#shade") } </style>
      <defs><linearGradient id="shade"><stop offset="0" stop-color="#246"/></linearGradient></defs>
      <svg:g class="a"><rect class="b" id="dot" width="20" height="40" aria-label="A&#10;&quot;B&quot;"/></svg:g>
      <use xlink:href="#dot" x="30"></use><text x="10" y="80" xml:space="preserve">a  b&#13;</text>
    </svg>
    "
  `)
  expect(await faultsOf(plain)).toEqual([])
  expect(await measureMedia('a.svg', Buffer.from(plain))).toEqual({ kind: 'drawing' })
  expect(plainDrawing(plain)).toBe(plain)
})

test('and looks as it did', async () => {
  const pixels = (svg: string) =>
    sharp(Buffer.from(svg.replace('\ufeff', '')))
      .raw()
      .toBuffer()
  const before = await pixels(NOTED)
  expect(before.some((each) => each !== 0)).toBe(true)
  expect((await pixels(plainDrawing(NOTED))).equals(before)).toBe(true)
})
