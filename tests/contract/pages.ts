import { expect, test } from 'vitest'
import { services } from '../../renderer/collections/services/definition.ts'
import { cities } from '../../renderer/collections/states/definition.ts'
import { readContent } from '../../renderer/model/read/readContent.ts'
import { createEditorValidator } from '../support/editorSchemas.ts'
import { builtAddresses, isNotFound, listPages, outlines, readHtml, site } from './realSite.ts'

test('builds exactly the pages of the route table and the not-found pages', () => {
  const addresses = site.pages().map(({ address }) => address)
  expect(builtAddresses.toSorted()).toEqual([...addresses, ...site.notFoundAddresses()].toSorted())
})

test('starts each page with its only h1, and skips no heading level', () => {
  const withWrongHeadings = [...outlines].filter(([, { headings }]) => {
    const skips = headings.some((level, index) => level > (headings[index - 1] ?? 0) + 1)
    return skips || headings.filter((level) => level === 1).length !== 1
  })
  expect(withWrongHeadings.map(([address, { headings }]) => `${address}: ${headings}`)).toEqual([])
})

test('gives each page a unique title and description of the right length', () => {
  const listedOutlines = [...outlines].filter(([address]) => !isNotFound(address))
  const outsideLimits = listedOutlines.filter(
    ([, { title, description }]) =>
      title === '' || title.length > 60 || description.length < 70 || description.length > 160,
  )
  expect(outsideLimits.map(([address, { title, description }]) => [address, title, description])).toEqual([])
  expect(findRepeated(listedOutlines.map(([, { title }]) => title))).toEqual([])
  expect(findRepeated(listedOutlines.map(([, { description }]) => description))).toEqual([])
})

test('excludes only not-found pages and cities without notes from search engines', () => {
  const citiesWithoutNote = new Set(
    site
      .listNestedEntries(cities)
      .flatMap(({ parent, item }) => (item.notes ? [] : [cities.getAddress(parent.slug, item.slug)])),
  )
  for (const [address, { robots }] of outlines) {
    const isExcluded = isNotFound(address) || citiesWithoutNote.has(address)
    expect(robots, address).toBe(isExcluded ? 'noindex,nofollow' : 'index,follow')
  }
})

// The build verifies that pages obey the policy.
test('includes the Content Security Policy in each page', () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;; `
  expect(builtAddresses.filter((address) => !readHtml(address).includes(policy))).toEqual([])
})

test('renders no tokens or undefined values', async () => {
  // Writers may use these words themselves.
  const contentFiles = [...(await readContent('content')).textFiles.values()].map((bytes) => Buffer.from(bytes))
  const suspiciousTexts = ['undefined', 'NaN', '[object '].filter(
    (value) => !contentFiles.some((file) => file.includes(value)),
  )
  const leaks = [...outlines].flatMap(([address, { text }]) =>
    [...(text.match(/\{[a-z:-]+\}/gi) ?? []), ...suspiciousTexts.filter((value) => text.includes(value))].map(
      (leak) => `${address}: ${leak}`,
    ),
  )
  expect(leaks).toEqual([])
})

test('gives table headers on pages of services and cities a scope', () => {
  const listTableHeaders = (address: string) => readHtml(address).match(/<th\b[^>]*>/g) ?? []
  const unscoped = [...listPages(services.page), ...listPages(cities.page)].filter((address) =>
    listTableHeaders(address).some((head) => !/ scope="(?:row|col)(?:group)?"/.test(head)),
  )
  expect(unscoped).toEqual([])
  expect(listPages(services.page).filter((address) => listTableHeaders(address).length === 0)).toEqual([])
})

test('accepts all valid content with the schemas of editors', async () => {
  const folder = await readContent('content')
  expect(createEditorValidator(folder)(folder)).toEqual([])
})

const findRepeated = (texts: string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index)
