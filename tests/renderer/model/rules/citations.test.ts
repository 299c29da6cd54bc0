import { describe, expect, test } from 'vitest'
import { posts } from '../../../../renderer/collections/posts/definition.ts'
import { values } from '../../../../renderer/collections/values/definition.ts'
import { siteOf } from '../../../support/contentFolder.ts'

const value = (text: string) => ({ 'values/clarity.yaml': `order: 1\nname: Clarity\ntext: '${text}'\n` })

describe('the price of a plan', () => {
  test('is cited in any text, and in a body', async () => {
    const site = await siteOf({
      ...value('From {price:paid-media/small} to {price:paid-media/powerful}.'),
      'posts/first-post.mdx': (text) =>
        text.replace('The opening', 'It costs <Price of="paid-media/growing" />. The opening'),
    })
    expect(site.all(values)[0]?.text).toBe('From $750 to $2,498.')
    expect(JSON.stringify(site.find(posts, 'first-post')?.body)).toContain('$1,375')
  })
})
