import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copyMedia } from '../../scripts/build/steps/copyMedia.ts'
import { inspectContent } from '../../scripts/content/check/inspectContent.ts'
import { createTestContent, FIXTURE, type Overrides } from '../support/contentFolder.ts'
import { hashFiles } from '../support/hashFiles.ts'
import { createPost } from '../support/post.ts'
import { createTemporaryFolder } from '../support/siteFolder.ts'

const RECORDING_BYTES = readFileSync(`${FIXTURE}/media/episodes/sample.mp3`)
const MEDIA_CONTENT: Overrides = {
  'media/linked.mp3': RECORDING_BYTES,
  'media/idle.mp3': RECORDING_BYTES,
  'media/maps/idle.mp3': RECORDING_BYTES,
  ...createPost('Listen to [a recording](/media/linked.mp3)'),
}

test("reports unused media, and doesn't publish them", async () => {
  const content = createTestContent(MEDIA_CONTENT)
  const { site, hints } = await inspectContent({ root: content, release: false })
  const client = createTemporaryFolder()
  expect(site && (await copyMedia(content, site, client))).toBe(2)
  expect(Object.keys(hashFiles(client))).toEqual(['media/episodes/sample.mp3', 'media/linked.mp3'])
  expect(hints.map(({ file }) => file)).toEqual(['content/media/idle.mp3', 'content/media/maps/idle.mp3'])
})
