import { cpSync, mkdtempSync, renameSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE } from '../support/contentFolder.ts'
import { fingerprint } from '../support/folders.ts'
import { runProgram } from '../support/programs.ts'
import { edit, replaceIn } from '../support/siteFolder.ts'

const root = mkdtempSync(join(tmpdir(), 'incremental-'))
const content = join(root, 'content')
const out = join(root, 'dist')
const clean = join(root, 'clean')
const SITE = ['--content', content]

beforeAll(() => cpSync(FIXTURE, content, { recursive: true }))
afterAll(() => rmSync(root, { recursive: true }))

async function build(...options: string[]): Promise<string> {
  const { code, output } = await runProgram('prerender', ...options)
  expect(code, output).toBe(0)
  return output
}

const RENAMED = 'posts/renamed-post.mdx'
const NEWTOWN = '{ name: Newtown, slug: newtown, counties: [Shelby], population: 12500, lat: 33.1, lon: -86.9 }'

const inFile = (path: string, from: string | RegExp, to: string) => (content: string) =>
  edit(join(content, path), (text) => text.replace(from, to))

/** What a writer may do. */
const EDITS: Record<string, (content: string) => void> = {
  'a claim that many pages cite': inFile('claims.yaml', /^( {2}basis: ).*$/m, '$1Counted in the fixtures once more.'),
  'words of every city': inFile('states/_city.yaml', /^( *title: ).*\{city\}.*$/m, '$1Practices in {city}, edited'),
  'the e-mail': inFile('site.yaml', /^email: .*$/m, 'email: edited@example.com'),
  'a redirect': inFile('redirects.yaml', /\s*$/, '\n/old: /about\n'),
  'the population of a city': inFile('states/alabama.yaml', 'population: ', 'population: 1'),
  'a city more': inFile('states/alabama.yaml', 'towns:', `  - ${NEWTOWN}\ntowns:`),
  'a post renamed': (content) => renameSync(join(content, 'posts/fourth-post.mdx'), join(content, RENAMED)),
  'a post less': (content) => rmSync(join(content, 'posts/third-post.mdx')),
  'a title': inFile(RENAMED, /^title: .*$/m, 'title: Another title'),
}

describe('a build of edited content', () => {
  test('gives what a build of everything anew gives, whatever was edited', async () => {
    await build(...SITE, '--out', out)
    for (const change of Object.values(EDITS)) change(content)
    await build(...SITE, '--out', out)
    await build(...SITE, '--out', clean, '--anew')
    expect(fingerprint(out)).toEqual(fingerprint(clean))
  })

  test('makes the pages that show it, and no other', async () => {
    // A word that no earlier run has kept a page of, and of the same length: lists show a drawing of how long its parts are.
    const word = `Pra${root.slice(-6)}`
    replaceIn(join(content, 'posts/second-post.mdx'), 'Practices report', `${word} report`)
    expect(await build(...SITE, '--out', out)).toMatch(/^render pages .*, 1 of them new$/m)
  })

  test('has nothing to do where nothing was edited, and mends what was done to the site', async () => {
    const before = fingerprint(out)
    // Which has files in common with this one.
    await build(...SITE, '--out', clean)
    expect(await build(...SITE, '--out', out)).toContain('Nothing has changed since the last build')
    // What is kept has another name of the same file: its sum says that it is another.
    truncateSync(join(out, 'about.html'), 100)
    expect(await build(...SITE, '--out', out)).toMatch(/^render pages .*, 1 of them new$/m)
    expect(fingerprint(out)).toEqual(before)
    rmSync(join(out, 'favicon.ico'))
    await build(...SITE, '--out', out)
    expect(fingerprint(out)).toEqual(before)
  })
})
