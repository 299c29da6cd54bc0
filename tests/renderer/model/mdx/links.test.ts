import { describe, expect, test } from 'vitest'
import { siteOf } from '../../../support/contentFolder.ts'
import { post } from '../../../support/post.ts'

describe('in a body', () => {
  test('a picture by reference is shown, and no file that a link leads to', async () => {
    const { mediaUse } = await siteOf(post('![A room][room]\n\n[room]: /media/posts/room.png'))
    expect([...mediaUse.shown]).toContain('posts/room.png')
    expect([...mediaUse.linked]).not.toContain('posts/room.png')
  })

  test('a link by reference to the same file is one', async () => {
    const body = '![A room][room] and [the room itself][room]\n\n[room]: /media/posts/room.png'
    expect([...(await siteOf(post(body))).mediaUse.linked]).toContain('posts/room.png')
  })
})
