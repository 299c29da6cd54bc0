import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { MEDIA_LIMITS } from '../../../../renderer/model/limits.ts'
import { measureMedia } from '../../../../renderer/model/read/media.ts'
import { inspectContent } from '../../../../scripts/content/check/inspectContent.ts'
import { contentWith, said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { packed, pdf } from '../../../support/pdf.ts'
import { post } from '../../../support/post.ts'

const measure = (...objects: (string | Buffer)[]) => measureMedia('a.pdf', pdf(...objects))

describe('a PDF', () => {
  test('that only shows pages is fine, wherever it opens and leads', async () => {
    for (const objects of [
      '1 0 obj<</OpenAction[3 0 R /XYZ null null 0]/Pages 2 0 R>>endobj',
      '1 0 obj<</OpenAction 4 0 R>>endobj\n4 0 obj\n<</S/GoTo/D[3 0 R/Fit]>>endobj',
      '1 0 obj<</OpenAction<</S/GoTo/D(here)>>>>endobj',
      '<</A<</S/URI/URI(https://www.example.com/Launch/JavaScript)>>>>',
      packed({ 1: '<</OpenAction 4 0 R>>', 4: '[3 0 R /Fit]' }),
    ])
      expect(await measure(objects), String(objects)).toEqual({ kind: 'document' })
  })

  mistake('that is none is refused: it begins with its version and ends with its end', () =>
    said({
      'media/1.pdf': '%PDF-<html><script>alert(1)</script></html>\n%%EOF',
      'media/2.pdf': '%PDF-1.7\n1 0 obj',
      'media/3.pdf': '%PDF-9.9\n%%EOF',
    }),
  ).says(`
    content/media/1.pdf
      The document cannot be read: the file is damaged, or is no PDF.
      Export it again as PDF from the program that wrote it.

    content/media/2.pdf
      The document cannot be read: the file is damaged, or is no PDF.
      Export it again as PDF from the program that wrote it.

    content/media/3.pdf
      The document cannot be read: the file is damaged, or is no PDF.
      Export it again as PDF from the program that wrote it.

    3 problems in 3 files`)

  test('that does more than show pages is refused, however it is written or packed', async () => {
    const action = '<</S/JavaScript/JS(app.alert(1))>>'
    const problems = await said({
      'media/1.pdf': pdf(`1 0 obj${action}endobj`),
      'media/2.pdf': pdf('1 0 obj<</S/#4aav#61Script>>endobj'),
      'media/3.pdf': pdf(packed({ 1: '<</Type/Catalog>>', 2: action })),
      'media/4.pdf': pdf('<</S/Launch/F(calc.exe)>>'),
      'media/5.pdf': pdf('<</Names<</EmbeddedFiles 5 0 R>>>>'),
      'media/6.pdf': pdf('<</S/SubmitForm/F(https://www.example.com)>>'),
      'media/7.pdf': pdf('<</OpenAction<</S/URI/URI(https://www.example.com)>>>>'),
      'media/8.pdf': pdf(packed({ 1: '<</OpenAction 4 0 R>>', 4: '<</S/URI/URI(https://www.example.com)>>' })),
      'media/9.pdf': pdf('trailer<</Encrypt 5 0 R>>'),
    })
    expect(problems).toMatchInlineSnapshot(`
      "content/media/1.pdf
        The PDF holds a program: \`/JavaScript\`.
        Export it again as a plain PDF, for instance by printing it into one.

      content/media/2.pdf
        The PDF holds a program: \`/#4aav#61Script\`.
        Export it again as a plain PDF, for instance by printing it into one.

      content/media/3.pdf
        The PDF holds a program: \`/JavaScript\`.
        Export it again as a plain PDF, for instance by printing it into one.

      content/media/4.pdf
        The PDF starts programs of whoever reads it: \`/Launch\`.
        Export it again as a plain PDF, for instance by printing it into one.

      content/media/5.pdf
        The PDF holds another file: \`/EmbeddedFiles\`.
        Export it again as a plain PDF, for instance by printing it into one.

      content/media/6.pdf
        The PDF sends what somebody types into it: \`/SubmitForm\`.
        Export it again as a plain PDF, for instance by printing it into one.

      content/media/7.pdf
        The PDF does something as soon as it is opened: \`/OpenAction\`.
        Export it again as a plain PDF, for instance by printing it into one.

      content/media/8.pdf
        The PDF does something as soon as it is opened: \`/OpenAction\`.
        Export it again as a plain PDF, for instance by printing it into one.

      content/media/9.pdf
        The PDF is encrypted: nobody can look into it.
        Export it without a password and without restrictions.

      9 problems in 9 files"
    `)
  })

  test('that cannot be looked into is refused', async () => {
    const bomb = deflateSync(Buffer.alloc(MEDIA_LIMITS.document.unpacked + 1))
    for (const objects of [
      packed({ 1: 'null' }, '[/ASCIIHexDecode /FlateDecode]'),
      packed({ 1: 'null' }, '[/FlateDecode /FlateDecode]'),
      packed({ 1: 'null' }, '/LZWDecode'),
      packed({ 1: 'null', 2: 'null' }, '/FlateDecode', [9, 0]),
      '<</Type/ObjStm/Filter/FlateDecode>>stream\nNothing.',
      '<</Type/ObjStm/Filter/FlateDecode>>',
      Buffer.concat([Buffer.from('<</Type/ObjStm/Filter/FlateDecode>>stream\n'), bomb]),
      Buffer.concat(Array.from({ length: 20_000 }, () => packed({ 1: 'null' }))),
    ])
      expect(await measure(objects)).toMatchObject({
        faults: [{ message: 'The PDF is packed in a way that cannot be looked into.' }],
      })
  })

  test.each([
    ['of opening', '/OpenAction 4 0 R'.repeat(200_000)],
    ['of opening without an end', '/OpenAction<<'.repeat(200_000)],
    ['of links', '(https:/XFA)'.repeat(200_000)],
    ['of authors', '<dc:creator><rdf:a>/Author ('.repeat(100_000)],
  ])('with too much %s takes no time', async (_, objects) => {
    expect((await measure(objects)).kind).toMatch(/refused|document/)
  })

  test.each([
    ['in its own entry', '<</Author(Jane Doe \\(office\\) \\351)>>', 'Jane Doe (office) é'],
    ['in another encoding', '<</Author<FEFF004A00E4006E0065>>>', 'Jäne'],
    ['by reference', '<</Author 5 0 R>>\n5 0 obj\n(Jane)\nendobj', 'Jane'],
    ['in XMP', '<dc:creator>\n<rdf:Seq><rdf:li>Jän\u00e9</rdf:li></rdf:Seq></dc:creator>', 'Jäné'],
    ['packed', packed({ 3: '<</Author(Jane)>>' }), 'Jane'],
    ['not at all', '<</Author()/Title(A)>>', undefined],
  ])('that names its author %s', async (_, objects, author) => {
    expect(await measure(objects)).toEqual({ kind: 'document', ...(author !== undefined && { author }) })
  })

  test('whose author visitors would read is a hint, where something leads to it', async () => {
    const content = contentWith({
      'media/idle.pdf': pdf('<</Author(John)>>'),
      'media/plan.pdf': pdf('<</Author(Jane)>>'),
      ...post('[A document](/media/plan.pdf)'),
    })
    const { problems, hints } = await inspectContent({ root: content, release: false })
    expect(problems).toEqual([])
    expect(hints.filter(({ message }) => message.includes('author'))).toMatchInlineSnapshot(`
      [
        {
          "column": 1,
          "file": "content/media/plan.pdf",
          "hint": "Export it again without, if visitors should not read that.",
          "line": 1,
          "message": "This PDF names its author: \`Jane\`.",
          "rule": "media",
        },
      ]
    `)
  })
})
