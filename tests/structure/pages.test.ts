import { describe, expect, test } from 'vitest'
import { pagesOf } from '../../renderer/model/inventory.ts'
import { fixtureSite } from '../support/contentFolder.ts'
import { routeFolders, routeOf } from '../support/renderRoute.ts'

/** Vike's own page for errors, and the page of addresses that lead nowhere: no definition has them. */
const OF_NO_DEFINITION = ['_error', 'not-found']

const site = await fixtureSite()

const SOME_ITEM = new Map([['an-entry', ['an-item']]])

/** A page of every family that the definitions make, whether or not the fixtures have an entry of it. */
function onePageEach() {
  const { slugs, items } = site.inventory
  const { collections, nested } = site.model
  const some = (all = SOME_ITEM) => (all.size > 0 ? all : SOME_ITEM)
  const pages = pagesOf(site.model, {
    slugs: new Map(collections.map(({ name }) => [name, slugs.get(name) ?? ['an-entry']])),
    items: new Map(nested.map(({ name }) => [name, some(items.get(name))])),
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
