import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseName } from '../../../../scripts/content/mv/names.ts'
import { applyPlan, planMove } from '../../../../scripts/content/mv/plan.ts'
import { citingContent, indexOf } from '../../../support/citingContent.ts'
import { checkFolder } from '../../../support/contentFolder.ts'

async function move(root: string, from: string, to: string): Promise<void> {
  const index = await indexOf(root)
  applyPlan(index, planMove(index, parseName(index.site, from), parseName(index.site, to)))
}

const textOf = (root: string, path: string) => readFileSync(join(root, path), 'utf8')

describe('a rename to a name that YAML could read as a number', () => {
  test.each(['3x-calls', '2024'])('of a post to and from the name %s leaves the content in order', async (name) => {
    const root = citingContent()
    await move(root, 'blog/first-post', `blog/${name}`)
    expect((await checkFolder(root)).problems).toBeUndefined()
    await move(root, `blog/${name}`, 'blog/three-times')
    expect((await checkFolder(root)).problems).toBeUndefined()
    expect(textOf(root, 'redirects.yaml')).toContain(`/blog/${name}: "/blog/three-times"\n`)
    expect(textOf(root, 'posts/three-times.mdx')).toContain('guid: "https://www.example.com/blog/first-post"\n')
  })

  test.each([
    ['services/paid-media', 'services/2024'],
    ['cities/alabama/mobile', 'cities/alabama/1e3'],
    ['claims/growth', 'claims/10'],
  ])('of %s to %s writes a name that YAML reads as a text', async (from, to) => {
    const root = citingContent()
    await move(root, from, to)
    expect((await checkFolder(root)).problems).toBeUndefined()
  })
})
