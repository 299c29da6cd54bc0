import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE } from '../support/contentFolder.ts'
import { fingerprint } from '../support/folders.ts'
import { runProgram } from '../support/programs.ts'
import { Random } from '../support/random.ts'

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

function edit(path: string, change: (text: string) => string): void {
  const file = join(content, path)
  const before = readFileSync(file, 'utf8')
  expect(change(before), path).not.toBe(before)
  writeFileSync(file, change(before))
}

/** What a writer may do: each can be done at any time, and once more. */
const EDITS: Record<string, (number: number) => void> = {
  'a claim that many pages cite': (number) =>
    edit('claims.yaml', (text) =>
      text.replace(/^( {2}basis: ).*$/m, `$1Counted in the fixtures, for the ${number}th time.`),
    ),
  'words of every city': (number) =>
    edit('states/_city.yaml', (text) => text.replace(/^( *title: ).*\{city\}.*$/m, `$1Practices in {city} ${number}`)),
  'the population of a city': (number) =>
    edit('states/alabama.yaml', (text) => text.replace(/population: \d+/, `population: ${215000 + number}`)),
  'a city more or less': () =>
    edit('states/alabama.yaml', (text) =>
      text.includes('slug: newtown')
        ? text.replace(/ {2}- \{ name: Newtown.*\n/, '')
        : text.replace(
            'towns:',
            '  - { name: Newtown, slug: newtown, counties: [Shelby], population: 12500, lat: 33.1, lon: -86.9 }\ntowns:',
          ),
    ),
  'a post renamed': (number) => {
    const posts = readdirSync(join(content, 'posts')).filter((name) => name.startsWith('fourth-post'))
    for (const name of posts) renameSync(join(content, 'posts', name), join(content, `posts/fourth-post-${number}.mdx`))
  },
  'a post more or less': () => {
    const file = join(content, 'posts/fifth-post.mdx')
    const text = readFileSync(join(content, 'posts/third-post.mdx'), 'utf8')
    const isThere = readdirSync(join(content, 'posts')).includes('fifth-post.mdx')
    if (isThere) rmSync(file)
    else
      writeFileSync(
        file,
        text
          .replace(/^title: .*$/m, 'title: A fifth post of the fixtures')
          .replace(
            /^excerpt: .*$/m,
            'excerpt: What the fifth post of the fixtures is about, in as many characters as it needs.',
          ),
      )
  },
  'a redirect': (number) => edit('redirects.yaml', (text) => `${text.trimEnd()}\n/old-${number}: /about\n`),
  'the e-mail': (number) =>
    edit('site.yaml', (text) => text.replace(/^email: .*$/m, `email: hello${number}@example.com`)),
}

const { FUZZ_BUILDS, FUZZ_SEED = '12' } = process.env
const SEED = Number(FUZZ_SEED)

/** Every edit at once; `FUZZ_BUILDS=20 npm run fuzz` takes a few at random, twenty times. */
function rounds(): string[][] {
  const random = new Random(SEED)
  const names = Object.keys(EDITS)
  if (FUZZ_BUILDS === undefined) return [names]
  return Array.from({ length: Number(FUZZ_BUILDS) }, () => random.shuffled(names).slice(0, 1 + random.below(3)))
}
const ROUNDS = rounds()

describe('a build of edited content', () => {
  test('gives what a build of everything anew gives, whatever was edited', async () => {
    await build('--out', out)
    for (const round of ROUNDS) {
      for (const name of round) EDITS[name]?.(ROUNDS.indexOf(round) + 1)
      await build('--out', out)
      await build('--out', clean, '--anew')
      expect(fingerprint(out), `${round.join(', ')} (seed ${SEED})`).toEqual(fingerprint(clean))
    }
  })

  test('makes the pages that show it, and no other', async () => {
    // A word that no earlier run has kept a page of, and of the same length: lists show a drawing of how long its parts are.
    const word = `Pra${root.slice(-6)}`
    edit('posts/second-post.mdx', (text) => text.replace('Practices report', `${word} report`))
    expect(await build('--out', out)).toMatch(/^render pages .*, 1 of them new$/m)
  })

  test('has nothing to do where nothing was edited, and mends what was done to the site', async () => {
    const before = fingerprint(out)
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
