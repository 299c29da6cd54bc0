import { expect, test } from 'vitest'
import { NOT_FOUND, routesOf } from '../../renderer/model/routes.ts'
import { pageModules } from '../../scripts/build/pages/pageModules.ts'
import { model } from '../support/contentFolder.ts'

test('each route has a folder in pages, and each folder has a route', () => {
  const folders = [...routesOf(model), NOT_FOUND].map(({ page }) => page)
  expect([...pageModules.keys()].toSorted()).toEqual(folders.toSorted())
})
