import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { listFiles } from '../../scripts/files.ts'

const folder = inject('fixtureFolder')
const readTexts = (ending: string) =>
  listFiles(folder)
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
const [stylesheets, pages] = [readTexts('.css'), readTexts('.html')]

const TAILWIND_RULE = /@(?:reference|apply|theme|source|utility|variant)\b.{0,60}/g

const LAYER_ORDER = ['properties', 'theme', 'base', 'components', 'page', 'utilities']

function listLayers(stylesheet: string): string[] {
  const names = [...stylesheet.matchAll(/@layer ([\w, ]+?)\s*[;{]/g)].flatMap(([, list = '']) => list.split(/, ?/))
  return [...new Set(names)]
}

// Browsers never show an `optional` font that loads after the first paint.
test('preloads every font of the stylesheets', () => {
  const fonts = stylesheets.flatMap(({ text }) => text.match(/\/assets\/static\/[\w.-]+\.woff2/g) ?? [])
  expect(fonts).not.toEqual([])
  for (const { path, text } of pages)
    for (const font of fonts) expect(text, path).toContain(`<link rel="preload" href="${font}" as="font"`)
})

test('declares the order of all layers in each stylesheet, because they load in any order', () => {
  for (const { path, text } of stylesheets) expect(listLayers(text), path).toEqual(LAYER_ORDER)
})

// Tailwind doesn't process a stylesheet that only references it.
test('leaves no Tailwind rules in stylesheets', () => {
  expect(stylesheets.flatMap(({ text }) => text.match(TAILWIND_RULE) ?? [])).toEqual([])
})

// Routes list their components with @source, and can forget one.
test('loads the rules of all classes on each page', () => {
  const rules = new Map(stylesheets.map(({ path, text }) => [path, collectClasses(text)]))
  const styled = new Set([...rules.values()].flatMap((classes) => [...classes]))
  const missing = pages.flatMap(({ path, text: html }) => {
    const loaded = [...html.matchAll(/"\/(assets\/static\/[^"]+\.css)"/g)].map(([, stylesheet = '']) =>
      rules.get(stylesheet),
    )
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescapeHtml(names).split(' '))
    const isMissing = (name: string) => styled.has(name) && !loaded.some((classes) => classes?.has(name))
    return [...new Set(used)].filter(isMissing).map((name) => `${path}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('loads a single stylesheet with utilities on each page, because a second would override variants', () => {
  const utilitySheets = stylesheets.filter(({ text }) => text.includes('@layer utilities{'))
  for (const { path, text } of pages)
    expect(
      utilitySheets.filter((stylesheet) => text.includes(stylesheet.path)),
      path,
    ).toHaveLength(1)
})

const unescapeHtml = (text: string) => text.replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

const collectClasses = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', '')))
