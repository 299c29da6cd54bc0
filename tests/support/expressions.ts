import { RegExpParser } from '@eslint-community/regexpp'
import type { Alternative, Element, Quantifier } from '@eslint-community/regexpp/ast'
import { getConsumedChars, isEmpty, type ReadonlyFlags } from 'regexp-ast-analysis'
import { analyse } from 'scslre'

/**
 * Why a regular expression may take more time than its text is long: undefined where nothing is seen. scslre finds what
 * repeats one character; a start that its own repetition swallows, `'.*x`, is found here.
 * @param source as it stands in the code: `/a+$/g`.
 */
export function slowness(source: string): string | undefined {
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
