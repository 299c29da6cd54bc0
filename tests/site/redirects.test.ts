import { expect, inject, test } from 'vitest'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import { normalizeAddress } from '../../renderer/model/addresses.ts'
import { listFiles } from '../../scripts/files.ts'
import { findRejectedRedirects } from '../support/contentFolder.ts'

test('rejects redirects from all files of a built site', async () => {
  const addresses = listFiles(inject('fixtureFolder')).map((path) => `/${path}`)
  const all = new Set([...addresses, ...addresses.map(normalizeAddress)])
  // Other paths aren't valid in redirects.yaml.
  const sources = [...all].filter((from) => redirects.schema.safeParse({ [from]: '/about' }).success)
  expect(sources.length).toBeGreaterThan(100)
  expect(await findRejectedRedirects(sources, (from) => `${from}: /about`)).toEqual(sources)
})
