import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listCodeFiles, readStylesheet } from '../support/codeFiles.ts'

const stylesheets = listCodeFiles(/\.css$/)

const importedPaths = [...readStylesheet('renderer/styles.css').matchAll(/^@import "\.\/(styles\/[^"]+)"/gm)].map(
  ([, path]) => `renderer/${path}`,
)

// Tailwind leaves out all rules of an `@reference`, so the page loses its colors.
test.each(importedPaths)('an imported stylesheet has no `@reference`: %s', (path) => {
  expect(readStylesheet(path)).not.toContain('@reference')
})

// Unlayered rules override all layers, so only shared stylesheets have them.
test.each([
  ['pages', 'page'],
  ['renderer/components', 'components'],
  ['renderer/islands', 'components'],
])('all rules of the stylesheets in %s are in the layer %s', (folder, layer) => {
  const rules = stylesheets
    .filter((path) => path.startsWith(`${folder}/`))
    .flatMap((path) => listPreludes(readStylesheet(path)).map((prelude) => `${path}: ${prelude}`))
  expect(rules.filter((rule) => !rule.endsWith(`: @layer ${layer}`))).toEqual([])
})

/** Returns the selectors and at-rules of the outermost blocks, except for imports. */
function listPreludes(css: string): string[] {
  let rest = css.replaceAll(/"[^"]*"/g, '""')
  while (rest.includes('{')) rest = rest.replaceAll(/\{[^{}]*\}/g, ';')
  return rest
    .split(';')
    .map((prelude) => prelude.trim())
    .filter((prelude) => prelude !== '' && !/^@(import|reference|source) /.test(prelude))
}

/** Expands `a/{b,c}.tsx` to `a/b.tsx` and `a/c.tsx`. */
function expandBraces(pattern: string): string[] {
  const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? []
  return names === undefined ? [pattern] : names.split(',').map((name) => before + name + after)
}

// Tailwind ignores a missing file, so elements lose their styles without an error.
test('each `@source` of a stylesheet is an existing file or folder', () => {
  const paths = stylesheets.flatMap((stylesheet) =>
    [...readStylesheet(stylesheet).matchAll(/^@source "([^"]+)"/gm)]
      .flatMap(([, pattern = '']) => expandBraces(pattern.replace(/\/\*\.tsx$/, '')))
      .map((path) => join(dirname(stylesheet), path)),
  )
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
