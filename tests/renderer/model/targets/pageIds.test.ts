import { describe, expect, test } from 'vitest'
import { check } from '../../../support/contentFolder.ts'
import { post } from '../../../support/post.ts'

describe('a link to a place on a page', () => {
  test('stands where the link is', async () => {
    const { problems } = await check({
      ...post('Text.\n\nSee [x](#no-heading).'),
      'redirects.yaml': '/old: /#nowhere\n',
    })
    expect(problems).toMatchObject([
      { file: 'content/redirects.yaml', line: 1, column: 7 },
      { file: 'content/posts/a-post.mdx', line: 10, column: 5 },
    ])
  })
})
