import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { onePageOfEachRoute } from '../support/samplePages.ts'

const folder = join(inject('fixtureFolder'), 'assets/static')
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(folder, name), 'utf8') }))

const TAILWINDS = /@(?:reference|apply|theme|source|utility|variant)\b.{0,60}/g

const LAYERS = ['properties', 'theme', 'base', 'components', 'page', 'utilities']

function layersOf(sheet: string): string[] {
  const names = [...sheet.matchAll(/@layer ([\w, ]+?)\s*[;{]/g)].flatMap(([, list = '']) => list.split(/, ?/))
  return [...new Set(names)]
}

// Browsers never show an `optional` font that loads after the first paint.
test('each page preloads every font of its style sheets', () => {
  const fonts = sheets.flatMap(({ css }) => css.match(/\/assets\/static\/[\w.-]+\.woff2/g) ?? [])
  expect(new Set(fonts).size).toBeGreaterThan(0)
  for (const path of readdirSync(inject('fixtureFolder'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue
    const html = readFileSync(join(inject('fixtureFolder'), path), 'utf8')
    for (const font of fonts) expect(html, path).toContain(`<link rel="preload" href="${font}" as="font"`)
  }
})

describe('the sheets that are sent', () => {
  test('each give the whole order of layers, so that any may come first', () => {
    for (const { name, css } of sheets) expect(layersOf(css), name).toEqual(LAYERS)
  })

  // Tailwind doesn’t process a sheet that only references it.
  test('have no rule of Tailwind, which no browser knows', () => {
    expect(sheets.flatMap(({ css }) => css.match(TAILWINDS) ?? [])).toEqual([])
  })

  // Routes list their components with @source, and can forget one.
  test('have a rule for each class of a page that any sheet has one for', () => {
    const rules = new Map(sheets.map(({ name, css }) => [name, classesOf(css)]))
    const known = new Set([...rules.values()].flatMap((classes) => [...classes]))
    const pages = readdirSync(inject('fixtureFolder'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.html'),
    )
    const missing = pages.flatMap((path) => {
      const html = readFileSync(join(inject('fixtureFolder'), path), 'utf8')
      const own = [...html.matchAll(/assets\/static\/([^"]+\.css)"/g)].map(([, name = '']) => rules.get(name))
      const asked = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
      return [
        ...new Set(
          asked.map((name) => name.replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")),
        ),
      ]
        .filter((name) => known.has(name) && !own.some((classes) => classes?.has(name)))
        .map((name) => `${path}: ${name}`)
    })
    expect(missing).toEqual([])
  })

  test('bring utilities once to a page: a second sheet would overrule the variants of the first', () => {
    const pages = onePageOfEachRoute()
      .map((path) => join(inject('fixtureFolder'), path === '/' ? 'index.html' : `${path}.html`))
      .filter((file) => existsSync(file))
    const bringing = sheets.filter(({ css }) => css.includes('@layer utilities{'))
    const brought = pages.map((file) => {
      const html = readFileSync(file, 'utf8')
      return { file, count: bringing.filter(({ name }) => html.includes(name)).length }
    })
    expect(brought).toEqual(pages.map((file) => ({ file, count: 1 })))
  })
})

function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', '')))
}
