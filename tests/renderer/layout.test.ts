import { expect, test } from 'vitest'
import { select } from '../../renderer/model/define/path.ts'
import { Reference } from '../../renderer/model/define/reference.ts'
import { walk } from '../../renderer/model/define/texts.ts'
import { siteOf } from '../support/contentFolder.ts'
import { outlineOf } from '../support/outline.ts'
import { renderRoute, routeOf } from '../support/renderRoute.ts'

const site = await siteOf({})

/** What every page shows, as the definitions say. */
const shown = site.model.singletons.flatMap((file) => {
  const texts: string[] = []
  for (const { value } of file.layout.flatMap((pattern) => select(site.get(file), pattern)))
    walk(value, (leaf) => texts.push(leaf instanceof Reference ? leaf.slug : String(leaf)))
  return texts
})

test('every page shows all that definitions say of the layout', () => {
  expect(shown.length).toBeGreaterThan(20)
  for (const address of ['/', '/contact', '/blog/first-post', '/locations/alabama/mobile']) {
    const route = routeOf(site, address)
    const html = renderRoute(site, route?.folder ?? '', address, route?.params)
    expect(shown.filter((text) => !html.includes(text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')))).toEqual([])
  }
})

test('a page begins with its h1, before the headings of menus', () => {
  const families = new Map(site.pages().map(({ family, address }) => [family, address]))
  const firstLevels = [...families.values()].map((address) => {
    const route = routeOf(site, address)
    return [address, outlineOf(renderRoute(site, route?.folder ?? '', address, route?.params)).headings[0]]
  })
  expect(firstLevels.filter(([, level]) => level !== 1)).toEqual([])
})
