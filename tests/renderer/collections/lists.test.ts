import { expect, test } from 'vitest'
import { findRelated } from '../../../renderer/collections/lists.ts'

const createPost = (slug: string, ...topics: string[]) => ({ slug, topics: topics.map((id) => ({ id })) })

test('finds the three articles that share the most topics, and keeps the order of equals', () => {
  const read = createPost('read', 'ads', 'seo')
  const all = [
    createPost('none', 'mail'),
    read,
    createPost('first', 'ads'),
    createPost('both', 'ads', 'seo'),
    createPost('second', 'seo'),
  ]
  expect(findRelated(all, read).map(({ slug }) => slug)).toEqual(['both', 'first', 'second'])
})
