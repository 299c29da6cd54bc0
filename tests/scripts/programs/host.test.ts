import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { address } from '../../../renderer/model/define/fields.ts'
import { type BuiltSite, readBuiltSite } from '../../../scripts/hosts/builtSite.ts'
import { HOSTS, parseHostName, writeHostFolder } from '../../../scripts/programs/host.ts'
import { formatHeaders, formatRedirect, parseRedirects, SECURITY_HEADERS } from '../../../scripts/serve/hostFiles.ts'
import { Random } from '../../support/random.ts'
import { createTemporaryFolder, hashFiles, writeFiles, writeSite } from '../../support/siteFolder.ts'

const HOST_NAMES = Object.keys(HOSTS).map(parseHostName)
const EXAMPLE_SITE: BuiltSite = {
  redirects: new Map([['/old', '/about']]),
  headers: SECURITY_HEADERS,
  files: ['index.html', 'blog/404.html', 'assets/a.js'],
  notFoundFolders: ['/blog/', '/'],
  isPreview: false,
}

test('rejects a preview as a release', async () => {
  const from = writeBuiltSite({ _headers: formatHeaders({ isRelease: false }) })
  const out = join(createTemporaryFolder(), 'out')
  await writeHostFolder({ host: 'netlify', from, out, release: false })
  expect(readFileSync(join(out, 'site/_headers'), 'utf8')).toContain('X-Robots-Tag: noindex')
  await expect(writeHostFolder({ host: 'netlify', from, out, release: true })).rejects.toThrow(
    `${from} is a preview. Build a release: npm run build -- --release`,
  )
})

test('lists the not-found pages of the deepest folders first for Netlify', () => {
  const site = readBuiltSite(writeBuiltSite({ 'industries/404.html': '', 'industries/audiology/404.html': '' }))
  expect(HOSTS.netlify(site).get('site/_redirects')).toMatchInlineSnapshot(`
      "/old /about 301!
      /industries/audiology/* /industries/audiology/404.html 404
      /industries/* /industries/404.html 404
      /blog/* /blog/404.html 404
      "
    `)
})

test('rejects header values that nginx would misread', () => {
  for (const value of ['a "quote"', '$variable', 'a\\b', 'a\nb'])
    expect(() => HOSTS.nginx({ ...EXAMPLE_SITE, headers: { 'X-Y': value } })).toThrow('misread')
})

function writeBuiltSite(files: Record<string, string> = {}): string {
  return writeSite(join(createTemporaryFolder(), 'dist'), {
    _headers: formatHeaders({ isRelease: true }),
    _redirects: '/old /about 301\n',
    'about.html': 'about '.repeat(300),
    'blog/404.html': 'post',
    ...files,
  })
}

test.each(HOST_NAMES)('writes the same folder for %s each time without changing the site', async (host) => {
  const from = writeBuiltSite()
  utimesSync(join(from, 'about.html'), 1_000_000_000, 1_000_000_000)
  const before = hashFiles(from)
  const out = join(createTemporaryFolder(), 'out')
  const options = { host, from, out, release: true }
  await writeHostFolder(options)
  const firstHashes = hashFiles(out)
  await writeHostFolder(options)
  expect(hashFiles(out)).toEqual(firstHashes)
  expect(hashFiles(from)).toEqual(before)
  expect(firstHashes['site/about.html']).toBe(before['about.html'])
  expect(Math.round(statSync(join(out, 'site/about.html')).mtimeMs)).toBe(1_000_000_000_000)
})

test("writes configuration files next to the site, and doesn't replace a folder with other files", async () => {
  const out = join(createTemporaryFolder(), 'out')
  const options = { host: 'nginx', from: writeBuiltSite(), out, release: true } as const
  await writeHostFolder(options)
  const siteFiles = ['404.html', 'about.html', 'blog/404.html', 'index.html', 'pages.tsv'].map((name) => `site/${name}`)
  expect(Object.keys(hashFiles(out))).toEqual(['server.conf', ...siteFiles, 'test.conf'])
  const before = hashFiles(writeFiles(out, { 'thesis.txt': 'text' }))
  await expect(writeHostFolder(options)).rejects.toThrow(
    `${out} contains other files, such as thesis.txt. Choose a new folder with --out.`,
  )
  expect(hashFiles(out)).toEqual(before)
})

