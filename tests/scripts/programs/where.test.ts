import { expect, test } from 'vitest'
import { describeReferences } from '../../../scripts/programs/where.ts'
import { createReferringContent, loadTestContent } from '../../support/contentFolder.ts'

test('lists the references to an entry by links, components, and tokens', async () => {
  const loaded = await loadTestContent(createReferringContent())
  const description = describeReferences(loaded, 'posts/first-post')
  expect(description).toMatchInlineSnapshot(`
    "Post \`first-post\`: 5 references
      content/posts/referring-post.mdx:10:24
      content/posts/referring-post.mdx:10:59
      content/posts/referring-post.mdx:12:10
      content/posts/referring-post.mdx:14:22
      content/posts/referring-post.mdx:18:10"
  `)
  for (const name of ['first-post', '/blog/first-post', 'content/posts/first-post.mdx'])
    expect(describeReferences(loaded, name)).toBe(description)
})

test('lists references in valid files, and names files with problems', async () => {
  const loaded = await loadTestContent(createReferringContent({ 'values/clarity.yaml': 'nothing: here\n' }), {
    skipInvalidFiles: true,
  })
  const description = describeReferences(loaded, 'posts/first-post')
  expect(description).toContain('5 references')
  expect(description).toContain(
    'References in these files may be missing, because the files have problems. Run npm run check to see them: content/values/clarity.yaml',
  )
})

test('finds the references to a city, a claim, a price, a service, an image, and a page', async () => {
  const loaded = await loadTestContent(createReferringContent())
  const places = {
    'cities/alabama/mobile': 'states/_listing.yaml:32:7',
    'claims/growth': 'posts/referring-post.mdx:6:67',
    'paid-media/small': 'posts/referring-post.mdx:14:124',
    'services/paid-media': 'posts/referring-post.mdx:14:124',
    'media/posts/room.png': 'team/president.yaml:7:9',
    '/contact': 'states/_city.yaml',
  }
  for (const [name, place] of Object.entries(places))
    expect(describeReferences(loaded, name), name).toContain(`\n  content/${place}`)
})
