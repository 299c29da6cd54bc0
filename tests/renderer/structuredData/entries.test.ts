import { expect, test } from 'vitest'
import { posts } from '../../../renderer/collections/posts/definition.ts'
import { Reference } from '../../../renderer/model/define/reference.ts'
import { createPostJsonLd } from '../../../renderer/structuredData/entries.ts'
import { getFixtureSite } from '../../support/contentFolder.ts'

test('a post was modified at the last change of its file, but not before its publication', async () => {
  const site = await getFixtureSite()
  const post = site.getEntry(posts, new Reference('posts', 'first-post'))
  const createJsonLd = (day: string) => createPostJsonLd(site, post, new Map([['posts/first-post.mdx', day]]))
  expect(createJsonLd('2026-02-01')).toMatchObject({ dateModified: '2026-02-01' })
  expect(createJsonLd('2024-01-01')).toMatchObject({ dateModified: post.date })
})
