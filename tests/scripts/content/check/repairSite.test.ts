import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { posts } from '../../../../renderer/collections/posts/definition.ts'
import { values } from '../../../../renderer/collections/values/definition.ts'
import { readContent } from '../../../../renderer/model/read/readContent.ts'
import type { Site } from '../../../../renderer/model/site.ts'
import { repairSite } from '../../../../scripts/content/check/repairSite.ts'
import { checker, FIXTURE, type Overrides, readTestFolder, TODAY } from '../../../support/contentFolder.ts'
import { createTestRepository, writeFiles } from '../../../support/siteFolder.ts'

async function findSite(overrides: Overrides, earlier: Overrides | undefined, content = FIXTURE) {
  const contentFolder = await readTestFolder(overrides)
  const lastValidFolder = earlier && (await readTestFolder(earlier))
  return repairSite({ checker, content, contentFolder, lastValidFolder }, checker.check(contentFolder, TODAY))
}

const listTitles = (site: Site | undefined) => site?.listEntries(posts).map(({ slug, title }) => `${slug}: ${title}`)
const replaceTitle = (title: string) => (text: string) => text.replace(/^title: .*/m, title)

test('keeps the last valid version of a file with a problem, and shows edits of other files', async () => {
  const earlier = { 'posts/first-post.mdx': replaceTitle('title: Earlier') }
  const site = await findSite(
    { 'posts/first-post.mdx': replaceTitle('titel: Wrong'), 'posts/second-post.mdx': replaceTitle('title: Edited') },
    earlier,
  )
  expect(listTitles(site)).toEqual(expect.arrayContaining(['first-post: Earlier', 'second-post: Edited']))
})

test('shows the text of a file whose problems pages can show', async () => {
  const site = await findSite(
    {
      'posts/first-post.mdx': (text) =>
        `${replaceTitle('title: Edited')(text).replace(/^date: .*/m, 'date: 2099-01-01')}\n![](/media/posts/room.png)\n`,
      'values/clarity.yaml': (text) => `${text}nothing: here\n`,
    },
    {},
  )
  expect(listTitles(site)).toContain('first-post: Edited')
  expect(site?.findEntry(posts, 'first-post')?.date).toBe('2099-01-01')
})

test('leaves out a new file with a problem', async () => {
  const site = await findSite({ 'posts/new.mdx': '---\ntitle: New\n---\n\nText.\n' }, {})
  expect(site?.findEntry(posts, 'new')).toBeUndefined()
  expect(site?.findEntry(posts, 'first-post')).toBeDefined()
})

test('keeps a deleted file that others refer to, and shows edits of other files', async () => {
  const site = await findSite(
    { 'services/paid-media.yaml': null, 'values/clarity.yaml': (text) => text.replace('Clarity', 'Candor') },
    {},
  )
  expect(site?.findPageByAddress('/services/paid-media')).toBeDefined()
  expect(site?.listEntries(values).map(({ name }) => name)).toEqual(['Candor'])
})

test('uses the last commit if a required file is broken from the start', async () => {
  const { folder: repository, content, commit } = createTestRepository()
  cpSync(FIXTURE, content, { recursive: true })
  commit({})
  writeFiles(content, { 'pages/about.yaml': 'nothing: here\n' })
  const contentFolder = await readContent(content)
  const find = () =>
    repairSite({ checker, content, contentFolder, lastValidFolder: undefined }, checker.check(contentFolder, TODAY))
  expect(find()?.findPageByAddress('/about')).toBeDefined()
  rmSync(join(repository, '.git'), { recursive: true })
  expect(find()).toBeUndefined()
})
