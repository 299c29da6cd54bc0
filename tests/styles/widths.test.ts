import { describe, expect, test } from 'vitest'
import { codeFiles, sheetText } from '../support/sheets.ts'

const sheets = codeFiles(/\.css$/).map((path) => ({ path, text: sheetText(path) }))

describe('the theme', () => {
  test('is where every query has its widths from', () => {
    const literal = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/@(?:media|container)[^{]*?\d[^{]*/g)].map(([query]) => `${path}: ${query.trim()}`),
    )
    expect(literal).toEqual([])
  })

  test('has no token that nothing asks for', () => {
    const all = sheets.map(({ text }) => text).join('\n')
    const tokens = [...sheetText('renderer/styles/tokens.css').matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)
    expect(tokens.length).toBeGreaterThan(20)
    expect(tokens.filter((name) => !all.includes(`var(${name})`) && !all.includes(`--theme(${name})`))).toEqual([])
  })
})
