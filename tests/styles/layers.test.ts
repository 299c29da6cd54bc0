import { describe, expect, test } from 'vitest'
import { codeFiles, sheetText } from '../support/sheets.ts'

/** The layer of a folder's sheets. What is outside of all layers beats them all, which is for the shared sheets alone. */
const FOLDERS = { pages: 'page', 'renderer/components': 'components', 'renderer/islands': 'components' }

// That each sheet says all of it first is asked of those that are sent, in `site/styles.test.ts`.
describe('the order of layers', () => {
  test('is written in one place', () => {
    const written = codeFiles(/\.css$/).filter((path) => /@layer [\w, ]+;/.test(sheetText(path)))
    expect(written).toEqual(['renderer/styles/layers.css'])
  })
})

describe('a sheet that another one imports', () => {
  const imported = sheetText('renderer/styles.css')
    .split('\n')
    .flatMap((line) => /^@import "\.\/(styles\/[^"]+)"/.exec(line)?.[1] ?? [])

  // Tailwind keeps what a sheet refers to out of all that it is imported into: every color would be gone.
  test.each(imported)('refers to no tokens: %s', (path) => {
    expect(sheetText(`renderer/${path}`)).not.toContain('@reference')
  })
})

describe('every rule of a sheet stands in the layer of its folder', () => {
  const parts = Object.entries(FOLDERS).flatMap(([folder, layer]) =>
    codeFiles(/\.css$/)
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => ({ path, layer })),
  )

  test.each(parts)('$path', ({ path, layer }) => {
    // What scripts show brings utilities that hold within it alone, in the layer of those of its page.
    const own = sheetText(path).replace(
      /@layer utilities \{\s*\S+ \{\s*@tailwind utilities source\(none\);\s*\}\s*\}/,
      '',
    )
    const heads = withoutBlocks(own.replaceAll(/"[^"]*"/g, '""')).filter(
      (head) => !/^@(import|reference|source) /.test(head),
    )
    expect(heads.filter((head) => head !== `@layer ${layer}`)).toEqual([])
  })
})

/** What stands before the outermost blocks and semicolons of a sheet. */
function withoutBlocks(css: string): string[] {
  let outside = css
  for (let inner = ''; inner !== outside; ) {
    inner = outside
    outside = outside.replaceAll(/\{[^{}]*\}/g, ';')
  }
  return outside
    .split(';')
    .map((head) => head.trim())
    .filter((head) => head !== '')
}
