import { cpSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareBuild } from '../../scripts/build/prepareBuild.ts'
import { renderPages } from '../../scripts/build/steps/renderPages.ts'
import { listFiles } from '../../scripts/files.ts'
import { FIXTURE } from '../support/contentFolder.ts'
import { runProgramOrThrow } from '../support/programs.ts'
import { createTemporaryFolder, damageFile, editFile, hashFiles, replaceInFile } from '../support/siteFolder.ts'

const root = createTemporaryFolder(afterAll)
const content = join(root, 'content')
const out = join(root, 'dist')
const cleanOut = join(root, 'clean')

beforeAll(() => cpSync(FIXTURE, content, { recursive: true }))

const build = (folder: string, ...options: string[]) =>
  runProgramOrThrow('build', '--content', content, '--out', folder, ...options)

const RENAMED_POST = 'posts/renamed-post.mdx'
const NEWTOWN_YAML = '{ name: Newtown, slug: newtown, counties: [Shelby], population: 12500, lat: 33.1, lon: -86.9 }'

const editContent = (path: string, change: (text: string) => string) => editFile(join(content, path), change)

const REPLACEMENTS: [path: string, from: string | RegExp, to: string][] = [
  ['claims.yaml', /^( {2}source: ).*$/m, '$1Counted in the fixtures once more.'],
  ['states/_city.yaml', /^( *title: ).*\{city\}.*$/m, '$1Practices in {city}, edited'],
  ['site.yaml', /^email: .*$/m, 'email: edited@example.com'],
  ['redirects.yaml', /\s*$/, '\n/old: /about\n'],
  ['states/alabama.yaml', 'population: ', 'population: 1'],
  ['states/alabama.yaml', 'towns:', `  - ${NEWTOWN_YAML}\ntowns:`],
  [RENAMED_POST, /^title: .*$/m, 'title: Another title'],
]

function editEachKind(): void {
  renameSync(join(content, 'posts/fourth-post.mdx'), join(content, RENAMED_POST))
  for (const [path, from, to] of REPLACEMENTS) editContent(path, (text) => text.replace(from, to))
  rmSync(join(content, 'posts/third-post.mdx'))
  // A removed photograph.
  rmSync(join(content, 'media/posts/room.png'))
  editContent('team/president.yaml', (text) => text.replace(/^photo:\n(?: .*\n)+/m, ''))
  editContent(RENAMED_POST, (text) => text.replace(/^!\[.*room\.png\).*\n/m, ''))
  // A removed collection, and its feed.
  for (const folder of ['episodes', 'media/episodes']) rmSync(join(content, folder), { recursive: true })
  editContent('navigation.yaml', (text) => text.replace(/^ *- label: .*\n *to: \/podcast\n/m, ''))
}

test('builds the same site as a build without the cache, and never links the cache', async () => {
  await build(out)
  editEachKind()
  await build(out)
  await build(cleanOut, '--force')
  expect(hashFiles(out)).toEqual(hashFiles(cleanOut))
  // With hard links, an edit of the site would change the cache.
  expect(listFiles(out).filter((file) => statSync(join(out, file)).nlink !== 1)).toEqual([])
})

test('renders only changed pages, and keeps the modification times of other files', async () => {
  const getModificationTimes = () => new Map(listFiles(out).map((file) => [file, statSync(join(out, file)).mtimeMs]))
  for (const file of listFiles(out)) utimesSync(join(out, file), 1_000_000_000, 1_000_000_000)
  // Keep the length of the word, because lists draw the lengths of sections.
  const word = `Pra${root.slice(-6)}`
  replaceInFile(join(content, 'posts/second-post.mdx'), 'Practices report', `${word} report`)
  const prepared = await prepareBuild({ content, out, release: false }, join(root, 'workspace'))
  expect(await renderPages(prepared, prepared.writeSiteFile)).toMatchObject({ renderedCount: 1 })
  await build(out)
  const changedFiles = [...getModificationTimes()].flatMap(([file, time]) => (time === 1_000_000_000_000 ? [] : [file]))
  expect(changedFiles).toContain('blog/second-post.html')
  expect(changedFiles.filter((file) => file.endsWith('.html'))).toHaveLength(1)
})

test('skips an unchanged site, and restores files that were changed by hand', async () => {
  const before = hashFiles(out)
  const getPublicationTime = () => statSync(out, { bigint: true }).ctimeNs
  const publicationTime = getPublicationTime()
  await build(cleanOut)
  await build(out)
  expect(getPublicationTime()).toBe(publicationTime)
  damageFile(join(out, 'about.html'))
  await build(out)
  expect(hashFiles(out)).toEqual(before)
  writeFileSync(join(out, 'favicon.ico'), '')
  rmSync(join(out, 'blog/feed.xml'))
  await build(out)
  expect(hashFiles(out)).toEqual(before)
})
