import { expect, test } from 'vitest'
import { siteOf } from '../../support/contentFolder.ts'
import { ALABAMA_FACTS, FACTS } from '../../support/facts.ts'
import { renderRoute } from '../../support/renderRoute.ts'

const place = { state: 'alabama', city: 'huntsville' }

async function pageWith(alabama: string): Promise<string> {
  const site = await siteOf({ ...FACTS, 'facts/alabama.json': alabama })
  return renderRoute(site, 'locations/@state/@city', '/locations/alabama/huntsville', place)
}

test('offices of a county that are a sum over ZIP codes are shown as at least so many, and likened to nothing', async () => {
  const sum = ALABAMA_FACTS.replace('"offices":{"dentists":210}', '"offices":{"dentists":110},"officesAtLeast":true')
  expect(await pageWith(sum)).toMatch(/>2\.8\+</)
  expect(await pageWith(sum)).not.toMatch(/like (dentists|dental)/)
  expect(await pageWith(ALABAMA_FACTS)).toMatch(/>5\.4</)
})
