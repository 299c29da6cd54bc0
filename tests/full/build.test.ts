import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { contentWith, FIXTURE, type Overrides } from '../support/contentFolder.ts'
import { fingerprint } from '../support/folders.ts'
import { type Outcome, runElsewhere, runProgram } from '../support/programs.ts'

const STEPS = [
  'check content',
  'build code',
  'render pages',
  'draw pictures',
  'write page index',
  'write finder words',
  'copy media',
  'write redirects',
  'write headers',
  'write feeds',
  'write sitemap',
  'write llms',
  'read back',
  'crawl',
  'publish',
]

/**
 * Each has its own clock too, at a year's end and in the hour that St. John's has twice, and folders that list their names
 * the other way round. The third is this machine, as it is: two that differ from it in everything, and from each other,
 * show whatever depends on one of them.
 */
const OTHERWISE = `--import ${pathToFileURL('tests/support/otherMachine.js')}`
const MACHINES = [
  { LC_ALL: 'cs_CZ.UTF-8', TZ: 'Pacific/Kiritimati', CLOCK: '2025-12-31T23:59:58Z', content: 'příliš žluťoučký' },
  { LC_ALL: 'tr_TR.UTF-8', TZ: 'America/St_Johns', CLOCK: '2025-11-02T04:45:00Z', content: 'a%20b #c?d' },
]

function newFolder(): string {
  mkdirSync('.cache', { recursive: true })
  return mkdtempSync('.cache/build-')
}

const build = (content: string, out: string, ...options: string[]) =>
  runProgram('prerender', '--content', content, '--out', out, ...options)

/** The fixture's site, built once: tests that leave it as it is share it. */
const shared = newFolder()
const site = join(shared, 'dist')
let built: Outcome
let before: Record<string, string>

beforeAll(async () => {
  // A copy, like those of the other machines: git, which tells the days of the project's own files, has none of it.
  cpSync(FIXTURE, join(shared, 'content'), { recursive: true })
  built = await build(join(shared, 'content'), site)
  expect(built.code, built.output).toBe(0)
  before = fingerprint(site)
})
afterAll(() => rmSync(shared, { recursive: true }))

describe('npm run build', () => {
  test('prints each step with its time and count', () => {
    expect(built.output.match(/^[a-z ]+?(?= +\d+\.\d\d s)/gm)).toEqual(STEPS)
    expect(built.output).toMatch(/^render pages +\d+\.\d\d s {2}55 pages, (all|\d+) of them new$/m)
  })

  test('builds no code if none has changed, and the same site to the byte, whatever the machine, and by Vike alone', async () => {
    const builds = MACHINES.map(async ({ content, ...environment }, index) => {
      const root = newFolder()
      onTestFinished(() => rmSync(root, { recursive: true }))
      cpSync(FIXTURE, join(root, content), { recursive: true })
      const options = ['--content', join(root, content), '--out', join(root, 'dist')]
      // The reference: each page of it is Vike's.
      if (index === 0) options.push('--via-vike')
      const { code, output } = await runElsewhere({ ...environment, NODE_OPTIONS: OTHERWISE }, 'prerender', ...options)
      expect(code, output).toBe(0)
      expect(output).toMatch(/^build code +\d+\.\d\d s {2}cached$/m)
      expect(fingerprint(join(root, 'dist')), environment.LC_ALL).toEqual(before)
    })
    await Promise.all(builds)
  })
})

const WRONG = { 'team/president.yaml': 'order: 1\n', 'values/clarity.yaml': 'order: 2\n' }
const UNLINKED = { 'navigation.yaml': (text: string) => text.replaceAll('to: /podcast', 'to: /blog') }

describe('a site stands as it is', () => {
  test.each<[what: string, overrides: Overrides, options: string[], said: string[]]>([
    ['wrong content', WRONG, [], ['team/president.yaml:1:9\n  `name` is missing.', '5 problems in 2 files']],
    ['a placeholder in a release', {}, ['--release'], ['team/president.yaml:2:7\n  `name` is a placeholder.']],
    ['a page that has no link to it', UNLINKED, [], ['/podcast is a page that no link leads to.']],
  ])('after %s', async (_, overrides, options, said) => {
    const { code, output } = await build(contentWith(overrides), site, ...options)
    expect(code).toBe(1)
    for (const words of said) expect(output).toContain(words)
    expect(output).toContain('Nothing was published.')
    expect(output).not.toMatch(/^ +at /m)
    expect(fingerprint(site)).toEqual(before)
  })

  test('where it would take the place of something else', async () => {
    const content = contentWith()
    const { code, output } = await build(content, content)
    expect(code).toBe(1)
    expect(output).toContain(`it holds ${content}, and publishing replaces the whole folder.`)
    expect(fingerprint(content)).toEqual(fingerprint(FIXTURE))
  })
})
