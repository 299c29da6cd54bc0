import { expect, test } from 'vitest'
import { findRelated } from '../../../renderer/collections/lists.ts'

const createPost = (slug: string, ...topics: string[]) => ({ slug, topics: topics.map((id) => ({ id })) })

test('finds the three articles that share the most topics, the latest first', () => {
  const read = createPost('read', 'ads', 'seo')
  const all = [createPost('newest', 'mail'), read, createPost('one', 'ads'), createPost('two', 'ads', 'seo')]
  expect(findRelated(all, read).map(({ slug }) => slug)).toEqual(['two', 'one', 'newest'])
})
