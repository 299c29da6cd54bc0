import { expect, test } from 'vitest'
import { matchesRoute } from '../../../renderer/model/addresses.ts'
import { listRoutes } from '../../../renderer/model/routes.ts'
import { model } from '../../support/contentFolder.ts'

test.each([
  ['/', 'general'],
  ['/nowhere', 'general'],
  ['/locations', 'general'],
  ['/locations/nowhere', 'state'],
  ['/locations/florida/nowhere', 'state'],
  ['/locations/florida/nowhere/', 'state'],
  ['/locations/florida/tampa/extra', 'general'],
  ['/services/nowhere', 'service'],
  ['/industries/nowhere', 'industry'],
  ['/industries/nowhere/anything', 'industry service'],
  ['/constructor/nowhere', 'general'],
  ['/__proto__/nowhere', 'general'],
])('%s shows the not-found view: %s', (path, view) => {
  const routes = listRoutes(model).filter(({ notFoundRouteId }) => notFoundRouteId)
  const route = routes.find(({ pattern }) => matchesRoute(pattern, path))
  const owner = [...model.collections, ...model.nested].find(({ page }) => page && page.path === route?.notFoundRouteId)
  expect(owner?.singular ?? 'general').toBe(view)
})
