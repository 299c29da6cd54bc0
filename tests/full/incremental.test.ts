import { cpSync, mkdtempSync, renameSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE } from '../support/contentFolder.ts'
import { fingerprint } from '../support/folders.ts'
import { runProgram } from '../support/programs.ts'
import { edit } from '../support/siteFolder.ts'

const root = mkdtempSync(join(tmpdir(), 'incremental-'))
const content = join(root, 'content')
const out = join(root, 'dist')
const clean = join(root, 'clean')

beforeAll(() => cpSync(FIXTURE, content, { recursive: true }))
afterAll(() => rmSync(root, { recursive: true }))

async function build(...options: string[]): Promise<string> {
  const { code, output } = await runProgram('prerender', '--content', content, ...options)
  expect(code, output).toBe(0)
  return output
}

const editContent = (path: string, change: (text: string) => string) => edit(join(content, path), change)

/** What a writer may do: words that many pages show, places and posts more, less and renamed, addresses that move. */
function editAll(): void {
  editContent('claims.yaml', (text) => text.replace(/^( {2}basis: ).*$/m, '$1Counted in the fixtures once more.'))
  editContent('states/_city.yaml', (text) =>
    text.replace(/^( *title: ).*\{city\}.*$/m, '$1Practices in {city}, edited'),
  )
  editContent('site.yaml', (text) => text.replace(/^email: .*$/m, 'email: edited@example.com'))
  editContent('redirects.yaml', (text) => `${text.trimEnd()}\n/old: /about\n`)
  const newtown = '{ name: Newtown, slug: newtown, counties: [Shelby], population: 12500, lat: 33.1, lon: -86.9 }'
  editContent('states/alabama.yaml', (text) =>
    text.replace(/population: \d+/, 'population: 215001').replace('towns:', `  - ${newtown}\ntowns:`),
  )
  const posts = join(content, 'posts')
  renameSync(join(posts, 'fourth-post.mdx'), join(posts, 'renamed-post.mdx'))
  renameSync(join(posts, 'third-post.mdx'), join(posts, 'fifth-post.mdx'))
  editContent('posts/fifth-post.mdx', (text) => text.replace(/^title: .*$/m, 'title: A fifth post of the fixtures'))
}

describe('a build of edited content', () => {
  test('gives what a build of everything anew gives, whatever was edited', async () => {
    await build('--out', out)
    editAll()
    await build('--out', out)
    await build('--out', clean, '--anew')
    expect(fingerprint(out)).toEqual(fingerprint(clean))
  })

  test('makes the pages that show it, and no other', async () => {
    // A word that no earlier run has kept a page of, and of the same length: lists show a drawing of how long its parts are.
    const word = `Pra${root.slice(-6)}`
    editContent('posts/second-post.mdx', (text) => text.replace('Practices report', `${word} report`))
    expect(await build('--out', out)).toMatch(/^render pages .*, 1 of them new$/m)
  })

  test('has nothing to do where nothing was edited, and mends what was done to the site', async () => {
    const before = fingerprint(out)
    // Which has files in common with this one.
    await build('--out', clean)
    expect(await build('--out', out)).toContain('Nothing has changed since the last build')
    // What is kept is no part of the site: it is whole, whatever becomes of that.
    truncateSync(join(out, 'about.html'), 100)
    expect(await build('--out', out)).toMatch(/^render pages .*, 0 of them new$/m)
    expect(fingerprint(out)).toEqual(before)
    rmSync(join(out, 'favicon.ico'))
    await build('--out', out)
    expect(fingerprint(out)).toEqual(before)
  })
})
