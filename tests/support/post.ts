import { flawsOf, problemsOf, said } from './contentFolder.ts'

const FRONT_MATTER = `---
title: A post
excerpt: A post that a test writes, described in one sentence that is long enough to be shown whole.
date: 2025-01-01
takeaways: [One thing to remember, Another thing]
---

`

/** A post with this body, to lay over the fixture content: `posts/a-post.mdx`. Its body begins at line 8. */
export function post(body: string): Record<string, string> {
  return { 'posts/a-post.mdx': `${FRONT_MATTER}${body}\n` }
}

/** What the check says about a body. */
export function inBody(body: string): Promise<string> {
  return problemsOf(post(body))
}

/** The same in short. */
export async function flawsIn(body: string): Promise<string[]> {
  const flaws = await flawsOf(post(body))
  return flaws.map((flaw) => flaw.replace(/^posts\/a-post\.mdx: /, ''))
}

/** The same, where nothing else is wrong. */
export const saidIn = (body: string): Promise<string> => said(post(body))
