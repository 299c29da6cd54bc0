import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cloudflarePages, HOSTS, netlify, readHost } from '../../scripts/hosts/hosts.ts'
import { layOut } from '../../scripts/hosts/layOut.ts'
import { nginx } from '../../scripts/hosts/nginx.ts'
import type { SiteFacts } from '../../scripts/hosts/siteFacts.ts'
import { headerRules, headersText } from '../../scripts/serve/hostFiles.ts'
import { fingerprint } from '../support/folders.ts'
import { builtFolder, emptyFolder, writeFiles } from '../support/siteFolder.ts'

const FACTS: SiteFacts = {
  redirects: new Map([['/old', '/about']]),
  headers: headerRules(true),
  files: new Map([
    ['index.html', 2000],
    ['blog/404.html', 2000],
    ['assets/a.js', 2000],
  ]),
  sections: ['/industries/audiology/', '/blog/', '/'],
  isPreview: false,
}
const many = (count: number) => new Map(Array.from({ length: count }, (_, index) => [`/old-${index}`, '/about']))

describe('a host that cannot serve a site', () => {
  test('is named with every reason: Cloudflare Pages', () => {
    const files = new Map([...FACTS.files, ['media/talk.mp3', 26 * 1024 * 1024 + 52_429]])
    for (let index = 0; index < 20_000; index += 1) files.set(`${index}.html`, 1)
    const long = { path: '/*', headers: { 'Content-Security-Policy': 'x'.repeat(2000) } }
    const headers = [long, ...Array.from({ length: 100 }, (_, index) => ({ path: `/${index}`, headers: {} }))]
    const { refusals } = cloudflarePages({ ...FACTS, files, headers, redirects: many(1001) })
    expect(refusals.join('\n')).toMatchInlineSnapshot(`
      "It takes 20,000 files, and the site has 20004.
      It takes no file above 25 MiB, and media/talk.mp3 has 26.1 MiB.
      It takes 2,000 redirects, and the site has 2002, each with a slash and without.
      It takes 100 rules of headers, and there are 101.
      It takes 2000 characters a line of _headers, and "  Content-Security-Policy: xxxxxxxxxxxxx…" has 2027."
    `)
  })
})

describe('a preview', () => {
  test('is laid out for no release', async () => {
    const from = builtSite({ _headers: headersText(headerRules(false)) })
    const out = join(emptyFolder(), 'out')
    await layOut({ host: 'netlify', from, out, release: false })
    expect(readFileSync(join(out, 'site/_headers'), 'utf8')).toContain('X-Robots-Tag: noindex')
    await expect(layOut({ host: 'netlify', from, out, release: true })).rejects.toThrow(
      `${from} is a preview: what is released is built by npm run build -- --release`,
    )
  })
})

describe('what a host is given', () => {
  test('at Netlify, rules of which the first that fits is the nearest', () => {
    expect(netlify(FACTS).site.get('_redirects')).toMatchInlineSnapshot(`
      "/old /about 301!
      /industries/audiology/* /industries/audiology/404.html 404
      /blog/* /blog/404.html 404
      "
    `)
  })

  test('at nginx, nothing that it would read as something else', () => {
    for (const value of ['a "quote"', '$variable', 'a\\b', 'a\nb'])
      expect(() => nginx({ ...FACTS, headers: [{ path: '/*', headers: { 'X-Y': value } }] })).toThrow('misread')
    const more = { path: '/assets/*', headers: { 'Cache-Control': 'x', 'X-Y': 'z' } }
    expect(() => nginx({ ...FACTS, headers: [more] })).toThrow('/assets/*')
  })
})

/** A site that could be a built one. */
function builtSite(files: Record<string, string> = {}): string {
  return builtFolder(join(emptyFolder(), 'dist'), {
    _headers: headersText(headerRules(true)),
    _redirects: '/old /about 301\n',
    'about.html': 'about '.repeat(300),
    'blog/404.html': 'post',
    ...files,
  })
}

/** The time of a file's last change, in milliseconds. */
const dayOf = (file: string) => Math.round(statSync(file).mtimeMs)

describe('a site that is laid out', () => {
  test.each(Object.keys(HOSTS))('is not changed: %s', async (name) => {
    const from = builtSite()
    utimesSync(join(from, 'about.html'), 1_000_000_000, 1_000_000_000)
    const before = fingerprint(from)
    const out = join(emptyFolder(), 'out')
    await layOut({ host: readHost(name), from, out, release: true })
    const first = fingerprint(out)
    await layOut({ host: readHost(name), from, out, release: true })
    expect(fingerprint(out)).toEqual(first)
    expect(fingerprint(from)).toEqual(before)
    expect(first['site/about.html']).toBe(before['about.html'])
    expect(dayOf(join(out, 'site/about.html'))).toBe(dayOf(join(from, 'about.html')))
  })

  test('only replaces an earlier one', async () => {
    const out = writeFiles(join(emptyFolder(), 'out'), { 'thesis.txt': 'text' })
    const laid = layOut({ host: 'nginx', from: builtSite(), out, release: true })
    await expect(laid).rejects.toThrow(`${out} holds other files, as thesis.txt: name a new folder by --out.`)
    expect(Object.keys(fingerprint(out))).toEqual(['thesis.txt'])
  })

  test('has beside it, not in it, what is for its owner alone', async () => {
    const out = join(emptyFolder(), 'out')
    await layOut({ host: 'nginx', from: builtSite(), out, release: true })
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
})
