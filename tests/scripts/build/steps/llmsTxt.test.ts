import { expect, test } from 'vitest'
import { createLlmsTxt } from '../../../../scripts/build/steps/llmsTxt.ts'
import { getFixtureSite } from '../../../support/contentFolder.ts'
import { createPagesByAddress } from '../../../support/feeds.ts'

const ORIGIN = 'https://www.example.com'

test('describes the site and its pages in llms.txt, except for nested entries', async () => {
  const site = await getFixtureSite()
  const text = createLlmsTxt(site, createPagesByAddress(site, '/about'))
  expect(text.startsWith('# Example Agency\n\n> An agency made of fixture files.\n\n## Pages\n\n- [')).toBe(true)
  expect(text).toContain(`\n## Posts\n\n- [Meta title of blog](${ORIGIN}/blog): About /blog \\[and more\\]\n`)
  expect(text).toContain(`\n- [First post](${ORIGIN}/blog/first-post): `)
  expect(text).not.toMatch(/\/about\)|\/locations\/alabama\//)
})
