import { expect, test } from 'vitest'
import { posts } from '../../../../renderer/collections/posts/definition.ts'
import { values } from '../../../../renderer/collections/values/definition.ts'
import { check, createTestSite } from '../../../support/contentFolder.ts'

const VALUE_YAML = 'order: 1\nname: Clarity\ntext: Caf\xe9\n'

test.each([
  ['not UTF-8', Buffer.from(VALUE_YAML, 'latin1'), 3, 'is saved in an old Windows format (ANSI), or is damaged'],
  ['UTF-16', Buffer.from(`\ufeff${VALUE_YAML}`, 'utf16le'), 1, 'is saved as UTF-16'],
])('rejects a file that is %s and suggests UTF-8', async (_, bytes, line, message) => {
  expect((await check({ 'values/clarity.yaml': bytes })).problems).toMatchObject([
    {
      line,
      column: 1,
      message: `The file ${message}.`,
      hint: 'Save it as UTF-8. In Notepad: File > Save as > Encoding.',
    },
  ])
})

test('accepts a byte order mark and Windows line endings', async () => {
  const site = await createTestSite({
    'values/clarity.yaml': '\ufefforder: 1\r\nname: Clarity\r\ntext: Clear.\r\n',
    'posts/first-post.mdx': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
  })
  expect(site.listEntries(values)[0]).toEqual({ slug: 'clarity', order: 1, name: 'Clarity', text: 'Clear.' })
  expect(site.listEntries(posts).map(({ slug }) => slug)).toContain('first-post')
})
