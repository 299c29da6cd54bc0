import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixContent } from '../../../../scripts/content/check/fixContent.ts'
import { checkFolder, contentWith, said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { post, saidIn } from '../../../support/post.ts'

const ORIGIN = 'https://www.our-agency.example'
const site = (text: string) => text.replace(/origin: .*/, `origin: ${ORIGIN}`)
const inOurs = (body: string) => said({ ...post(body), 'site.yaml': site })

describe('a link to this site by its whole address', () => {
  mistake('is told with the address to write, wherever it leads', () =>
    inOurs(`See [our work](${ORIGIN}/services/nowhere "Work").`),
  ).says(`
    content/posts/a-post.mdx
      \`https://www.our-agency.example/services/nowhere\` is an address of this site.
      | See [our work](https://www.our-agency.example/services/nowhere "Work").
      |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Links inside the site start with \`/\`: so the check sees whether the page is there.
      Write instead: \`See [our work](/services/nowhere "Work").\`

    1 problem in 1 file`)

  test('is told in definitions, without www., and where it stands alone', async () => {
    expect(await inOurs(`[a][b]\n\n[b]: ${ORIGIN}/about`)).toContain('Write instead: `[b]: /about`')
    expect(await inOurs('[a](https://our-agency.example/about#team)')).toContain('Write instead: `[a](/about#team)`')
    expect(await inOurs(`See ${ORIGIN}/about`)).toContain(`Write instead: \`See [${ORIGIN}/about](/about)\``)
  })

  test('is mended, and then looked at like all others', async () => {
    const root = contentWith({ ...post(`[a](${ORIGIN}/about) and [b](${ORIGIN}).`), 'site.yaml': site })
    await fixContent(root, async () => (await checkFolder(root)).problems ?? [])
    expect(readFileSync(join(root, 'posts/a-post.mdx'), 'utf8')).toContain('\n[a](/about) and [b](/).\n')
  })

  test('to another site is none', async () => {
    expect(await saidIn(`[a](${ORIGIN}/about)`)).toBe('no problems')
    expect(await inOurs('[a](https://other-agency.example/about)')).toBe('no problems')
  })

  test('in an address of YAML is told with its path', async () => {
    const navigation = (text: string) => text.replace('to: /about', `to: ${ORIGIN}/about`)
    expect(await said({ 'navigation.yaml': navigation, 'site.yaml': site })).toContain('Write instead: `to: /about`')
  })
})
