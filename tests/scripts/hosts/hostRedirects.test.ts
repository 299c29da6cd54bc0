import { expect, test } from 'vitest'
import { address } from '../../../renderer/model/define/fields.ts'
import { type BuiltSite, findHiddenFiles } from '../../../scripts/hosts/builtSite.ts'
import { HOSTS } from '../../../scripts/hosts/hosts.ts'
import {
  addQuery,
  createHeaderRules,
  formatHeaders,
  formatRedirect,
  parseRedirects,
} from '../../../scripts/serve/hostFiles.ts'
import { Random } from '../../support/random.ts'

const ROUNDS = 4_000

/** Includes characters with a meaning in nginx, `_redirects`, YAML, or browsers. */
const PARTS = [
  ...'a about x=1 301 %20 %0a %5c % %zz :splat * //evil.example location ~ / ? # & = . .. - ; { } $ $uri " \' \\ `'.split(
    ' ',
  ),
  ...'< > | ^ ( ) [ ] , ! @ + é 😀'.split(' '),
  ...['\t', '\n', '\r', ' ', '\0', '\u2028', '\u00a0', '\u202e', '\ud800'],
]

function randomAddress(random: Random): string {
  const parts = Array.from({ length: 1 + random.below(6) }, () => random.pick(PARTS))
  return `${random.below(4) === 0 ? '' : '/'}${parts.join('')}`
}

const siteWithRedirect = (from: string, to: string): BuiltSite => ({
  redirects: new Map([[from, to]]),
  headers: createHeaderRules(true),
  files: new Map([['index.html', 1]]),
  sections: ['/'],
  isPreview: false,
})

function filesOf(host: keyof typeof HOSTS, from: string, to: string): string[] | undefined {
  try {
    const { site, config } = HOSTS[host](siteWithRedirect(from, to))
    return [...site.values(), ...config.values()].filter((text) => text !== undefined)
  } catch (error) {
    expect(String(error)).toMatch(/misread/)
    return undefined
  }
}

/** Removes quoted strings, so only blocks, directives, and variables remain. */
const skeletonOf = (files: string[] = []) => files.join('\n').replaceAll(/"[^"]*"/g, '""')

test('refuses random redirects or writes them unchanged', () => {
  const random = new Random(2)
  const plain = [skeletonOf(filesOf('nginx', '/old', '/about'))]
  let written = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const [from, to] = random.below(2) === 0 ? ['/old', randomAddress(random)] : [randomAddress(random), '/about']
    const nginx = filesOf('nginx', from, to)
    if (nginx) {
      written += 1
      expect(plain, JSON.stringify([from, to])).toContain(skeletonOf(nginx))
    }
    const [cloudflare] = filesOf('cloudflare-pages', from, to) ?? []
    if (cloudflare !== undefined)
      expect([...parseRedirects(cloudflare)]).toEqual([
        [from, to],
        [`${from}/`, to],
      ])
    const [netlify] = filesOf('netlify', from, to) ?? []
    if (netlify !== undefined) expect([...parseRedirects(netlify)]).toEqual([[from, to]])
  }
  expect(written).toBeGreaterThan(ROUNDS / 100)
})

test.each([
  '/about?u=1 301\n/* https://evil.example/:splat 301!',
  '/about?r=$document_root',
  '//evil.example',
  'https://evil.example',
  '/about#"',
])('refuses a redirect to %j for every host', (to) => {
  expect(() => formatRedirect('/old', to)).toThrow('misread')
  for (const host of Object.keys(HOSTS) as (keyof typeof HOSTS)[]) expect(filesOf(host, '/old', to)).toBeUndefined()
})

test.each([
  ['/about', '?a=b', '/about?a=b'],
  ['/about#team', '?a=b', '/about?a=b#team'],
  ['/about?x=1', '?a=b', '/about?x=1&a=b'],
  ['/about?x=1#team', '?', '/about?x=1#team'],
])('redirects to %s with the query "%s" as %s', (target, search, location) => {
  expect(addQuery(target, search)).toBe(location)
})

test.each(['/robots.txt', '/about', '/about.html', '/404', '/blog/404.html', '/index', '/index.html', '/blog/index'])(
  'refuses a redirect from %s, because it hides a file',
  (from) => {
    const names = ['index.html', '404.html', 'about.html', 'blog.html', 'blog/404.html', 'robots.txt']
    const files = new Map(names.map((name) => [name, 1]))
    expect(findHiddenFiles({ ...siteWithRedirect(from, '/about'), files })).toHaveLength(1)
    expect(findHiddenFiles({ ...siteWithRedirect('/about.php', '/about'), files })).toEqual([])
  },
)

test('accepts redirects for every host if they are valid in content', () => {
  const random = new Random(1)
  const accepted = Array.from({ length: ROUNDS }, () => randomAddress(random)).filter(
    (text) => address().safeParse(text).success,
  )
  expect(accepted.length).toBeGreaterThan(ROUNDS / 50)
  for (const to of accepted) {
    expect(to).toMatch(/^\/(?!\/)[\w.~%/?#=&+,@-]*$/)
    for (const host of Object.keys(HOSTS) as (keyof typeof HOSTS)[]) expect(filesOf(host, '/old', to), to).toBeDefined()
  }
})

test('refuses headers that start another line or rule', () => {
  for (const [path, name, value] of [
    ['/*', 'X-Y', 'a\n/other'],
    ['/*', 'X-Y', 'a\r'],
    ['/*', 'X Y', 'a'],
    ['/a b', 'X-Y', 'a'],
    ['/a\n/b', 'X-Y', 'a'],
  ] as const)
    expect(() => formatHeaders([{ path, headers: { [name]: value } }])).toThrow('misread')
})
