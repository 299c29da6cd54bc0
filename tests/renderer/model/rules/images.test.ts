import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPost, createTestSite, listProblems, ROOM_PNG } from '../../../support/contentFolder.ts'

test('rejects an image that is too small for the column', async () => {
  const small = await sharp(ROOM_PNG).resize(400).toBuffer()
  expect(await listProblems({ 'media/small.png': small, ...createPost('![A room](/media/small.png)') })).toEqual([
    'posts/a-post.mdx: The image is 400 pixels wide and shown at 640, so it would be blurred. › ![A room](/media/small.png) › Export it 1280 pixels wide for high-resolution screens.',
  ])
})

test.each([
  ['shown as an image', '![A room](/media/a.png)', ['shown']],
  ['shown by a component', '<Figure src="a.png" alt="A room" width="960" height="600" />', ['shown']],
  ['linked', 'See [the room](/media/a.png).', ['linked']],
  ['both', '[![A room](/media/a.png)](/media/a.png)', ['shown', 'linked']],
  ['named in text only', 'The room is in `/media/a.png`.', ['unused']],
])('tracks how media is used: %s', async (_, body, use) => {
  const { mediaUse } = await createTestSite({ 'media/a.png': ROOM_PNG, ...createPost(body) })
  const { shown, linked, unused } = mediaUse
  const uses = Object.entries({ shown, linked, unused }).filter(([, paths]) => [...paths].includes('a.png'))
  expect(uses.map(([name]) => name)).toEqual(use)
})
