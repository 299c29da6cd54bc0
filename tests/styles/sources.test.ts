import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listCodeFiles, readSource } from '../support/codeFiles.ts'

/** Expands `a/{b,c}.tsx` to `a/b.tsx` and `a/c.tsx`. */
function expandBraces(pattern: string): string[] {
  const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? []
  return names === undefined ? [pattern] : names.split(',').map((name) => before + name + after)
}

// Tailwind ignores a missing file, so elements lose their styles without an error.
test('each `@source` of a stylesheet is a file or a folder', () => {
  const paths = listCodeFiles(/\.css$/).flatMap((stylesheet) =>
    [...readSource(stylesheet).matchAll(/^@source "([^"]+)"/gm)]
      .flatMap(([, pattern = '']) => expandBraces(pattern.replace(/\/\*\.tsx$/, '')))
      .map((path) => join(dirname(stylesheet), path)),
  )
  expect(paths).not.toEqual([])
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
