import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hintsOf, said } from '../../support/contentFolder.ts'
import { readMistakes } from '../../support/mistakeBook.ts'

const FOLDER = 'tests/fixtures/mistakes'
const pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))

test('the content in which they are made is in order', async () => {
  expect(await said({})).toBe('no problems')
})

describe.each(pages.sort())('%s', (page) => {
  for (const { name, files, says, isHint } of readMistakes(`${FOLDER}/${page}`))
    test(name, async () => {
      expect(await (isHint ? hintsOf : said)(files)).toBe(says)
    })
})
