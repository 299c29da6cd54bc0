import { describe, expect, test } from 'vitest'
import { episodes } from '../../../renderer/collections/episodes/definition.ts'
import { latest, related } from '../../../renderer/collections/lists.ts'
import { posts } from '../../../renderer/collections/posts/definition.ts'
import { fixtureSite } from '../../support/contentFolder.ts'

const site = await fixtureSite()

describe('articles and episodes', () => {
  test('the latest come first, three at most', () => {
    expect(latest(site.all(posts)).map(({ slug }) => slug)).toEqual(['fourth-post', 'third-post', 'second-post'])
    expect(latest(site.all(episodes))).toHaveLength(2)
  })

  test('related articles are others, three at most', () => {
    expect(related(site.all(posts), 'third-post').map(({ slug }) => slug)).toEqual([
      'fourth-post',
      'second-post',
      'first-post',
    ])
  })

  test('those that share a topic come before the latest', () => {
    const post = (slug: string, ...topics: string[]) => ({ slug, topics: topics.map((topic) => ({ slug: topic })) })
    const all = [
      post('newest', 'email'),
      post('read', 'ads', 'search'),
      post('one', 'ads'),
      post('two', 'ads', 'search'),
    ]
    expect(related(all, 'read').map(({ slug }) => slug)).toEqual(['two', 'one', 'newest'])
  })
})
