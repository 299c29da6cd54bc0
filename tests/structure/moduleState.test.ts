import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from '../support/codeFiles.ts'

/** State that can't become stale, and the reason: it depends only on the code, the packages, or the process. */
const ALLOWED_STATE: Record<string, string> = {
  'renderer/model/define/fields.ts textSchemas': 'schemas by the names of their tokens',
  'renderer/model/parse/yaml.ts pairsByMap': 'keyed by nodes of a document',
  'renderer/drawing/boundaries.ts boundariesInDegrees': 'boundaries of us-atlas',
  'scripts/content/editor/writeSchemas.ts fileSchemas': 'schemas by the definitions of a model',
  'scripts/build/images/styles.ts readFonts': 'fonts of this repository',
  'scripts/cache/diskCache.ts openDiskCache': 'the cache of this process',
  'scripts/cache/cacheFolder.ts hasWarned': 'warns only once per process',
}

/** Matches `let`, empty collections, and `memoize`, which can hold state. */
const STATE_PATTERN =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\)|\[\]|\{\}|memoize\(.*)$)/gm

test('modules have no state that depends on the content', () => {
  // Browser code lives as long as a page, and programs in `scripts/import` run once.
  const shortLived = /^(renderer\/(client|islands)|scripts\/import)\//
  const checked = [...modules, 'scripts/run.js'].filter((file) => !shortLived.test(file))
  const states = checked.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(STATE_PATTERN)].map(
      ([, variable, constant]) => `${file} ${variable ?? constant}`,
    ),
  )
  const advice =
    "Pass this state as an argument. If it doesn't depend on the content, add it to ALLOWED_STATE with a reason."
  expect(
    states.filter((state) => !(state in ALLOWED_STATE)),
    advice,
  ).toEqual([])
})
