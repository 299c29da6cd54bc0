import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkFolder, contentWith, textOf } from '../../../support/contentFolder.ts'

describe('reading a folder', () => {
  test('a link that leaves the content folder', async () => {
    const root = contentWith()
    const outside = join(root, '..', 'secret.yaml')
    writeFileSync(outside, 'order: 2\nname: Secret\ntext: Not ours.\n')
    symlinkSync(outside, join(root, 'values', 'secret.yaml'))
    symlinkSync('/nowhere/at/all', join(root, 'values', 'broken.yaml'))
    expect(textOf(await checkFolder(root))).toMatchInlineSnapshot(`
      "content/values/broken.yaml
        This link leads nowhere.
        Put a copy of the file here instead of a link.

      content/values/secret.yaml
        This link leads out of the content folder.
        Put a copy of the file here instead of a link.

      2 problems in 2 files"
    `)
  })

  test('a link inside the content folder is followed', async () => {
    const root = contentWith()
    mkdirSync(join(root, 'media', 'shared'))
    symlinkSync('../episodes/sample.mp3', join(root, 'media', 'shared', 'sample.mp3'))
    const { site } = await checkFolder(root)
    expect([...(site?.media.keys() ?? [])]).toEqual(['episodes/sample.mp3', 'posts/room.png', 'shared/sample.mp3'])
  })

  test('hidden files and the README are passed over', async () => {
    expect(
      textOf(
        await checkFolder(
          contentWith({ '.DS_Store': 'x', 'values/.clarity.yaml.swp': 'x', 'README.md': '# For writers\n' }),
        ),
      ),
    ).toBe('no problems')
  })
})
