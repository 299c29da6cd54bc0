import { expect, inject, test } from 'vitest'
import { redirects } from '../../renderer/collections/redirects/definition.ts'
import { normalizeAddress } from '../../renderer/model/addresses.ts'
import { readContent } from '../../renderer/model/read/readContent.ts'
import { listFiles } from '../../scripts/store/sources.ts'
import { checker, TODAY } from '../support/contentFolder.ts'
import { copyFixtures } from '../support/fixtureLayers.ts'
import { createTemporaryFolder } from '../support/siteFolder.ts'

test('rejects redirects from all files of a built site', async () => {
  const addresses = listFiles(inject('fixtureFolder')).map((path) => `/${path}`)
  const all = new Set([...addresses, ...addresses.map(normalizeAddress)])
  // Other paths aren’t valid in redirects.yaml.
  const sources = [...all].filter((from) => redirects.schema.safeParse({ [from]: '/about' }).success)
  expect(sources.length).toBeGreaterThan(100)
  const folder = await readContent(copyFixtures(createTemporaryFolder()))
  const text = sources.map((from) => `${from}: /about\n`).join('')
  const texts = new Map(folder.texts).set('redirects.yaml', Buffer.from(text))
  const { problems = [] } = checker.check({ ...folder, texts }, TODAY)
  const rejected = new Set(problems.map(({ line }) => sources[line - 1]))
  expect(sources.filter((from) => !rejected.has(from))).toEqual([])
})
