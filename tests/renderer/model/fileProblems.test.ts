import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../../renderer/model/explain/problem.ts'
import { loadSite } from '../../../renderer/model/site.ts'
import { contentWith, problemsOf, siteOf, TODAY } from '../../support/contentFolder.ts'

async function check(root: string): Promise<string> {
  const { problems } = await loadSite({ root, today: TODAY })
  return problems ? formatProblems(problems) : 'no problems'
}

describe('files', () => {
  test('the fixture content is in order', async () => {
    expect(await problemsOf({})).toBe('no problems')
  })

  test('a file that belongs to no collection, with the place that was meant', async () => {
    expect(await problemsOf({ 'service/seo.yaml': 'title: SEO\n' })).toMatchInlineSnapshot(`
      "content/service/seo.yaml:1:1
        This file belongs to no collection.
        Did you mean \`services/seo.yaml\`?

      1 problem in 1 file"
    `)
    expect(await problemsOf({ 'pages/hom.yaml': 'title: Home\n' })).toMatchInlineSnapshot(`
      "content/pages/hom.yaml:1:1
        This file belongs to no collection.
        Did you mean \`pages/home.yaml\`?

      1 problem in 1 file"
    `)
    expect(await problemsOf({ 'services/old/seo.yaml': 'title: SEO\n' })).toMatchInlineSnapshot(`
      "content/services/old/seo.yaml:1:1
        This file belongs to no collection.
        Did you mean \`services/seo.yaml\`?

      1 problem in 1 file"
    `)
  })

  test('a file of another format', async () => {
    expect(await problemsOf({ 'posts/fifth-post.md': '# Hello\n' })).toMatchInlineSnapshot(`
      "content/posts/fifth-post.md:1:1
        A file of \`posts\` ends with .mdx.
        Name it \`fifth-post.mdx\`.

      1 problem in 1 file"
    `)
  })

  test('a file name that is no slug', async () => {
    expect(
      await problemsOf({ 'values/Our Clarity.yaml': 'order: 2\nname: Ours\ntext: Clear.\n' }),
    ).toMatchInlineSnapshot(`
      "content/values/Our Clarity.yaml:1:1
        The file name \`Our Clarity\` becomes the page's address, and has characters that addresses here do not have.
        Use lower-case letters, digits and single hyphens.

      1 problem in 1 file"
    `)
  })

  test('a name that hosts keep for themselves', async () => {
    expect(await problemsOf({ 'posts/index.mdx': '---\ntitle: Index\n---\n\nText.\n' })).toMatchInlineSnapshot(`
      "content/posts/index.mdx:1:1
        Hosts keep the name \`index\` for themselves.
        Add a word to the file name.

      1 problem in 1 file"
    `)
    const town = (text: string) => text.replace('slug: auburn', 'slug: index')
    const popular = (text: string) => text.replace('alabama/auburn', 'alabama/index')
    expect(await problemsOf({ 'states/alabama.yaml': town, 'states/_listing.yaml': popular })).toMatchInlineSnapshot(`
      "content/states/alabama.yaml:11:27
        Hosts keep \`index\` and \`404\` for themselves. Add a word, for instance \`index-town\`.
        11 |   - { name: Auburn, slug: index, counties: [Lee], population: 76143, lat: 32.609, lon: -85.481 }
           |                           ^^^^^

      1 problem in 1 file"
    `)
  })

  test('a file that every site has is missing', async () => {
    expect(await problemsOf({ 'pages/about.yaml': null })).toMatchInlineSnapshot(`
      "content/pages/about.yaml:1:1
        The file is missing.
        Every site has it.

      1 problem in 1 file"
    `)
  })

  test('an empty file', async () => {
    expect(await problemsOf({ 'values/clarity.yaml': ' \n\n' })).toMatchInlineSnapshot(`
      "content/values/clarity.yaml:1:1
        The file is empty.
        Write its content or remove it.

      1 problem in 1 file"
    `)
  })

  test('bytes that are not UTF-8', async () => {
    const latin1 = Buffer.from('order: 1\nname: Clarity\ntext: Caf\xe9\n', 'latin1')
    expect(await problemsOf({ 'values/clarity.yaml': latin1 })).toMatchInlineSnapshot(`
      "content/values/clarity.yaml:3:1
        The file has bytes that are not UTF-8 text.
        Save the file as UTF-8.

      1 problem in 1 file"
    `)
  })

  test('UTF-16', async () => {
    const utf16 = Buffer.from('\ufefforder: 1\n', 'utf16le')
    expect(await problemsOf({ 'values/clarity.yaml': utf16 })).toMatchInlineSnapshot(`
      "content/values/clarity.yaml:1:1
        The file is saved as UTF-16.
        Save the file as UTF-8.

      1 problem in 1 file"
    `)
  })

  test('UTF-16 without a byte order mark', async () => {
    const utf16 = Buffer.from('order: 1\nname: Clarity\ntext: Clear.\n', 'utf16le')
    expect(await problemsOf({ 'values/clarity.yaml': utf16 })).toMatchInlineSnapshot(`
      "content/values/clarity.yaml:1:1
        The file has bytes that are not UTF-8 text.
        Save the file as UTF-8.

      1 problem in 1 file"
    `)
  })

  test('a byte order mark and Windows line ends are fine', async () => {
    const site = await siteOf({
      'values/clarity.yaml': '\ufefforder: 1\r\nname: Clarity\r\ntext: Clear.\r\n',
      'posts/first-post.mdx': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
    })
    expect(site.values[0]).toEqual({ slug: 'clarity', order: 1, name: 'Clarity', text: 'Clear.' })
    expect(site.posts.map(({ slug }) => slug)).toContain('first-post')
  })

  test('with Windows line ends, problems keep their place', async () => {
    expect(
      await problemsOf({ 'values/clarity.yaml': '\ufefforder: 1\r\nname: Clarity\r\ntxt: Clear.\r\ntext: Clear.\r\n' }),
    ).toMatchInlineSnapshot(`
      "content/values/clarity.yaml:3:1
        There is no key \`txt\` here.
        3 | txt: Clear.
          | ^^^
        Did you mean \`text\`?

      1 problem in 1 file"
    `)
  })

  test('a link that leaves the content folder', async () => {
    const root = contentWith()
    const outside = join(root, '..', 'secret.yaml')
    writeFileSync(outside, 'order: 2\nname: Secret\ntext: Not ours.\n')
    symlinkSync(outside, join(root, 'values', 'secret.yaml'))
    symlinkSync('/nowhere/at/all', join(root, 'values', 'broken.yaml'))
    expect(await check(root)).toMatchInlineSnapshot(`
      "content/values/broken.yaml:1:1
        This link leads nowhere.
        Put a copy of the file here instead of a link.

      content/values/secret.yaml:1:1
        This link leads out of the content folder.
        Put a copy of the file here instead of a link.

      2 problems in 2 files"
    `)
  })

  test('a link inside the content folder is followed', async () => {
    const root = contentWith()
    mkdirSync(join(root, 'media', 'shared'))
    symlinkSync('../episodes/sample.mp3', join(root, 'media', 'shared', 'sample.mp3'))
    const { site } = await loadSite({ root, today: TODAY })
    expect(site?.media).toEqual(['episodes/sample.mp3', 'posts/room.png', 'shared/sample.mp3'])
  })

  test('media of an unknown kind', async () => {
    expect(await problemsOf({ 'media/virus.exe': 'MZ' })).toMatchInlineSnapshot(`
      "content/media/virus.exe:1:1
        This kind of file is not published.
        Media are MP3, PNG, JPEG, WebP, AVIF, SVG or PDF files.

      1 problem in 1 file"
    `)
  })

  test('hidden files and the README are passed over', async () => {
    expect(
      await problemsOf({ '.DS_Store': 'x', 'values/.clarity.yaml.swp': 'x', 'README.md': '# For writers\n' }),
    ).toBe('no problems')
  })
})
