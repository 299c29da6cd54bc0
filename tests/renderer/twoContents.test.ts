import { expect, test } from 'vitest'
import { createTestSite, type Overrides } from '../support/contentFolder.ts'
import { renderAddress } from '../support/renderRoute.ts'

async function renderAll(overrides: Overrides): Promise<Map<string, string>> {
  const site = await createTestSite(overrides)
  return new Map(site.pages().map(({ address }) => [address, renderAddress(site, address)]))
}

const EDITS: [file: string, from: string, to: string, inHtml: string][] = [
  ['site.yaml', 'Example Agency', 'Other Agency', 'Example Agency'],
  ['posts/first-post.mdx', 'The opening of the', 'An opening of the', 'The opening of the first post'],
  ['services/paid-media.yaml', 'monthly: 1375', 'monthly: 1376', '$1,375'],
  ['states/alabama.yaml', 'name: Huntsville', 'name: Othersville', 'Huntsville'],
]

const OTHER_CONTENT: Overrides = Object.fromEntries(
  EDITS.map(([file, from, to]) => [file, (text: string) => text.replaceAll(from, to)]),
)

test('renders two content folders in one process, each from its own values', async () => {
  const first = await renderAll({})
  const other = await renderAll(OTHER_CONTENT)
  const repeated = await renderAll({})
  const findAddresses = (value: string, pages: Map<string, string>) =>
    [...pages].flatMap(([address, html]) => (html.includes(value) ? [address] : []))
  for (const [, , , value] of EDITS) {
    expect(findAddresses(value, first)).not.toEqual([])
    expect(findAddresses(value, other)).toEqual([])
  }
  expect([...first].flatMap(([address, html]) => (repeated.get(address) === html ? [] : [address]))).toEqual([])
})
