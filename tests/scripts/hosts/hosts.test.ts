import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BuiltSite } from '../../../scripts/hosts/builtSite.ts'
import { cloudflarePages, HOSTS, netlify, parseHostName } from '../../../scripts/hosts/hosts.ts'
import { nginx } from '../../../scripts/hosts/nginx.ts'
import { writeHostFolder } from '../../../scripts/hosts/writeHostFolder.ts'
import { createHeaderRules, formatHeaders } from '../../../scripts/serve/hostFiles.ts'
import { fingerprint } from '../../support/folders.ts'
import { builtFolder, emptyFolder, writeFiles } from '../../support/siteFolder.ts'

const SITE: BuiltSite = {
  redirects: new Map([['/old', '/about']]),
  headers: createHeaderRules(true),
  files: new Map([
    ['index.html', 2000],
    ['blog/404.html', 2000],
    ['assets/a.js', 2000],
  ]),
  sections: ['/industries/audiology/', '/blog/', '/'],
  isPreview: false,
}
const createRedirects = (count: number) =>
  new Map(Array.from({ length: count }, (_, index) => [`/old-${index}`, '/about']))

test('lists all limits of Cloudflare Pages that a site exceeds', () => {
  const files = new Map([...SITE.files, ['media/talk.mp3', 26 * 1024 * 1024 + 52_429]])
  for (let index = 0; index < 20_000; index += 1) files.set(`${index}.html`, 1)
  const long = { path: '/*', headers: { 'Content-Security-Policy': 'x'.repeat(2000) } }
  const headers = [long, ...Array.from({ length: 100 }, (_, index) => ({ path: `/${index}`, headers: {} }))]
  const { problems } = cloudflarePages({ ...SITE, files, headers, redirects: createRedirects(1001) })
  expect(problems.join('\n')).toMatchInlineSnapshot(`
      "It allows 20,000 files, and the site has 20004.
      It allows files up to 25 MiB, and media/talk.mp3 has 26.1 MiB.
      It allows 2,000 redirects, and the site has 2002, because each is needed with and without a trailing slash.
      It allows 100 header rules, and the site has 101.
      It allows 2000 characters per line of _headers, and "  Content-Security-Policy: xxxxxxxxxxxxx…" has 2027."
    `)
})

test('refuses to release a preview', async () => {
  const from = builtSite({ _headers: formatHeaders(createHeaderRules(false)) })
  const out = join(emptyFolder(), 'out')
  await writeHostFolder({ host: 'netlify', from, out, release: false })
  expect(readFileSync(join(out, 'site/_headers'), 'utf8')).toContain('X-Robots-Tag: noindex')
  await expect(writeHostFolder({ host: 'netlify', from, out, release: true })).rejects.toThrow(
    `${from} is a preview. Build a release: npm run build -- --release`,
  )
})

test('lists the not-found pages of the deepest folders first for Netlify', () => {
  expect(netlify(SITE).site.get('_redirects')).toMatchInlineSnapshot(`
      "/old /about 301!
      /industries/audiology/* /industries/audiology/404.html 404
      /blog/* /blog/404.html 404
      "
    `)
})

test('refuses header values that nginx would misread', () => {
  for (const value of ['a "quote"', '$variable', 'a\\b', 'a\nb'])
    expect(() => nginx({ ...SITE, headers: [{ path: '/*', headers: { 'X-Y': value } }] })).toThrow('misread')
  const more = { path: '/assets/*', headers: { 'Cache-Control': 'x', 'X-Y': 'z' } }
  expect(() => nginx({ ...SITE, headers: [more] })).toThrow('/assets/*')
})

function builtSite(files: Record<string, string> = {}): string {
  return builtFolder(join(emptyFolder(), 'dist'), {
    _headers: formatHeaders(createHeaderRules(true)),
    _redirects: '/old /about 301\n',
    'about.html': 'about '.repeat(300),
    'blog/404.html': 'post',
    ...files,
  })
}

const mtimeOf = (file: string) => Math.round(statSync(file).mtimeMs)

test.each(Object.keys(HOSTS))('writes the same folder for %s each time without changing the site', async (name) => {
  const from = builtSite()
  utimesSync(join(from, 'about.html'), 1_000_000_000, 1_000_000_000)
  const before = fingerprint(from)
  const out = join(emptyFolder(), 'out')
  await writeHostFolder({ host: parseHostName(name), from, out, release: true })
  const first = fingerprint(out)
  await writeHostFolder({ host: parseHostName(name), from, out, release: true })
  expect(fingerprint(out)).toEqual(first)
  expect(fingerprint(from)).toEqual(before)
  expect(first['site/about.html']).toBe(before['about.html'])
  expect(mtimeOf(join(out, 'site/about.html'))).toBe(mtimeOf(join(from, 'about.html')))
})

test('doesn’t replace a folder with other files', async () => {
  const out = writeFiles(join(emptyFolder(), 'out'), { 'thesis.txt': 'text' })
  const result = writeHostFolder({ host: 'nginx', from: builtSite(), out, release: true })
  await expect(result).rejects.toThrow(
    `${out} contains other files, such as thesis.txt. Choose a new folder with --out.`,
  )
  expect(Object.keys(fingerprint(out))).toEqual(['thesis.txt'])
})

test('writes configuration files next to the site', async () => {
  const out = join(emptyFolder(), 'out')
  await writeHostFolder({ host: 'nginx', from: builtSite(), out, release: true })
  expect(Object.keys(fingerprint(out))).toEqual([
    'server.conf',
    'site/404.html',
    'site/about.html',
    'site/blog/404.html',
    'site/index.html',
    'site/pages.tsv',
    'test.conf',
  ])
})
