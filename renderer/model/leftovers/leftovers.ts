import type { Explanation } from '../diagnostics/diagnostic.ts'
import { BLANKS_TO_FILL } from './blanks.ts'
import { DAMAGE } from './damage.ts'
import { getLeftoverMessage, type Leftover } from './leftoverKinds.ts'
import { NOTES } from './notes.ts'
import { PASTED_PARTS } from './pasted.ts'
import { REMARKS } from './remarks.ts'

const LEFTOVERS = [...BLANKS_TO_FILL, ...NOTES, ...REMARKS, ...PASTED_PARTS, ...DAMAGE]

/** Leftovers that are problems, everywhere or in bodies. The first match wins. */
export const PROBLEM_LEFTOVERS: Leftover[] = LEFTOVERS.filter(({ problemIn }) => problemIn)

/** Leftovers that are only warnings, because the text can be intentional. */
export const WARNING_LEFTOVERS: Leftover[] = LEFTOVERS.filter(({ problemIn }) => !problemIn)

/** Explains the leftover that a text starts with, if any. */
export function explainLeadingLeftover(text: string): Explanation | undefined {
  const leftover = PROBLEM_LEFTOVERS.find(({ pattern }) => text.search(pattern) === 0)
  return leftover && { message: getLeftoverMessage(leftover, text.trimEnd(), 'problem'), hint: leftover.hint }
}