const ROUND_COUNT = 1_000

// Includes characters with a meaning in nginx, `_redirects`, YAML, or browsers.
const ADDRESS_PARTS = [
  ...'a about x=1 301 %20 %0a %5c % %zz :splat * //evil.example location ~ / ? # & = . .. -'.split(' '),
  ...'; { } $ $uri " \' \\ ` < > | ^ ( ) [ ] , ! @ + é 😀'.split(' '),
  ...['\t', '\n', '\r', ' ', '\0', '\u2028', '\u00a0', '\u202e', '\ud800'],
]

function createRandomAddress(random: Random): string {
  const parts = Array.from({ length: 1 + random.nextBelow(6) }, () => random.pick(ADDRESS_PARTS))
  return `${random.nextBelow(4) === 0 ? '' : '/'}${parts.join('')}`
}

function createHostFiles(host: keyof typeof HOSTS, from: string, to: string): string[] | undefined {
  try {
    const site = { ...EXAMPLE_SITE, redirects: new Map([[from, to]]), notFoundFolders: ['/'] }
    return [...HOSTS[host](site).values()].filter((text) => text !== undefined)
  } catch (error) {
    expect(String(error)).toMatch(/misread/)
    return undefined
  }
}

// Removes quoted strings to get blocks, directives, and variables.
const removeQuotedText = (files: string[] = []) => files.join('\n').replaceAll(/"[^"]*"/g, '""')

test('rejects random redirects or writes them unchanged', () => {
  const random = new Random(2)
  const expectedSkeleton = removeQuotedText(createHostFiles('nginx', '/old', '/about'))
  let acceptedCount = 0
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    const [from, to] =
      random.nextBelow(2) === 0 ? ['/old', createRandomAddress(random)] : [createRandomAddress(random), '/about']
    const nginx = createHostFiles('nginx', from, to)
    if (nginx) {
      acceptedCount += 1
      expect(removeQuotedText(nginx), JSON.stringify([from, to])).toBe(expectedSkeleton)
    }
    const [cloudflare] = createHostFiles('cloudflare-pages', from, to) ?? []
    if (cloudflare !== undefined)
      expect(Object.fromEntries(parseRedirects(cloudflare))).toEqual({ [from]: to, [`${from}/`]: to })
    const [netlify] = createHostFiles('netlify', from, to) ?? []
    if (netlify !== undefined) expect(Object.fromEntries(parseRedirects(netlify))).toEqual({ [from]: to })
  }
  expect(acceptedCount).toBeGreaterThan(ROUND_COUNT / 100)
})

test.each([
  '/about?u=1 301\n/* https://evil.example/:splat 301!',
  '/about?r=$document_root',
  '//evil.example',
  'https://evil.example',
  '/about#"',
])('rejects a redirect to %j for every host', (to) => {
  expect(() => formatRedirect('/old', to)).toThrow('misread')
  for (const host of HOST_NAMES) expect(createHostFiles(host, '/old', to)).toBeUndefined()
})

test('accepts redirects for every host if they are valid in content', () => {
  const random = new Random(1)
  const accepted = Array.from({ length: ROUND_COUNT }, () => createRandomAddress(random)).filter(
    (text) => address().safeParse(text).success,
  )
  expect(accepted.length).toBeGreaterThan(ROUND_COUNT / 50)
  for (const to of accepted) {
    expect(to).toMatch(/^\/(?!\/)[\w.~%/?#=&+,@-]*$/)
    for (const host of HOST_NAMES) expect(createHostFiles(host, '/old', to), to).toBeDefined()
  }
})
