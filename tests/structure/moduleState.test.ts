import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from '../support/codeFiles.ts'

/** State that depends only on the code, the packages, or the process, and the reasons. */
const ALLOWED_STATE: Record<string, string> = {
  'renderer/model/define/fields.ts textSchemas': 'schemas by the names of their tokens',
  'renderer/model/parse/yaml.ts pairsByMap': 'keyed by nodes of a document',
  'renderer/model/schedule/instants.ts formatters': 'formatters by their time zones',
  'renderer/drawing/stateMembership.ts outlinesByState': 'boundaries of us-atlas',
  'renderer/drawing/boundaries.ts boundariesInDegrees': 'boundaries of us-atlas',
  'scripts/content/editor/writeSchemas.ts fileSchemas': 'schemas by the definitions of a model',
  'scripts/build/images/outlineText.ts readFonts': 'fonts of this repository',
  'scripts/cache/diskCache.ts openDiskCache': 'the cache of this process',
  'scripts/cache/cacheFolder.ts hasWarned': 'what this process has printed',
  'scripts/temporaryFolder.ts activeFolders': 'folders of this process',
}

/** Matches variables and empty collections, which can change later. */
const STATE_PATTERN =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\)|\[\]|\{\}|memoize\(.*)$)/gm

test('modules keep no state that content could change', () => {
  // Browser code lives as long as a page, and the imports run once.
  const checked = [...modules, 'scripts/run.js'].filter(
    (file) => !/^(renderer\/(client|islands)|scripts\/import)\//.test(file),
  )
  const states = checked.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(STATE_PATTERN)].map(
      ([, variable, constant]) => `${file} ${variable ?? constant}`,
    ),
  )
  expect(states.filter((state) => !(state in ALLOWED_STATE))).toEqual([])
})
