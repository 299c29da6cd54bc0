import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { slowness } from '../support/expressions.ts'
import { modules } from '../support/modules.ts'

/** Expressions that are made of others’ words, which are few and escaped. */
const MADE = [
  'renderer/model/explain/characters.ts',
  'renderer/model/read/document.ts',
  'renderer/model/read/documentObjects.ts',
  'scripts/build/pictures/tokenColors.ts',
]

interface Found {
  literals: string[]
  isMade: boolean
}

/** The regular expressions of a program: as they stand in it, and whether it makes others. */
function expressionsIn(node: unknown, found: Found): Found {
  if (node === null || typeof node !== 'object') return found
  if ('regex' in node && 'raw' in node) found.literals.push(String(node.raw))
  if ('callee' in node && JSON.stringify(node.callee).includes('"name":"RegExp"')) found.isMade = true
  for (const value of Object.values(node)) expressionsIn(value, found)
  return found
}

const starters = readdirSync('scripts/run').map((name) => `scripts/run/${name}`)

const expressions = [...modules, 'scripts/run.js', ...starters].map((file) => ({
  file,
  ...expressionsIn(parseSync(file, readFileSync(file, 'utf8')).program, { literals: [], isMade: false }),
}))

test('no regular expression takes more time than the text is long', () => {
  const slow = expressions.flatMap(({ file, literals }) =>
    literals.flatMap((literal) => {
      const reason = slowness(literal)
      return reason === undefined ? [] : [`${file}: ${literal} (${reason})`]
    }),
  )
  expect(slow).toEqual([])
  expect(expressions.flatMap(({ literals }) => literals).length).toBeGreaterThan(50)
})

test('every other is looked at by hand', () => {
  expect(expressions.filter(({ isMade }) => isMade).map(({ file }) => file)).toEqual(MADE)
})

test('an expression that backtracks is found', () => {
  const slow = ['/\\/+$/', '/(a+)+$/', '/\\s*(.*?)\\s*x/', "/Cannot find '.*x/", '/\\d[\\d.,]*\\s?%/']
  expect(slow.filter((literal) => slowness(literal) === undefined)).toEqual([])
  const quick = ['/^\\/+$/', '/(?:ab)+/g', "/Cannot find '[^']*x/", '/\\.\\w+$/', '/,\\s+/']
  expect(quick.filter((literal) => slowness(literal) !== undefined)).toEqual([])
})
