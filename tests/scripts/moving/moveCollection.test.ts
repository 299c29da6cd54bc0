import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { feedsOf } from '../../../renderer/feeds.ts'
import { carryOutCollectionMove, planCollectionMove } from '../../../scripts/content/mv/moveCollection.ts'
import { PROJECT } from '../../../scripts/store/sources.js'
import { citingContent, indexOf } from '../../support/citingContent.ts'
import { emptyFolder } from '../../support/siteFolder.ts'

/** The code that a move reads and writes. */
function copyOfCode(): string {
  const project = emptyFolder()
  for (const folder of ['renderer/collections', 'pages'])
    cpSync(join(PROJECT, folder), join(project, folder), { recursive: true })
  return project
}

const textOf = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

describe('a collection that moves', () => {
  test('takes its list, entries and feeds along, and the code that says where it is', async () => {
    const [root, project] = [citingContent(), copyOfCode()]
    const index = await indexOf(root)
    carryOutCollectionMove(index, project, planCollectionMove(index, project, 'posts', '/insights'))
    const redirects = textOf(root, 'redirects.yaml')
    for (const { address } of feedsOf(index.site).filter(({ collection }) => collection.name === 'posts'))
      expect(redirects).toContain(`\n${address}: "${address.replace('/blog', '/insights')}"\n`)
    expect(redirects).toContain('\n/blog: "/insights"\n')
    expect(redirects).toContain('\n/blog/first-post: "/insights/first-post"\n')
    expect(textOf(root, 'posts/first-post.mdx')).toContain('\nguid: "https://www.example.com/blog/first-post"\n---')
    expect(textOf(root, 'posts/citing-post.mdx')).toContain('](/insights/first-post "/blog/first-post")')
    expect(textOf(project, 'renderer/collections/posts/definition.ts')).toContain("\n  address: '/insights',\n")
    expect([
      existsSync(join(project, 'pages/blog')),
      existsSync(join(project, 'pages/insights/@slug/+Page.tsx')),
    ]).toEqual([false, true])
  })

  test.each([
    ['articles', '/insights', 'No collection with an address is called `articles`. Nothing was changed.'],
    ['posts', 'insights', '`insights` is no address: write it like `/insights`. Nothing was changed.'],
    ['/blog', '/services', 'There are pages at `/services` already. Nothing was changed.'],
    ['posts', '/not-found', 'There are pages at `/not-found` already. Nothing was changed.'],
  ])('%s to %s is refused', async (name, address, message) => {
    const index = await indexOf(citingContent())
    expect(() => planCollectionMove(index, PROJECT, name, address)).toThrow(message)
  })
})
