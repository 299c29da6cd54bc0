import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FIXTURE, said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

const ROOM = readFileSync(`${FIXTURE}/media/posts/room.png`)

/** What the check says of pictures that are called so. */
const named = (...names: string[]) => said(Object.fromEntries(names.map((name) => [`media/${name}`, ROOM])))

describe('the name of a medium', () => {
  test('has characters that addresses have', async () => {
    const names = ['a b.png', 'a#b.png', 'a?b.png', 'a%zz.png', 'caf\u00e9.png', 'a"b/c.png']
    expect(await named(...names)).toMatchInlineSnapshot(`
      "content/media/a b.png
        The name has a character that addresses do not have: a space.
        Rename it: \`a-b.png\`.

      content/media/a"b/c.png
        The name has a character that addresses do not have: \`"\`.
        Rename it: \`a-b/c.png\`.

      content/media/a#b.png
        The name has a character that addresses do not have: \`#\`.
        Rename it: \`a-b.png\`.

      content/media/a%zz.png
        The name has a character that addresses do not have: \`%\`.
        Rename it: \`a-zz.png\`.

      content/media/a?b.png
        The name has a character that addresses do not have: \`?\`.
        Rename it: \`a-b.png\`.

      content/media/café.png
        The name has a character that addresses do not have: \`é\`.
        Rename it: \`cafe.png\`.

      6 problems in 6 files"
    `)
    // What has no form is told by its number.
    expect(await named('a\u0007b.png')).toContain('addresses do not have: U+0007.')
    expect(await named('a\u202eb.png')).toContain('addresses do not have: U+202E.')
  })

  mistake('is not too long, and its end is written small', () =>
    named(`${'a'.repeat(200)}.png`, 'photo.PNG', 'a_1-B.png'),
  ).says(`
    content/media/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.png
      The path has 210 characters, and may have 200.
      Shorten the name.

    content/media/photo.PNG
      The end of the name has capitals: \`.PNG\`.
      Rename it: \`photo.png\`.

    2 problems in 2 files`)
  mistake('is none that the build gives to a file of its own, and no folder below one', () =>
    named('podcast-cover.jpg', 'podcast-cover.jpg/x.png', 'Podcast-Cover-512.jpg/x.png'),
  ).says(`
    content/media/Podcast-Cover-512.jpg/x.png
      The build draws a file of its own that is called \`media/podcast-cover-512.jpg\`.
      Choose another name.

    content/media/podcast-cover.jpg
      The build draws a file of its own that is called \`media/podcast-cover.jpg\`.
      Choose another name.

    content/media/podcast-cover.jpg/x.png
      The build draws a file of its own that is called \`media/podcast-cover.jpg\`.
      Choose another name.

    3 problems in 3 files`)
  mistake('differs from all others in more than capitals, folders included', () =>
    named('a.png', 'A.png', 'maps/a.png', 'Maps/b.png'),
  ).says(`
    content/media/A.png
      Beside \`media/A.png\` there is \`media/a.png\`: many computers keep one of both.
      Names differ in more than capitals.

    content/media/Maps/b.png
      Beside \`media/Maps\` there is \`media/maps\`: many computers keep one of both.
      Names differ in more than capitals.

    2 problems in 2 files`)
})

describe('a photograph of an iPhone', () => {
  const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)])

  test('is to be exported, however its name is written', async () => {
    expect(await said({ 'media/posts/IMG_4211.HEIC': HEIC })).toMatchInlineSnapshot(`
      "This is a photograph as iPhones keep it (HEIC), which most browsers do not show.
      Export it as JPEG, and put that file here instead."
    `)
    for (const name of ['img 4211.heic', 'IMG.Heif']) {
      const problems = await said({ [`media/${name}`]: HEIC })
      expect(problems).toContain('Export it as JPEG')
      expect(problems).not.toContain('Rename')
    }
  })

  test('is known by its bytes, too', async () => {
    expect(await said({ 'media/posts/front-desk.jpg': HEIC })).toContain(
      'which most browsers do not show. Its name says JPEG.',
    )
  })
})
