import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixContent } from '../../../../scripts/content/check/fixContent.ts'
import { checkFolder, contentWith } from '../../../support/contentFolder.ts'
import { post } from '../../../support/post.ts'

const ORIGIN = 'https://www.our-agency.example'
const site = (text: string) => text.replace(/origin: .*/, `origin: ${ORIGIN}`)

describe('a link to this site by its whole address', () => {
  test('is mended, and then looked at like all others', async () => {
    const root = contentWith({ ...post(`[a](${ORIGIN}/about) and [b](${ORIGIN}).`), 'site.yaml': site })
    await fixContent(root, async () => (await checkFolder(root)).problems ?? [])
    expect(readFileSync(join(root, 'posts/a-post.mdx'), 'utf8')).toContain('\n[a](/about) and [b](/).\n')
  })
})
