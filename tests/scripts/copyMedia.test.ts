import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copyMedia } from '../../scripts/build/steps/copyMedia.ts'
import { inspectContent } from '../../scripts/content/check/inspectContent.ts'
import { createTestContent, FIXTURE, type Overrides } from '../support/contentFolder.ts'
import { fingerprint } from '../support/folders.ts'
import { post } from '../support/post.ts'
import { emptyFolder } from '../support/siteFolder.ts'

const RECORDING = readFileSync(`${FIXTURE}/media/episodes/sample.mp3`)
const MEDIA: Overrides = {
  'media/linked.mp3': RECORDING,
  'media/idle.mp3': RECORDING,
  'media/maps/idle.mp3': RECORDING,
  ...post('Listen to [a recording](/media/linked.mp3)'),
}

test("reports unused media, and doesn't publish them", async () => {
  const content = createTestContent(MEDIA)
  const { site, hints } = await inspectContent({ root: content, release: false })
  const client = emptyFolder()
  expect(site && (await copyMedia(content, site, client))).toBe(2)
  expect(Object.keys(fingerprint(client))).toEqual(['media/episodes/sample.mp3', 'media/linked.mp3'])
  expect(hints.map(({ file }) => file)).toEqual(['content/media/idle.mp3', 'content/media/maps/idle.mp3'])
})
