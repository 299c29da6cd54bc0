import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { posts } from '../../../renderer/collections/posts/definition.ts'
import { readContent } from '../../../renderer/model/read/readContent.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { repairSite } from '../../../scripts/content/loadedContent.ts'
import { checker, FIXTURE, type Overrides, readTestFolder, TODAY } from '../../support/contentFolder.ts'
import { createTestRepository, writeFiles } from '../../support/siteFolder.ts'

/** Repairs the fixture content with changes. @param validOverrides changes in the last content without problems */
async function repairContent(overrides: Overrides, validOverrides: Overrides = {}) {
  const contentFolder = await readTestFolder(overrides)
  const lastValidFolder = await readTestFolder(validOverrides)
  const inputs = { checker, content: FIXTURE, contentFolder, lastValidFolder }
  return repairSite(inputs, checker.check(contentFolder, TODAY))
}

const listTitles = (site: Site | undefined) => site?.listEntries(posts).map(({ slug, title }) => `${slug}: ${title}`)
const replaceTitleLine = (line: string) => (text: string) => text.replace(/^title: .*/m, line)

test('keeps the last valid version of a file with a problem, and shows edits of other files', async () => {
  const site = await repairContent(
    {
      'posts/first-post.mdx': replaceTitleLine('titel: Wrong'),
      'posts/second-post.mdx': replaceTitleLine('title: Edited'),
    },
    { 'posts/first-post.mdx': replaceTitleLine('title: Earlier') },
  )
  expect(listTitles(site)).toEqual(expect.arrayContaining(['first-post: Earlier', 'second-post: Edited']))
})

test('keeps a file with problems that pages can show, while a different file is invalid', async () => {
  const site = await repairContent({
    'posts/first-post.mdx': (text) =>
      `${replaceTitleLine('title: Edited')(text).replace(/^date: .*/m, 'date: 2099-01-01')}\n![](/media/posts/room.png)\n`,
    'values/clarity.yaml': (text) => `${text}nothing: here\n`,
  })
  expect(listTitles(site)).toContain('first-post: Edited')
  expect(site?.findEntry(posts, 'first-post')?.date).toBe('2099-01-01')
})

test('leaves out a new file with a problem', async () => {
  const site = await repairContent({ 'posts/new.mdx': '---\ntitle: New\n---\n\nText.\n' })
  expect(site?.findEntry(posts, 'new')).toBeUndefined()
  expect(site?.findEntry(posts, 'first-post')).toBeDefined()
})

test('uses the last valid content if others refer to a deleted file', async () => {
  const site = await repairContent({ 'services/paid-media.yaml': null })
  expect(site?.findPageByAddress('/services/paid-media')).toBeDefined()
})

test('uses the last commit of a required file that is invalid from the start, or no site without Git', async () => {
  const { folder: repository, content, commit } = createTestRepository()
  cpSync(FIXTURE, content, { recursive: true })
  commit({})
  writeFiles(content, { 'pages/about.yaml': 'nothing: here\n' })
  const contentFolder = await readContent(content)
  const repair = () => repairSite({ checker, content, contentFolder }, checker.check(contentFolder, TODAY))
  expect(repair()?.findPageByAddress('/about')).toBeDefined()
  rmSync(join(repository, '.git'), { recursive: true })
  expect(repair()).toBeUndefined()
})
