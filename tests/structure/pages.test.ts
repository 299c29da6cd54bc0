import { describe, expect, test } from 'vitest'
import { pagesOf } from '../../renderer/model/inventory.ts'
import { fixtureSite } from '../support/contentFolder.ts'
import { routeFolders } from '../support/renderRoute.ts'
import { routeOf } from '../support/routeOf.ts'

/** Vike's own page for errors, and the page of addresses that lead nowhere: no definition has them. */
const OF_NO_DEFINITION = ['_error', 'not-found']

const site = await fixtureSite()

/** A page of every family that the definitions make, whether or not the fixtures have an entry of it. */
function onePageEach() {
  const { slugs, items } = site.inventory()
  const some = (names: string[]) => (names.length > 0 ? names : ['an-entry'])
  const pages = pagesOf(site.model, {
    slugs: new Map([...slugs].map(([name, all]) => [name, some(all)])),
    items: new Map([...items].map(([name, all]) => [name, all.size > 0 ? all : new Map([['an-entry', ['an-item']]])])),
  })
  return [...new Map(pages.map((page) => [page.family, page])).values()]
}

describe('pages', () => {
  test('each page of a definition has a folder that renders it', () => {
    const forgotten = onePageEach().filter(({ address }) => !routeOf(site, address))
    expect(
      forgotten.map(({ family, address }) => `Nothing in pages/ renders ${family}, for instance ${address}`),
    ).toEqual([])
  })

  test('each folder renders a page of a definition', () => {
    const used = new Set(onePageEach().map(({ address }) => routeOf(site, address)?.folder))
    const idle = routeFolders.filter((folder) => !used.has(folder) && !OF_NO_DEFINITION.includes(folder))
    expect(idle.map((folder) => `No definition has a page for pages/${folder}`)).toEqual([])
  })
})
