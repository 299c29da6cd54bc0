import { expect, test } from 'vitest'
import { codeFiles, sheetText } from '../support/sheets.ts'

/** Only shared sheets may have unlayered rules, because those override all layers. */
const FOLDERS = { pages: 'page', 'renderer/components': 'components', 'renderer/islands': 'components' }

// `site/styles.test.ts` checks the order in the built sheets.
test('only layers.css defines the order of layers', () => {
  const written = codeFiles(/\.css$/).filter((path) => /@layer [\w, ]+;/.test(sheetText(path)))
  expect(written).toEqual(['renderer/styles/layers.css'])
})

const imported = sheetText('renderer/styles.css')
  .split('\n')
  .flatMap((line) => /^@import "\.\/(styles\/[^"]+)"/.exec(line)?.[1] ?? [])

// Tailwind leaves out all rules of an `@reference`, so the page loses its colors.
test.each(imported)('an imported sheet has no `@reference`: %s', (path) => {
  expect(sheetText(`renderer/${path}`)).not.toContain('@reference')
})

const parts = Object.entries(FOLDERS).flatMap(([folder, layer]) =>
  codeFiles(/\.css$/)
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => ({ path, layer })),
)

test.each(parts)('all rules of $path are in the layer of its folder', ({ path, layer }) => {
  const own = sheetText(path).replace(
    /@layer utilities \{\s*\S+ \{\s*@tailwind utilities source\(none\);\s*\}\s*\}/,
    '',
  )
  const heads = withoutBlocks(own.replaceAll(/"[^"]*"/g, '""')).filter(
    (head) => !/^@(import|reference|source) /.test(head),
  )
  expect(heads.filter((head) => head !== `@layer ${layer}`)).toEqual([])
})

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
