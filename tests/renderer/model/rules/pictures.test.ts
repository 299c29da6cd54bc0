import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FIXTURE, said, siteOf } from '../../../support/contentFolder.ts'
import { post } from '../../../support/post.ts'

const ROOM = readFileSync(`${FIXTURE}/media/posts/room.png`)

test('a picture that is too small for its place is refused', async () => {
  const small = await sharp(ROOM).resize(400).toBuffer()
  expect(await said({ 'media/small.png': small, ...post('![A room](/media/small.png)') })).toMatchInlineSnapshot(`
    "content/posts/a-post.mdx
      The picture is 400 pixels wide and shown at 640, so it would be blurred.
      | ![A room](/media/small.png)
      | ^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Export it 1280 pixels wide for high-resolution screens.

    1 problem in 1 file"
  `)
})

/** What becomes of `a.png`, beside the fixture's files, with this body. */
async function useOf(body: string): Promise<string[]> {
  const { mediaUse } = await siteOf({ 'media/a.png': ROOM, ...post(body) })
  const { shown, linked, unused } = mediaUse
  return Object.entries({ shown, linked, unused }).flatMap(([use, paths]) =>
    [...paths].includes('a.png') ? [use] : [],
  )
}

test.each([
  ['shown as a picture', '![A room](/media/a.png)', ['shown']],
  ['shown by a component', '<Figure src="a.png" alt="A room" width="960" height="600" />', ['shown']],
  ['led to', 'See [the room](/media/a.png).', ['linked']],
  ['both', '[![A room](/media/a.png)](/media/a.png)', ['shown', 'linked']],
  ['named in words alone', 'The room is in `/media/a.png`.', ['unused']],
])('a file of media that is %s', async (_, body, use) => {
  expect(await useOf(body)).toEqual(use)
})

test('a recording that an episode plays is led to by its address', async () => {
  const { mediaUse } = await siteOf()
  expect([...mediaUse.linked]).toEqual(['episodes/sample.mp3'])
  expect(mediaUse.unused).toEqual([])
})
