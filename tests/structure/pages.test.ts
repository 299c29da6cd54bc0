import { expect, test } from 'vitest'
import { matchNotFoundPage, routesOf } from '../../renderer/model/routes.ts'
import { pageModules } from '../../scripts/build/pages/pageModules.ts'
import { model } from '../support/contentFolder.ts'

test('each route has a folder in pages, and each folder has a route', () => {
  const ofNotFoundPages = ['/404', '/blog/404'].map((address) => matchNotFoundPage(address).page)
  const folders = [...routesOf(model).map(({ page }) => page), ...ofNotFoundPages]
  expect([...pageModules.keys()].toSorted()).toEqual(folders.toSorted())
})
