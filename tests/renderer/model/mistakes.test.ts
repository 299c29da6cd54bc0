import { describe, expect, test } from 'vitest'
import { checkMessages, checkWarnings, fixFile } from '../../support/contentFolder.ts'
import { mistakeFiles, readMistakes } from '../../support/mistakes.ts'

test('the fixture content has no problems', async () => {
  expect(await checkMessages({})).toBe('no problems')
})

describe.each(mistakeFiles)('%s', (page) => {
  for (const { name, files, expectedMessage, isWarning, fixed } of readMistakes(page))
    test(name, async () => {
      expect(await (isWarning ? checkWarnings : checkMessages)(files)).toBe(expectedMessage)
      if (fixed) expect(`\n${(await fixFile(files, fixed.path)).text}`).toContain(`\n${fixed.text}\n`)
    })
})
