import { describe, expect, test } from 'vitest'
import { checkMessages, checkWarnings, fixFile as fixedBy } from '../../support/contentFolder.ts'
import { mistakeFiles, readMistakes } from '../../support/mistakes.ts'

test('the fixture content has no problems', async () => {
  expect(await checkMessages({})).toBe('no problems')
})

describe.each(mistakeFiles)('%s', (page) => {
  for (const { name, files, expectedMessage: says, isWarning, fixed } of readMistakes(page))
    test(name, async () => {
      expect(await (isWarning ? checkWarnings : checkMessages)(files)).toBe(says)
      if (fixed) expect(`\n${(await fixedBy(files, fixed.path)).text}`).toContain(`\n${fixed.text}\n`)
    })
})
