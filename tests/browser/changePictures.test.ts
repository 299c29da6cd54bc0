import { expect, test } from 'vitest'
import { compareSites } from '../../scripts/comparing/compareSites.ts'
import { readBuilt } from '../../scripts/comparing/readBuilt.ts'
import { takeLooks } from '../../scripts/comparing/takeLooks.ts'
import { builtFolder, emptyFolder } from '../support/siteFolder.ts'

const page = (words: string, height = 1000) =>
  `<!doctype html><title>A page</title><main><p>${words}</p><svg height="${height}" width="40"></svg></main>`

test('changed pages are photographed in both sites, and cut to what differs', async () => {
  const same = { 'same.html': page('Words.').replace('<main>', '<main class="one">') }
  const [before, after] = [
    builtFolder(emptyFolder(), { 'a.html': page('Tea.'), 'old.html': page('Old.'), ...same }),
    builtFolder(emptyFolder(), {
      'a.html': page('Coffee, or tea.'),
      'new.html': page('New.'),
      'same.html': page('Words.'),
      _redirects: '/old /new 301\n',
    }),
  ]
  const change = compareSites(readBuilt(before), readBuilt(after))
  const { pages, note } = await takeLooks({ before, after, change, width: 400 })
  const sides = pages.map(({ address, stretches }) => [
    address,
    stretches.map((each) => [each.before?.width, each.after?.width]),
  ])
  expect(sides).toEqual([
    ['/a', [[400, 400]]],
    ['/new', [[undefined, 400]]],
    ['/old', [[400, undefined]]],
    ['/same', []],
  ])
  expect(pages[0]?.stretches[0]?.after?.height).toBeLessThan(400)
  expect(note).toBeUndefined()
})
