import { expect, test } from 'vitest'
import { listRoutes, NOT_FOUND_PAGE } from '../../renderer/model/routes.ts'
import { pageModules } from '../../scripts/build/pages/pageModules.ts'
import { model } from '../support/contentFolder.ts'

test('each route has a folder in pages, and each folder has a route', () => {
  const folders = [...listRoutes(model).map(({ pageFolder }) => pageFolder), NOT_FOUND_PAGE]
  expect([...pageModules.keys()].toSorted()).toEqual(folders.toSorted())
})
