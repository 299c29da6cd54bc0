import { expect, test } from 'vitest'
import { company } from '../../renderer/collections/company/definition.ts'
import { navigation } from '../../renderer/collections/navigation/definition.ts'
import { Reference } from '../../renderer/model/define/reference.ts'
import { walk } from '../../renderer/model/define/texts.ts'
import { siteOf } from '../support/contentFolder.ts'
import { outlineOf } from '../support/outline.ts'
import { renderAddress } from '../support/renderRoute.ts'

const site = await siteOf({})

/** The values of the header and the footer. */
function valuesOfLayout(): string[] {
  const { skip, main, industries, links, call, sheet, footer } = site.get(navigation)
  const { brand, address, phone, email, hours, social } = site.get(company)
  const values: string[] = []
  walk([skip, main, industries, links, call, sheet, footer, brand, address, phone, email, hours, social], (leaf) =>
    values.push(leaf instanceof Reference ? leaf.slug : String(leaf)),
  )
  return values
}

test('every page has the navigation and company details in the header and footer', () => {
  const shown = valuesOfLayout()
  expect(shown.length).toBeGreaterThan(20)
  for (const address of ['/', '/contact', '/blog/first-post', '/locations/alabama/mobile']) {
    const html = renderAddress(site, address)
    expect(shown.filter((text) => !html.includes(text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')))).toEqual([])
  }
})

test('a page begins with its h1, before the headings of menus', () => {
  const addresses = new Map(site.pages().map(({ route, address }) => [route.id, address]))
  const firstLevels = [...addresses.values()].map((address) => {
    return [address, outlineOf(renderAddress(site, address)).headings[0]]
  })
  expect(firstLevels.filter(([, level]) => level !== 1)).toEqual([])
})
