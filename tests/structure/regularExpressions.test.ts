import { RegExpParser } from '@eslint-community/regexpp'
import type { Alternative, Element } from '@eslint-community/regexpp/ast'
import { getConsumedChars, isEmpty, type ReadonlyFlags } from 'regexp-ast-analysis'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { PROBLEM_LEFTOVERS, WARNING_LEFTOVERS } from '../../renderer/model/leftovers/leftovers.ts'
import { DEFAULT_NAMES } from '../../renderer/model/leftovers/pasted.ts'
import { modules, parseModule, walkNodes } from '../support/codeFiles.ts'

/** Files that call `RegExp` with escaped text or bounded repetition, or with the templates of the tables below. */
const REVIEWED_FILES = [
  'renderer/model/diagnostics/characters.ts',
  'renderer/model/leftovers/leftoverKinds.ts',
  'renderer/model/mdx/unrendered/linkSyntax.ts',
  'renderer/model/rules/spellings.ts',
  'scripts/build/images/styles.ts',
  'scripts/programs/similarity.ts',
]

function canBacktrack(source: string): boolean {
  const { pattern, flags } = new RegExpParser().parseLiteral(source)
  if (analyse({ pattern, flags }).reports.length > 0) return true
  return pattern.alternatives.some((alternative) => repeatsPrefix(alternative, flags))
}

/** Detects a prefix that the repetition after it also matches (`'.*x`), because scslre doesn't. */
function repeatsPrefix({ elements }: Alternative, flags: ReadonlyFlags): boolean {
  const index = elements.findIndex(isUnbounded)
  const repetition = elements[index]
  if (!repetition || elements[0]?.type === 'Assertion' || index === elements.length - 1) return false
  const { chars } = getConsumedChars(repetition, flags)
  const prefix = elements.slice(0, index).filter((element) => !isEmpty(element, flags))
  return prefix.length > 0 && prefix.every((element) => getConsumedChars(element, flags).chars.isSubsetOf(chars))
}

const isUnbounded = (element: Element) => element.type === 'Quantifier' && element.max === Number.POSITIVE_INFINITY

const files = [...modules, 'scripts/run.js'].map((file) => ({ file, nodes: [...walkNodes(parseModule(file).program)] }))

test('every regular expression runs in linear time, including those that templates build', () => {
  const literals = files.flatMap(({ file, nodes }) =>
    nodes.flatMap(({ regex, raw }) => (regex ? [{ file, literal: String(raw) }] : [])),
  )
  const built = [...PROBLEM_LEFTOVERS, ...WARNING_LEFTOVERS, ...DEFAULT_NAMES].map(({ pattern }) => ({
    file: 'renderer/model/leftovers',
    literal: String(pattern),
  }))
  expect([...literals, ...built].filter(({ literal }) => canBacktrack(literal))).toEqual([])
  expect(literals.length).toBeGreaterThan(50)
})

test('lists the files that build regular expressions', () => {
  const builders = files.filter(({ nodes }) =>
    nodes.some(({ callee }) => callee && JSON.stringify(callee).includes('"name":"RegExp"')),
  )
  expect(builders.map(({ file }) => file)).toEqual(REVIEWED_FILES)
})

test('detects regular expressions that backtrack', () => {
  const slow = ['/\\/+$/', '/(a+)+$/', '/\\s*(.*?)\\s*x/', "/Cannot find '.*x/", '/\\d[\\d.,]*\\s?%/']
  const fast = ['/^\\/+$/', '/(?:ab)+/g', "/Cannot find '[^']*x/", '/\\.\\w+$/', '/,\\s+/']
  expect([...slow, ...fast].filter(canBacktrack)).toEqual(slow)
})
