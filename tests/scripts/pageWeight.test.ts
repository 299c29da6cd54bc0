import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { factsOf } from '../../scripts/build/pages/pageFacts.ts'
import { travelling, weighed } from '../../scripts/build/steps/pageWeight.ts'
import { fetchedFiles, weighPages } from '../../scripts/build/steps/weighPages.ts'

const PARTS = ['page', 'styles', 'scripts', 'fonts']
const places = ['total', ...PARTS, 'requests'].map((name) => `<b data-weigh="${name}">0</b>`).join('')
const lines = PARTS.map((part) => `<line data-weigh="${part}-dots" x1="0" x2="0">`).join('')
const pageOf = (body: string) => `<!doctype html><p id="weight">${places}</p><svg>${lines}</svg>${body}`

const told = (html: string, name: string) => new RegExp(`data-weigh="${name}">([^<]*)<`).exec(html)?.[1]
const kilobytes = (bytes: number) => (Math.round(bytes / 100) / 10).toFixed(1)

const files = { styles: 10_449, scripts: 2_951, fonts: 58_500, count: 6 }

describe('a page that weighs itself', () => {
  // Of bodies of all lengths some come to lie where the weight's own digits decide.
  test.each(Array.from({ length: 12 }, (_, index) => index))(
    'tells its own weight, its digits among it (%i)',
    (index) => {
      const body = Array.from({ length: 400 + index * 7 }, (_, word) => (word * word * 7919).toString(36)).join(' ')
      const html = weighed(pageOf(body), files)
      expect(told(html, 'page')).toBe(kilobytes(travelling(html)))
    },
  )

  test('tells what comes with it, and adds it up to the digit', () => {
    const html = weighed(pageOf('x'.repeat(900)), files)
    expect([told(html, 'styles'), told(html, 'scripts'), told(html, 'fonts')]).toEqual(['10.4', '3.0', '58.5'])
    const sum = PARTS.reduce((total, part) => total + Number(told(html, part)), 0)
    expect(told(html, 'total')).toBe(sum.toFixed(1))
    expect(told(html, 'requests')).toBe('7')
  })

  test('draws a dot for each kilobyte, one part after the other', () => {
    const html = weighed(pageOf(''), { ...files, styles: 3_000, scripts: 2_000 })
    const [, x1, x2] = /data-weigh="scripts-dots" x1="([^"]*)" x2="([^"]*)"/.exec(html) ?? []
    expect(Number(x2) - Number(x1)).toBeCloseTo(1.1)
    expect(html).toContain(`data-weigh="fonts-dots" x1="${Number(x1) + 2}"`)
  })
})

describe('the step', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weight-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a.js'), 'import"./b.js";import("./c.js")')
  writeFileSync(join(folder, 'b.js'), 'export{}')
  writeFileSync(join(folder, 'a.css'), 'p{}')
  writeFileSync(join(folder, 'a.woff2'), 'font')

  test('counts each file once, with what a script imports at once and without what comes later', () => {
    const found = fetchedFiles(['/a.js', '/a.css', '/a.css', '/a.woff2', '/icon.svg'], folder)
    expect(found).toMatchObject({ count: 4, fonts: 4 })
  })

  test('weighs the pages that ask for it, and no other', () => {
    const html = `<!doctype html><link rel="stylesheet" href="/a.css">${pageOf('')}`
    const pages = new Map(
      ['/one', '/two'].map((address) => {
        const text = address === '/one' ? html : html.replace('id="weight"', '')
        writeFileSync(join(folder, `${address}.html`), text)
        return [address, { key: '', facts: factsOf(text), share: undefined }]
      }),
    )
    expect(weighPages(pages, folder)).toBe(1)
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    expect(told(read('one.html'), 'requests')).toBe('2')
    expect(told(read('two.html'), 'requests')).toBe('0')
  })
})
