import { expect, test } from 'vitest'
import { check } from '../../../support/contentFolder.ts'

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
