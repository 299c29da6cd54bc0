import { expect, test } from 'vitest'
import { posts } from '../../../renderer/collections/posts/definition.ts'
import { team } from '../../../renderer/collections/team/definition.ts'
import { values } from '../../../renderer/collections/values/definition.ts'
import { createTestSite } from '../../support/contentFolder.ts'

async function renderValueText(text: string): Promise<string | undefined> {
  const site = await createTestSite({ 'values/clarity.yaml': `order: 1\nname: Clarity\ntext: '${text}'\n` })
  return site.listEntries(values)[0]?.text
}

test('replaces tokens in texts', async () => {
  expect(await renderValueText('{brand}, {phone}, {claim:growth}')).toBe('Example Agency, (555) 555-0100, +10%')
})

test('replaces the prices of plans in texts and bodies', async () => {
  expect(await renderValueText('From {price:paid-media/small} to {price:paid-media/powerful}.')).toBe(
    'From $750 to $2,498.',
  )
  const site = await createTestSite({
    'posts/first-post.mdx': (text) =>
      text.replace('The opening', 'It costs <Price of="paid-media/growing" />. The opening'),
  })
  expect(JSON.stringify(site.findEntry(posts, 'first-post')?.body.tree)).toContain('$1,375')
})

test('trims texts', async () => {
  const site = await createTestSite({
    'team/president.yaml': 'order: 1\nname: >\n  Alex\n\nrole: " President "\nbio: Leads.\n',
  })
  expect(site.listEntries(team)[0]).toMatchObject({ name: 'Alex', role: 'President' })
})
