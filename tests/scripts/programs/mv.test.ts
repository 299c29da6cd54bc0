import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { LoadedContent } from '../../../scripts/content/loadedContent.ts'
import { planRename } from '../../../scripts/content/mv/planRename.ts'
import { applyPlan, parseEntryName } from '../../../scripts/programs/mv.ts'
import { checkFolder, createReferringContent, loadTestContent } from '../../support/contentFolder.ts'
import { hashFiles } from '../../support/siteFolder.ts'

/** Renames an entry, and checks that the content still has no problems. */
async function renameEntry(content: string, from: string, to: string) {
  const loaded = await loadTestContent(content)
  const plan = createPlan(loaded, from, to)
  applyPlan(loaded, plan)
  expect((await checkFolder(content)).problems).toBeUndefined()
  return plan
}

const createPlan = (loaded: LoadedContent, from: string, to: string) =>
  planRename(loaded, { from: parseEntryName(loaded, from), to: parseEntryName(loaded, to) })

const readContentText = (content: string, path: string) => readFileSync(join(content, path), 'utf8')

test('redirects a renamed entry, and updates links and references to it, but no similar text', async () => {
  const content = createReferringContent()
  await renameEntry(content, 'blog/first-post', 'blog/renamed')
  const text = readContentText(content, 'posts/referring-post.mdx')
  expect(text.slice(text.indexOf('See')).replaceAll('\r\n', '\n')).toMatchInlineSnapshot(`
    "See [/blog/first-post](/blog/renamed) and [the other](</blog/renamed>), or [this][other], or [that][last].

    [other]: /blog/renamed

    <EntryLink to="posts/renamed">posts/first-post</EntryLink> and <EntryLink to='cities/alabama/mobile' /> cost <Price of="paid-media/small" /> a month.

    ![first-post](/media/posts/renamed.png) and <Claim id="growth" /> in [Alabama](/locations/alabama/mobile#expertise).

    [last]: </blog/renamed>
    "
  `)
  expect(readContentText(content, 'redirects.yaml')).toBe(
    '/services/advertising: /services/paid-media\n/blog/first-post: "/blog/renamed"\n',
  )
})

test('updates prices, industry pages, and redirects of a renamed service', async () => {
  const content = createReferringContent()
  const { newAddresses } = await renameEntry(content, 'services/paid-media', 'services/ads')
  expect([...newAddresses]).toContainEqual([
    '/industries/dental-implants/paid-media',
    '/industries/dental-implants/ads',
  ])
  expect(readContentText(content, 'redirects.yaml')).toContain('/services/advertising: /services/ads\n')
  const referringText = readContentText(content, 'posts/referring-post.mdx')
  expect(referringText).toContain('{price:ads/small}')
  expect(referringText).toContain('<Price of="ads/small" />')
  expect(referringText).toContain('# A comment that stays: services/paid-media.')
})

test('writes the GUID of an episode at its first rename only', async () => {
  const content = createReferringContent()
  await renameEntry(content, 'episodes/first-episode', 'episodes/second-try')
  await renameEntry(content, 'episodes/second-try', 'episodes/third-try')
  const guids = readContentText(content, 'episodes/third-try.mdx').match(/^guid: .*$/gm)
  expect(guids).toEqual([expect.stringMatching('/podcast/first-episode"$')])
})

test.each([
  ['services/paid-media', 'services/ads'],
  ['cities/alabama/mobile', 'cities/alabama/port-city'],
  ['episodes/first-episode', 'episodes/renamed'],
])('renames %s to %s and back, and only changes redirects', async (from, to) => {
  const content = createReferringContent()
  const before = hashFiles(content)
  await renameEntry(content, from, to)
  const between = hashFiles(content)
  await renameEntry(content, to, from)
  const after = hashFiles(content)
  expect(between).not.toEqual(before)
  expect({ ...after, 'redirects.yaml': '' }).toEqual({ ...before, 'redirects.yaml': '' })
})

const loaded = await loadTestContent('tests/fixtures/content')

test.each([
  [
    'posts/frist-post',
    'posts/x',
    'There is no post `posts/frist-post`. Did you mean `first-post`? Nothing was changed.',
  ],
  ['posts/first-post', 'posts/second-post', '`posts/second-post` already exists.'],
  ['posts/first-post', 'posts/404', 'Hosts reserve the name `404`. Nothing was changed.'],
  ['cities/alabama/mobile', 'cities/alabama/auburn', '`cities/alabama/auburn` already exists.'],
  ['posts/first-post', 'episodes/x', 'because it would move to another folder.'],
  ['cities/alabama/mobile', 'cities/district-of-columbia/mobile', 'Cut its lines and paste them into the other file.'],
  ['industries/dental-implants/reputation', 'industries/dental-implants/x', 'Rename that entry instead.'],
  [
    'pots/first-post',
    'posts/x',
    'There is no entry or claim named `pots/first-post`. Did you mean `posts/first-post`?',
  ],
  ['mobile', 'cities/alabama/x', 'Use `cities/alabama/mobile`.'],
])("explains why %s can't be renamed to %s", async (from, to, message) => {
  expect(() => createPlan(loaded, from, to)).toThrow(message)
})

test('changes nothing if a file has changed since it was read', async () => {
  const content = createReferringContent()
  const staleContent = await loadTestContent(content)
  appendFileSync(join(content, 'posts/referring-post.mdx'), 'A sentence that somebody adds now.\n')
  const before = hashFiles(content)
  const plan = createPlan(staleContent, 'posts/first-post', 'posts/x')
  expect(() => applyPlan(staleContent, plan)).toThrow('posts/referring-post.mdx has changed in the meantime.')
  expect(hashFiles(content)).toEqual(before)
})

test.each(['3x-calls', '2024'])('renames a post to and from %s, which YAML could read as a number', async (name) => {
  const content = createReferringContent()
  await renameEntry(content, 'blog/first-post', `blog/${name}`)
  await renameEntry(content, `blog/${name}`, 'blog/three-times')
  expect(readContentText(content, 'redirects.yaml')).toContain(`/blog/${name}: "/blog/three-times"\n`)
  expect(readContentText(content, 'posts/three-times.mdx')).toContain('guid: "https://www.example.com/blog/first-post"')
})

test.each([
  ['services/paid-media', 'services/2024'],
  ['cities/alabama/mobile', 'cities/alabama/1e3'],
  ['claims/growth', 'claims/10'],
])('renames %s to %s, which YAML could read as a number', async (from, to) => {
  await renameEntry(createReferringContent(), from, to)
})
