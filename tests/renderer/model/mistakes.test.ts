import { describe, expect, test } from 'vitest'
import { checkMessages, checkWarnings, fixFile } from '../../support/contentFolder.ts'
import { findFixFaults } from '../../support/fixFaults.ts'
import { mistakeFiles, readMistakes } from '../../support/mistakes.ts'

test('the fixture content has no problems', async () => {
  expect(await checkMessages({})).toBe('no problems')
})

describe.each(mistakeFiles)('%s', (page) => {
  const mistakes = readMistakes(page)

  for (const { name, files, expectedMessage, isWarning, fixed } of mistakes)
    test(name, async () => {
      expect(await (isWarning ? checkWarnings : checkMessages)(files)).toBe(expectedMessage)
      if (fixed) expect(`\n${(await fixFile(files, fixed.path)).text}`).toContain(`\n${fixed.text}\n`)
    })

  test('each fix solves the problem without new problems or lost text', async () => {
    const faults: string[] = []
    for (const { name, files } of mistakes)
      faults.push(...(await findFixFaults(files)).map((fault) => `${name}: ${fault}`))
    expect(faults).toEqual([])
  })
})
