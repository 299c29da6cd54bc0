import { readFileSync } from 'node:fs'
import { loadContent } from '../../scripts/content/loadedContent.ts'
import { checker, createTestContent, FIXTURE, type Overrides } from './contentFolder.ts'

const REFERRING_OVERRIDES: Overrides = {
  // A post with all supported forms of links.
  'posts/referring-post.mdx': readFileSync('tests/fixtures/posts/referring.mdx', 'utf8').replaceAll('\n', '\r\n'),
  'media/posts/first-post.png': readFileSync(`${FIXTURE}/media/posts/room.png`),
  'team/president.yaml': (text) => `\uFEFF${text}`,
}

/** Creates a content folder with a post that links to other entries in all ways. */
export const createReferringContent = (overrides: Overrides = {}) =>
  createTestContent({ ...REFERRING_OVERRIDES, ...overrides })

/** Loads content with the shared checker, which is faster. */
export const loadTestContent = (content: string, options?: { skipInvalidFiles: boolean }) =>
  loadContent(content, { ...options, checker })
