import { expect, test } from 'vitest'
import { posts } from '../../../renderer/collections/posts/definition.ts'
import { createTestSite, type Overrides } from '../../support/contentFolder.ts'

const POST_PATH = 'posts/first-post.mdx'

test('changes the hash of a body if its text or a cited value changes', async () => {
  const hashBody = async (overrides: Overrides) =>
    JSON.stringify((await createTestSite(overrides)).findEntry(posts, 'first-post')?.body)
  const lowerPrice = { 'services/paid-media.yaml': (text: string) => text.replace('monthly: 1375', 'monthly: 1376') }
  const longerPost = { [POST_PATH]: (text: string) => `${text}\nMore.\n` }
  const pricedPost = { [POST_PATH]: (text: string) => `${text}\n<Price of="paid-media/growing" />\n` }
  const contents = [{}, longerPost, pricedPost, { ...pricedPost, ...lowerPrice }]
  const hashes = await Promise.all(contents.map(hashBody))
  expect(new Set(hashes).size).toBe(contents.length)
  expect(await hashBody(lowerPrice)).toBe(hashes[0])
})
