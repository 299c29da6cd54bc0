import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Weight } from '../../pages/services/@slug/Weight.tsx'
import type { PageSize } from '../../renderer/page.ts'
import { fetchedFiles, measured, transferSize } from '../../scripts/build/steps/pageSize.ts'
import { emptyFolder, writeFiles } from '../support/siteFolder.ts'

const PARTS = ['page', 'styles', 'scripts', 'fonts'] as const
const FILES = { styles: 10_449, scripts: 2_951, fonts: 58_500, requests: 7 }
const words = { title: 'A', unit: 'B', text: 'C', page: 'D', styles: 'E', scripts: 'F', fonts: 'G', requests: 'H' }

const pageWith = (size: PageSize | undefined, body = '') =>
  renderToStaticMarkup(<Weight words={{ ...words, drawing: 'I' }} size={size} />) + body
const saidIn = (html: string, name: string) => new RegExp(`data-weigh="${name}">([^<]*)<`).exec(html)?.[1]
const kilobytes = (bytes: number) => (Math.round(bytes / 100) / 10).toFixed(1)

describe('a page that says its own size', () => {
  // Of bodies of all lengths some come to lie where the size's own digits decide.
  test.each(Array.from({ length: 12 }, (_, index) => index))(
    'says its own size, its digits among it (%i)',
    async (index) => {
      const body = Array.from({ length: 400 + index * 7 }, (_, word) => (word * word * 7919).toString(36)).join(' ')
      const html = await measured(async (size) => pageWith(size, body), FILES)
      expect(saidIn(html, 'page')).toBe(kilobytes(transferSize(html)))
    },
  )

  test('tells what comes with it, and adds it up to the digit', () => {
    const html = pageWith({ ...FILES, page: 9_049 })
    expect(['page', 'styles', 'scripts', 'fonts', 'requests'].map((name) => saidIn(html, name))).toEqual([
      '9.0',
      '10.4',
      '3.0',
      '58.5',
      '7',
    ])
    const sum = PARTS.reduce((total, part) => total + Number(saidIn(html, part)), 0)
    expect(saidIn(html, 'total')).toBe(sum.toFixed(1))
  })

  test('draws a dot for each kilobyte, one part after the other', () => {
    const html = pageWith({ ...FILES, page: 900, styles: 3_000, scripts: 2_000 })
    const lines = [...html.matchAll(/data-weigh="(\w+)-dots" x1="([^"]*)" x2="([^"]*)"/g)]
    expect(lines.map(([, part, from, to]) => [part, Number(from), Number(to)])).toEqual([
      ['page', 0.5, 0.6],
      ['styles', 1.5, 3.6],
      ['scripts', 4.5, 5.6],
      ['fonts', 6.5, 64.6],
    ])
  })
})

test('each file that comes with a page counts once, with what a script imports at once and without what comes later', () => {
  const folder = writeFiles(emptyFolder(), {
    'a.js': 'import"./b.js";import("./c.js")',
    'b.js': 'export{}',
    'a.css': 'p{}',
    'a.woff2': 'font',
  })
  const found = fetchedFiles(['/a.js', '/a.css', '/a.css', '/a.woff2', '/icon.svg'], folder)
  expect(found).toMatchObject({ requests: 5, fonts: 4 })
})
