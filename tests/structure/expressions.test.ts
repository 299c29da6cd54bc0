import { readFileSync } from 'node:fs'
import { RegExpParser } from '@eslint-community/regexpp'
import type { Alternative, Element, Quantifier } from '@eslint-community/regexpp/ast'
import { getConsumedChars, isEmpty, type ReadonlyFlags } from 'regexp-ast-analysis'
import { parseSync } from 'rolldown/utils'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { modules } from '../support/modules.ts'

/** Files that build expressions: from escaped words, or from parts with bounded repetition. */
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

/** The regular expressions of a program: as they stand in it, and whether it makes others. */
function expressionsIn(node: unknown, found: Found): Found {
  if (node === null || typeof node !== 'object') return found
  if ('regex' in node && 'raw' in node) found.literals.push(String(node.raw))
  if ('callee' in node && JSON.stringify(node.callee).includes('"name":"RegExp"')) found.isMade = true
  for (const value of Object.values(node)) expressionsIn(value, found)
  return found
}

/**
 * Why a regular expression may take more time than its text is long: undefined where nothing is seen. scslre finds what
 * repeats one character; a start that its own repetition swallows, `'.*x`, is found here.
 * @param source as it stands in the code: `/a+$/g`.
 */
function slowness(source: string): string | undefined {
  const { pattern, flags } = new RegExpParser().parseLiteral(source)
  const [report] = analyse({ pattern, flags }).reports
  if (report) return `${report.type}: ${'quant' in report ? report.quant.raw : report.startQuant.raw}`
  const swallowing = pattern.alternatives.find((each) => swallowsItsStart(each, flags))
  return swallowing && `Start: ${swallowing.raw}`
}

/** Each place where an expression might begin is searched from, and what follows must come to an end before the next. */
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
