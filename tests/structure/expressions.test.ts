import { readFileSync } from 'node:fs'
import { RegExpParser } from '@eslint-community/regexpp'
import type { Alternative, Element, Quantifier } from '@eslint-community/regexpp/ast'
import { getConsumedChars, isEmpty, type ReadonlyFlags } from 'regexp-ast-analysis'
import { parseSync } from 'rolldown/utils'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { modules } from '../support/modules.ts'

/** Files that call `RegExp` with escaped text or bounded repetition. */
const MADE = [
  'renderer/model/explain/characters.ts',
  'renderer/model/rules/spellings.ts',
  'renderer/model/mdx/slips/linkSyntax.ts',
  'scripts/audit/likeness.ts',
  'scripts/build/pictures/shareLayout.ts',
]

interface Found {
  literals: string[]
  isMade: boolean
}

function expressionsIn(node: unknown, found: Found): Found {
  if (node === null || typeof node !== 'object') return found
  if ('regex' in node && 'raw' in node) found.literals.push(String(node.raw))
  if ('callee' in node && JSON.stringify(node.callee).includes('"name":"RegExp"')) found.isMade = true
  for (const value of Object.values(node)) expressionsIn(value, found)
  return found
}

/** scslre doesn't report a prefix that the repetition after it also matches: `'.*x`. */
function slowness(source: string): string | undefined {
  const { pattern, flags } = new RegExpParser().parseLiteral(source)
  const [report] = analyse({ pattern, flags }).reports
  if (report) return `${report.type}: ${'quant' in report ? report.quant.raw : report.startQuant.raw}`
  const swallowing = pattern.alternatives.find((each) => swallowsItsStart(each, flags))
  return swallowing && `Start: ${swallowing.raw}`
}

function swallowsItsStart({ elements }: Alternative, flags: ReadonlyFlags): boolean {
  const [first] = elements
  if (first?.type === 'Assertion') return false
  const at = elements.findIndex(isEndless)
  const endless = elements[at]
  if (!endless || at === elements.length - 1) return false
  const swallowed = getConsumedChars(endless, flags).chars
  const before = elements.slice(0, at).filter((element) => !isEmpty(element, flags))
  return before.length > 0 && before.every((element) => getConsumedChars(element, flags).chars.isSubsetOf(swallowed))
}

function isEndless(element: Element): element is Quantifier {
  return element.type === 'Quantifier' && element.max === Number.POSITIVE_INFINITY
}

const expressions = [...modules, 'scripts/run.js'].map((file) => ({
  file,
  ...expressionsIn(parseSync(file, readFileSync(file, 'utf8')).program, { literals: [], isMade: false }),
}))

test('every regular expression runs in linear time', () => {
  const slow = expressions.flatMap(({ file, literals }) =>
    literals.flatMap((literal) => {
      const reason = slowness(literal)
      return reason === undefined ? [] : [`${file}: ${literal} (${reason})`]
    }),
  )
  expect(slow).toEqual([])
  expect(expressions.flatMap(({ literals }) => literals).length).toBeGreaterThan(50)
})

test('lists the files that build regular expressions', () => {
  expect(expressions.filter(({ isMade }) => isMade).map(({ file }) => file)).toEqual(MADE)
})

test('detects regular expressions that backtrack', () => {
  const slow = ['/\\/+$/', '/(a+)+$/', '/\\s*(.*?)\\s*x/', "/Cannot find '.*x/", '/\\d[\\d.,]*\\s?%/']
  expect(slow.filter((literal) => slowness(literal) === undefined)).toEqual([])
  const quick = ['/^\\/+$/', '/(?:ab)+/g', "/Cannot find '[^']*x/", '/\\.\\w+$/', '/,\\s+/']
  expect(quick.filter((literal) => slowness(literal) !== undefined)).toEqual([])
})
