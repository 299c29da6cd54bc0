import { expect, test } from 'vitest'
import { codeFiles, sheetText } from '../support/sheets.ts'

/** A selector that ends in any `span` below something, not in its child and not in a class of it. */
const ANY_SPAN_BELOW = /[\w)\]] span(?::(?!not\(\.whole)[\w-]+(?:\([^)]*\))?)*$/

/** All selectors of a sheet, one by one. */
function selectorsOf(path: string): string[] {
  return [...sheetText(path).matchAll(/([^{};]+)\{/g)].flatMap(([, head = '']) =>
    head.split(',').map((selector) => selector.trim()),
  )
}

// `markup/wholeWords.ts` puts spans around words that stay on one line: they are no part of a page's own design.
test('no rule is for any span below an element, wherever it stands: whole words are spans too', () => {
  const found = codeFiles(/\.css$/).flatMap((path) =>
    selectorsOf(path)
      .filter((selector) => ANY_SPAN_BELOW.test(selector))
      .map((selector) => `${path}: ${selector}`),
  )
  expect(found).toEqual([])
})
