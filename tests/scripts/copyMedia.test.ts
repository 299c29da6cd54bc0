import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyMedia } from '../../scripts/build/steps/copyMedia.ts'
import { inspectContent } from '../../scripts/content/check/inspectContent.ts'
import { contentWith, type Overrides } from '../support/contentFolder.ts'
import { fingerprint } from '../support/folders.ts'
import { post } from '../support/post.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const NOTED = SVG.replace('/>', '><metadata>Jane</metadata></svg>')
const MEDIA: Overrides = {
  'media/shown.svg': NOTED,
  'media/linked.pdf': '%PDF-1.7\n%%EOF\n',
  'media/idle.svg': SVG,
  'media/maps/idle.pdf': '%PDF-1.7\n%%EOF\n',
  ...post('![A chart](/media/shown.svg) and [a document](/media/linked.pdf)'),
}

test('what nothing refers to is not published, and told', async () => {
  const content = contentWith(MEDIA)
  const { site, hints } = await inspectContent({ root: content, release: false })
  const client = mkdtempSync(join(tmpdir(), 'client-'))
  onTestFinished(() => rmSync(client, { recursive: true }))
  expect(site && (await copyMedia(content, site, client))).toBe(3)
  expect(Object.keys(fingerprint(client))).toEqual(['media/episodes/sample.mp3', 'media/linked.pdf', 'media/shown.svg'])
  expect(readFileSync(join(client, 'media/shown.svg'), 'utf8')).not.toContain('Jane')
  expect(hints.map(({ file }) => file)).toEqual(['content/media/idle.svg', 'content/media/maps/idle.pdf'])
})
