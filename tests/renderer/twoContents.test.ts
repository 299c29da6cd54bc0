import { expect, test } from 'vitest'
import { createTestSite, type Overrides } from '../support/contentFolder.ts'
import { renderAddress } from '../support/renderAddress.ts'

async function renderAll(overrides: Overrides): Promise<Map<string, string>> {
  const site = await createTestSite(overrides)
  return new Map(site.pages().map(({ address }) => [address, renderAddress(site, address)]))
}

const EDITS: [file: string, oldText: string, newText: string, oldHtml: string][] = [
  ['site.yaml', 'Example Agency', 'Other Agency', 'Example Agency'],
  ['posts/first-post.mdx', 'The opening of the', 'An opening of the', 'The opening of the first post'],
  ['services/paid-media.yaml', 'monthly: 1375', 'monthly: 1376', '$1,375'],
  ['states/alabama.yaml', 'name: Huntsville', 'name: Othersville', 'Huntsville'],
]

test('renders two content folders in one process without mixing their values', async () => {
  const first = await renderAll({})
  const edits = EDITS.map(([file, oldText, newText]) => [file, (text: string) => text.replaceAll(oldText, newText)])
  const edited = await renderAll(Object.fromEntries(edits))
  const repeated = await renderAll({})
  const listAddressesWith = (value: string, pages: Map<string, string>) =>
    [...pages].flatMap(([address, html]) => (html.includes(value) ? [address] : []))
  for (const [, , , oldHtml] of EDITS) {
    expect(listAddressesWith(oldHtml, first)).not.toEqual([])
    expect(listAddressesWith(oldHtml, edited)).toEqual([])
  }
  // Rendering the edited content must not change the pages of the first folder.
  const changedAddresses = [...first.keys()].filter((address) => repeated.get(address) !== first.get(address))
  expect(changedAddresses).toEqual([])
})
