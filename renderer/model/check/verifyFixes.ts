import { ADDRESSES, MEDIA, Reference } from '../define/reference.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Fix } from '../explain/fix.ts'
import { toContentPath } from '../explain/source.ts'
import { listChoices } from '../explain/suggest.ts'
import { MAX_PROBLEMS_PER_FILE } from '../limits.ts'
import type { Targets } from '../targets/targets.ts'

/** Writers look up longer lists in the folder. */
const MAX_LISTED_NAMES = 6

/** Drops or corrects a fix if the target is missing. Lists the names for a missing reference. */
export function verifyFixes(problems: Diagnostic[], targets: Targets): Diagnostic[] {
  let missingCount = 0
  return problems.map(({ missingReference, ...problem }) => {
    if (missingReference) {
      const names = targets.listNames(missingReference.target, missingReference.requiredSwitch)
      const isListed = names.length > 0 && names.length <= MAX_LISTED_NAMES
      return isListed ? { ...problem, hint: `${problem.hint} ${listChoices(names)}` } : problem
    }
    if (!problem.fix?.addedReference) return problem
    const { addedReference, ...fix } = problem.fix
    const { target, slug } = addedReference
    const missing = targets.findMissing(new Reference(target, slug), toContentPath(problem.file))
    if (!missing) return { ...problem, fix }
    missingCount += 1
    const { fix: similar, hint: advice } = missingCount <= MAX_PROBLEMS_PER_FILE ? missing.advice() : {}
    const isRecord = target !== ADDRESSES && target !== MEDIA
    const choices = isRecord && !similar ? advice : undefined
    const hint = [problem.hint, missing.message, choices].filter(Boolean).join(' ')
    return { ...problem, hint, fix: similar && replaceTarget(fix, similar) }
  })
}

function replaceTarget({ line, edits }: Fix, { oldText, text }: { oldText: string; text: string }): Fix {
  const replace = (value: string) => value.replace(oldText, () => text)
  return {
    line: line && replace(line),
    edits: edits.map((edit) => ({ ...edit, text: replace(edit.text) })),
    isCertain: false,
  }
}
