import { describe, expect, test } from 'vitest'
import { posts } from '../../../../renderer/collections/posts/definition.ts'
import { values } from '../../../../renderer/collections/values/definition.ts'
import { check, said, siteOf } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

describe('the bytes of a file', () => {
  mistake('an empty file', () => said({ 'values/clarity.yaml': ' \n\n' })).says(`
    The file is empty.
    Write its content or remove it.`)

  test('bytes that are not UTF-8', async () => {
    const latin1 = { 'values/clarity.yaml': Buffer.from('order: 1\nname: Clarity\ntext: Caf\xe9\n', 'latin1') }
    expect((await check(latin1)).problems).toMatchObject([{ line: 3, column: 1 }])
    expect(await said(latin1)).toMatchInlineSnapshot(`
      "The file has bytes that are not UTF-8 text.
      Save the file as UTF-8."
    `)
  })

  test('UTF-16', async () => {
    const utf16 = Buffer.from('\ufefforder: 1\n', 'utf16le')
    expect(await said({ 'values/clarity.yaml': utf16 })).toMatchInlineSnapshot(`
      "The file is saved as UTF-16.
      Save the file as UTF-8."
    `)
  })

  test('UTF-16 without a byte order mark', async () => {
    const utf16 = Buffer.from('order: 1\nname: Clarity\ntext: Clear.\n', 'utf16le')
    expect(await said({ 'values/clarity.yaml': utf16 })).toMatchInlineSnapshot(`
      "The file has bytes that are not UTF-8 text.
      Save the file as UTF-8."
    `)
  })

  test('a byte order mark and Windows line ends are fine', async () => {
    const site = await siteOf({
      'values/clarity.yaml': '\ufefforder: 1\r\nname: Clarity\r\ntext: Clear.\r\n',
      'posts/first-post.mdx': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
    })
    expect(site.all(values)[0]).toEqual({ slug: 'clarity', order: 1, name: 'Clarity', text: 'Clear.' })
    expect(site.all(posts).map(({ slug }) => slug)).toContain('first-post')
  })

  test('with Windows line ends, problems keep their place', async () => {
    const value = { 'values/clarity.yaml': '\ufefforder: 1\r\nname: Clarity\r\ntxt: Clear.\r\ntext: Clear.\r\n' }
    expect((await check(value)).problems).toMatchObject([{ line: 3, column: 1 }])
    expect(await said(value)).toMatchInlineSnapshot(`
      "There is no key \`txt\` here.
      | txt: Clear.
      | ^^^
      Did you mean \`text\`?"
    `)
  })
})
