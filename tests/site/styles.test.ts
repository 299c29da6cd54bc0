import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { listOnePagePerRoute } from '../support/fixturePages.ts'

const folder = join(inject('fixtureFolder'), 'assets/static')
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(folder, name), 'utf8') }))

const TAILWIND_RULE = /@(?:reference|apply|theme|source|utility|variant)\b.{0,60}/g

const LAYER_ORDER = ['properties', 'theme', 'base', 'components', 'page', 'utilities']

function listLayers(sheet: string): string[] {
  const names = [...sheet.matchAll(/@layer ([\w, ]+?)\s*[;{]/g)].flatMap(([, list = '']) => list.split(/, ?/))
  return [...new Set(names)]
}

// Browsers never show an `optional` font that loads after the first paint.
test('preloads every font of the stylesheets', () => {
  const fonts = sheets.flatMap(({ css }) => css.match(/\/assets\/static\/[\w.-]+\.woff2/g) ?? [])
  expect(new Set(fonts).size).toBeGreaterThan(0)
  for (const path of readdirSync(inject('fixtureFolder'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue
    const html = readFileSync(join(inject('fixtureFolder'), path), 'utf8')
    for (const font of fonts) expect(html, path).toContain(`<link rel="preload" href="${font}" as="font"`)
  }
})

test('declares the order of all layers in each stylesheet, because they load in any order', () => {
  for (const { name, css } of sheets) expect(listLayers(css), name).toEqual(LAYER_ORDER)
})

// Tailwind doesn’t process a sheet that only references it.
test('contains no Tailwind rules', () => {
  expect(sheets.flatMap(({ css }) => css.match(TAILWIND_RULE) ?? [])).toEqual([])
})

// Routes list their components with @source, and can forget one.
test('loads the rules of all classes on each page', () => {
  const rules = new Map(sheets.map(({ name, css }) => [name, collectClasses(css)]))
  const styled = new Set([...rules.values()].flatMap((classes) => [...classes]))
  const pages = readdirSync(inject('fixtureFolder'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  )
  const missing = pages.flatMap((path) => {
    const html = readFileSync(join(inject('fixtureFolder'), path), 'utf8')
    const loaded = [...html.matchAll(/assets\/static\/([^"]+\.css)"/g)].map(([, name = '']) => rules.get(name))
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    return [
      ...new Set(used.map((name) => name.replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))),
    ]
      .filter((name) => styled.has(name) && !loaded.some((classes) => classes?.has(name)))
      .map((name) => `${path}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('loads a single stylesheet with utilities on each page, because a second would override variants', () => {
  const pages = listOnePagePerRoute()
    .map((path) => join(inject('fixtureFolder'), path === '/' ? 'index.html' : `${path}.html`))
    .filter((file) => existsSync(file))
  const utilitySheets = sheets.filter(({ css }) => css.includes('@layer utilities{'))
  const counts = pages.map((file) => {
    const html = readFileSync(file, 'utf8')
    return { file, count: utilitySheets.filter(({ name }) => html.includes(name)).length }
  })
  expect(counts).toEqual(pages.map((file) => ({ file, count: 1 })))
})

function collectClasses(css: string): Set<string> {
  return new Set([...css.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', '')))
}
