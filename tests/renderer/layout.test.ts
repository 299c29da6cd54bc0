import { expect, test } from 'vitest'
import { company } from '../../renderer/collections/company/definition.ts'
import { navigation } from '../../renderer/collections/navigation/definition.ts'
import { Reference } from '../../renderer/model/define/reference.ts'
import { visitLeaves } from '../../renderer/model/define/texts.ts'
import { createTestSite } from '../support/contentFolder.ts'
import { renderAddress } from '../support/renderRoute.ts'

const site = await createTestSite({})

function listLayoutValues(): string[] {
  const { skip, main, industries, links, call, sheet, footer } = site.get(navigation)
  const { brand, address, phone, email, hours, social } = site.get(company)
  const values: string[] = []
  visitLeaves(
    [skip, main, industries, links, call, sheet, footer, brand, address, phone, email, hours, social],
    (leaf) => values.push(leaf instanceof Reference ? leaf.slug : String(leaf)),
  )
  return values
}

test('every page has the navigation and company details in the header and footer', () => {
  const shown = listLayoutValues()
  expect(shown.length).toBeGreaterThan(20)
  for (const address of ['/', '/contact', '/blog/first-post', '/locations/alabama/mobile']) {
    const html = renderAddress(site, address)
    expect(shown.filter((text) => !html.includes(text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')))).toEqual([])
  }
})
