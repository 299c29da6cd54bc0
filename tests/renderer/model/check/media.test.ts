import { describe, expect, test } from 'vitest'
import { said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** What the check says of drawings that are called so. */
const named = (...names: string[]) => said(Object.fromEntries(names.map((name) => [`media/${name}`, SVG])))

describe('the name of a medium', () => {
  test('has characters that addresses have', async () => {
    const names = ['a b.svg', 'a#b.svg', 'a?b.svg', 'a%zz.svg', 'caf\u00e9.svg', 'a"b/c.svg']
    expect(await named(...names)).toMatchInlineSnapshot(`
      "content/media/a b.svg
        The name has a character that addresses do not have: a space.
        Rename it: \`a-b.svg\`.

      content/media/a"b/c.svg
        The name has a character that addresses do not have: \`"\`.
        Rename it: \`a-b/c.svg\`.

      content/media/a#b.svg
        The name has a character that addresses do not have: \`#\`.
        Rename it: \`a-b.svg\`.

      content/media/a%zz.svg
        The name has a character that addresses do not have: \`%\`.
        Rename it: \`a-zz.svg\`.

      content/media/a?b.svg
        The name has a character that addresses do not have: \`?\`.
        Rename it: \`a-b.svg\`.

      content/media/café.svg
        The name has a character that addresses do not have: \`é\`.
        Rename it: \`cafe.svg\`.

      6 problems in 6 files"
    `)
    // What has no form is told by its number.
    expect(await named('a\u0007b.svg')).toContain('addresses do not have: U+0007.')
    expect(await named('a\u202eb.svg')).toContain('addresses do not have: U+202E.')
  })

  mistake('is not too long, and its end is written small', () =>
    named(`${'a'.repeat(200)}.svg`, 'photo.SVG', 'a_1-B.svg'),
  ).says(`
    content/media/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.svg
      The path has 210 characters, and may have 200.
      Shorten the name.

    content/media/photo.SVG
      The end of the name has capitals: \`.SVG\`.
      Rename it: \`photo.svg\`.

    2 problems in 2 files`)
  mistake('is none that the build gives to a file of its own, and no folder below one', () =>
    named('podcast-cover.jpg', 'podcast-cover.jpg/x.svg', 'Podcast-Cover-512.jpg/x.svg'),
  ).says(`
    content/media/Podcast-Cover-512.jpg/x.svg
      The build draws a file of its own that is called \`media/podcast-cover-512.jpg\`.
      Choose another name.

    content/media/podcast-cover.jpg
      The build draws a file of its own that is called \`media/podcast-cover.jpg\`.
      Choose another name.

    content/media/podcast-cover.jpg/x.svg
      The build draws a file of its own that is called \`media/podcast-cover.jpg\`.
      Choose another name.

    3 problems in 3 files`)
  mistake('differs from all others in more than capitals, folders included', () =>
    named('a.svg', 'A.svg', 'maps/a.svg', 'Maps/b.svg'),
  ).says(`
    content/media/A.svg
      Beside \`media/A.svg\` there is \`media/a.svg\`: many computers keep one of both.
      Names differ in more than capitals.

    content/media/Maps/b.svg
      Beside \`media/Maps\` there is \`media/maps\`: many computers keep one of both.
      Names differ in more than capitals.

    2 problems in 2 files`)
})
