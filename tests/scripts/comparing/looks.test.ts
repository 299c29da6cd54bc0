import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asHtml } from '../../../scripts/comparing/asHtml.ts'
import { choosePages } from '../../../scripts/comparing/choosePages.ts'
import type { SiteChange } from '../../../scripts/comparing/compareSites.ts'
import { cutStretches } from '../../../scripts/comparing/cutStretches.ts'
import { writeReport } from '../../../scripts/comparing/formats.ts'
import type { Looks, Shot } from '../../../scripts/comparing/looks.ts'
import { picturesFor } from '../../../scripts/comparing/picturesFor.ts'
import type { Comparison } from '../../../scripts/comparing/report.ts'
import { takeLooks } from '../../../scripts/comparing/takeLooks.ts'
import { loadSharp } from '../../../scripts/pictures/loadSharp.ts'
import { emptyFolder } from '../../support/siteFolder.ts'

const nothing: SiteChange = {
  count: { before: 4, after: 4 },
  added: [],
  removed: [],
  sections: [],
  changed: 0,
  unseen: [],
  pictures: [],
  redirects: { added: [], removed: [] },
  sizes: [],
}
const section = (where: string, ...pages: string[]) => ({ pages, changes: [{ where, before: 'one', after: 'two' }] })

test('each kind of change that visitors see has a picture of one page, and what is new, gone or moved has too', () => {
  const { addresses, left } = choosePages({
    ...nothing,
    sections: [section('text', '/a', '/b'), section('text', '/b'), section('text', '/a', '/c'), section('title', '/d')],
    added: [{ address: '/new', title: 'New' }],
    removed: [{ address: '/gone', title: 'Gone', leadsTo: undefined }],
    unseen: ['/blog/first', '/blog/second', '/about', '/contact'],
  })
  expect(addresses).toEqual(['/a', '/b', '/new', '/gone', '/about', '/blog/first'])
  expect(left).toBe(0)
})

test('a change of everything is shown in part', () => {
  const sections = Array.from({ length: 30 }, (_, index) => section('text', `/page-${index}`))
  const { addresses, left } = choosePages({ ...nothing, sections })
  expect(addresses).toHaveLength(8)
  expect(left).toBe(22)
})

/** A picture of one color, as the browser takes it. */
async function png(color: string, height: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp({ create: { width: 40, height, channels: 3, background: color } })
    .png()
    .toBuffer()
}

test('pictures are cut to what differs, and to a height that a report can show', async () => {
  const look = await cutStretches({ address: '/a', before: await png('red', 2000), after: await png('blue', 300) })
  const [{ before, after } = { before: undefined, after: undefined }, ...others] = look.stretches
  expect(others).toEqual([])
  expect(before).toMatchObject({ width: 40, height: 1400 })
  expect(after).toMatchObject({ width: 40, height: 300 })
  expect(after?.bytes.subarray(8, 12).toString()).toBe('WEBP')
})

const shot: Shot = { bytes: Buffer.from('picture'), width: 40, height: 20 }
const looks: Looks = {
  pages: [
    { address: '/blog/first', stretches: [{ before: shot, after: shot }], more: 2 },
    { address: '/new', stretches: [{ before: undefined, after: shot }], more: 0 },
    { address: '/about', stretches: [], more: 0 },
  ],
  note: '3 more changes without a picture: a report shows a part of them.',
}
const comparison: Comparison = {
  ...nothing,
  before: 'main',
  after: 'the working tree',
  notes: [],
  claims: [],
  sections: [section('text', '/blog/first', '/blog/second')],
  looks,
}

test('a page for a browser has its pictures in it', () => {
  const html = asHtml(comparison)
  const source = `data:image/webp;base64,${shot.bytes.toString('base64')}`
  expect(html.split(source)).toHaveLength(4)
  expect(html).toContain(`<img alt="/blog/first, Before" width="40" height="20" src="${source}">`)
  expect(html).toContain('It differs in 2 more places further down.')
  expect(html).toContain('<h2>How other pages look</h2>')
  expect(html).toContain('<li>These look as before: /about.</li><li>3 more changes without a picture')
  expect(html).not.toMatch(/<script|href=|url\(/)
})

test('Markdown has its pictures in a folder beside it, unless somebody wants none', () => {
  const folder = emptyFolder()
  writeReport(comparison, join(folder, 'change one.md'), 'markdown', true)
  const text = readFileSync(join(folder, 'change one.md'), 'utf8')
  const named = [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path = '']) => decodeURI(path))
  expect(named).toEqual([
    'change one.pictures/blog-first.1.before.webp',
    'change one.pictures/blog-first.1.after.webp',
    'change one.pictures/new.1.after.webp',
  ])
  for (const path of named) expect(existsSync(join(folder, path))).toBe(true)
  writeReport(comparison, join(folder, 'other.md'), 'markdown', false)
  expect(readFileSync(join(folder, 'other.md'), 'utf8')).not.toContain('![')
  expect(readdirSync(folder)).not.toContain('other.pictures')
})

test('pictures are taken for formats that show them, and refused where nobody can tell what is meant', () => {
  const asked = (pictures: string, width = '1280') => picturesFor({ pictures, width }, ['markdown'])
  expect(asked('all').look).toBeDefined()
  expect(asked('html').look).toBeUndefined()
  expect(picturesFor({ pictures: 'html', width: '390' }, ['html']).look).toBeDefined()
  expect(picturesFor({ pictures: 'none', width: '390' }, ['html']).look).toBeUndefined()
  expect(picturesFor({ pictures: 'all', width: '390' }, []).look).toBeUndefined()
  expect(() => asked('some')).toThrow('There is no `--pictures some`: all, html, none.')
  expect(() => asked('all', '12em')).toThrow('--width is a number of pixels from 320 to 2560, and not `12em`.')
})

test('without a browser, or with one that does not start, the report says so and is written', async () => {
  const looking = { before: '.', after: '.', change: nothing, width: 1280 }
  const { note } = await takeLooks(looking, { executable: undefined })
  expect(note).toBe('No pictures: no Chrome or Chromium is installed. CHROME_PATH names one elsewhere.')
  const broken = await takeLooks(looking, { executable: join(emptyFolder(), 'no-browser') })
  expect(broken.pages).toEqual([])
  expect(broken.note).toMatch(/^No pictures: the browser .*no-browser failed: /)
})
