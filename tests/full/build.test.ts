import { cpSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCacheFolder } from '../../scripts/cache/cacheFolder.ts'
import { createTestContent, FIXTURE, type Overrides } from '../support/contentFolder.ts'
import { runProgram, runProgramOrThrow, runProgramWith } from '../support/programs.ts'
import { createTemporaryFolder, hashFiles } from '../support/siteFolder.ts'

// The clocks are set to the end of the year and to the repeated hour at the end of daylight saving time.
const SIMULATION_OPTIONS = `--import ${pathToFileURL('tests/support/otherMachine.js')}`
const MACHINE_ENVIRONMENTS = [
  { LC_ALL: 'cs_CZ.UTF-8', TZ: 'Pacific/Kiritimati', CLOCK: '2025-12-31T23:59:58Z', content: 'příliš žluťoučký' },
  { LC_ALL: 'tr_TR.UTF-8', TZ: 'America/St_Johns', CLOCK: '2025-11-02T04:45:00Z', content: 'a%20b #c?d' },
]

const build = (content: string, out: string, ...options: string[]) =>
  runProgram('build', '--content', content, '--out', out, ...options)

const buildFolder = createTemporaryFolder(afterAll)
const site = join(buildFolder, 'dist')
let siteHashes: Record<string, string>

beforeAll(async () => {
  // Outside of the repository, the content has no dates.
  cpSync(FIXTURE, join(buildFolder, 'content'), { recursive: true })
  await runProgramOrThrow('build', '--content', join(buildFolder, 'content'), '--out', site)
  siteHashes = hashFiles(site)
})

test('builds the same bytes on other machines and with Vike, and reuses the built code', async () => {
  const getCodeTime = () => statSync(join(openCacheFolder(), 'code'), { bigint: true }).ctimeNs
  const time = getCodeTime()
  const builds = MACHINE_ENVIRONMENTS.map(async ({ content, ...environment }, index) => {
    const root = createTemporaryFolder()
    cpSync(FIXTURE, join(root, content), { recursive: true })
    const options = ['--content', join(root, content), '--out', join(root, 'dist')]
    // Rendered by Vike, as the reference.
    if (index === 0) options.push('--via-vike')
    const { code, output } = await runProgramWith(
      { env: { ...environment, NODE_OPTIONS: SIMULATION_OPTIONS } },
      'build',
      ...options,
    )
    expect(code, output).toBe(0)
    expect(hashFiles(join(root, 'dist')), environment.LC_ALL).toEqual(siteHashes)
  })
  await Promise.all(builds)
  expect(getCodeTime()).toBe(time)
})

const INVALID_CONTENT = { 'team/president.yaml': 'order: 1\n', 'values/clarity.yaml': 'order: 2\n' }
const UNLINKED_CONTENT = { 'navigation.yaml': (text: string) => text.replaceAll('to: /podcast', 'to: /blog') }

test.each<[what: string, overrides: Overrides, options: string[], place: string]>([
  ['invalid content', INVALID_CONTENT, [], 'team/president.yaml:1:9'],
  ['a placeholder in a release', {}, ['--release'], 'team/president.yaml:3:7'],
  ['a page without links to it', UNLINKED_CONTENT, [], '/podcast'],
])('keeps the old site after %s, and reports it without a stack', async (_, overrides, options, place) => {
  const { code, output } = await build(createTestContent(overrides), site, ...options)
  expect(code).toBe(1)
  expect(output).toContain(place)
  expect(output).not.toMatch(/^ +at /m)
  expect(hashFiles(site)).toEqual(siteHashes)
})

test('rejects the content folder as the output folder, and leaves it unchanged', async () => {
  const content = createTestContent()
  const { code } = await build(content, content)
  expect(code).toBe(1)
  expect(hashFiles(content)).toEqual(hashFiles(FIXTURE))
})

test('builds drafts with --editable, including unfinished drafts', async () => {
  const content = createTestContent({
    'posts/first-post.mdx': (text) => text.replace('---\n', '---\ndraft: true\n'),
    'posts/begun.mdx':
      '---\ntitle: A begun thought\ndraft: true\n---\n\nSome words.\n\n![A room](/media/posts/none.png)\n',
  })
  const out = join(createTemporaryFolder(), 'dist')
  await runProgramOrThrow(
    'build',
    '--content',
    content,
    '--out',
    out,
    '--editable',
    'https://github.com/owner/site/edit/main/content',
  )
  const serviceHtml = readFileSync(join(out, 'services/website-design.html'), 'utf8')
  expect(serviceHtml).toContain('<link rel="stylesheet" href="/writers.css"/>')
  const draftHtml = readFileSync(join(out, 'blog/begun.html'), 'utf8')
  expect(draftHtml).toContain('<li><strong>Excerpt</strong> is missing.')
  expect(draftHtml).toContain('<li>There is no file <code>posts/none.png</code> in content/media.')
  expect(draftHtml).toContain('Some words.')
})
