import { readFileSync } from 'node:fs'
import { loadContent } from '../../scripts/content/loadedContent.ts'
import { checker, createTestContent, FIXTURE, type Overrides } from './contentFolder.ts'

/** Post with all supported forms of links. */
const REFERRING_POST = `---
# A comment that stays: services/paid-media.
title: A post that refers
excerpt: A post that refers to others, described in one sentence that is long enough to be shown whole in a list.
date: 2025-01-01
takeaways: ["Plans begin at {price:paid-media/small}", "Requests: {claim:growth}"]
author: president
---

See [/blog/first-post](/blog/first-post) and [the other](</blog/first-post>), or [this][other].

[other]: /blog/first-post

<EntryLink to="posts/first-post">posts/first-post</EntryLink> and <EntryLink to='cities/alabama/mobile' /> cost <Price of="paid-media/small" /> a month.

![first-post](/media/posts/first-post.png) and <Claim id="growth" /> in [Alabama](/locations/alabama/mobile#expertise).
`

const REFERRING_OVERRIDES: Overrides = {
  'posts/referring-post.mdx': REFERRING_POST.replaceAll('\n', '\r\n'),
  'media/posts/first-post.png': readFileSync(`${FIXTURE}/media/posts/room.png`),
  'team/president.yaml': (text) => `\uFEFF${text}`,
}

/** Creates a content folder with a post that links to other entries in all ways. */
export const createReferringContent = (overrides: Overrides = {}) =>
  createTestContent({ ...REFERRING_OVERRIDES, ...overrides })

export const loadTestContent = (content: string, options?: { skipInvalidFiles: boolean }) =>
  loadContent(content, { ...options, checker })
