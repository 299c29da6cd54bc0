import { expect, test } from 'vitest'
import { posts } from '../../renderer/collections/posts/definition.ts'
import type { ContentDates } from '../../renderer/lastModified.ts'
import { createPostJsonLd } from '../../renderer/structuredData/reading.ts'
import { createTestSite } from '../support/contentFolder.ts'

async function createFirstPostJsonLd(dates: ContentDates) {
  const site = await createTestSite({
    'posts/first-post.mdx': (text) => text.replace(/^date: .*/m, 'date: 2024-12-16'),
  })
  const post = site.findEntry(posts, 'first-post')
  if (!post) throw new Error('The fixture has no first post.')
  return createPostJsonLd(site, post, dates)
}

const createDates = (day: string) => new Map([['posts/first-post.mdx', day]])

test('a post was modified at the last change of its file, but not before its publication', async () => {
  expect(await createFirstPostJsonLd(createDates('2026-02-01'))).toMatchObject({ dateModified: '2026-02-01' })
  expect(await createFirstPostJsonLd(createDates('2024-01-01'))).toMatchObject({ dateModified: '2024-12-16' })
})
