import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'
import { getLeftoverMessage, type Leftover } from '../leftovers/leftoverKinds.ts'
import { PROBLEM_LEFTOVERS, WARNING_LEFTOVERS } from '../leftovers/leftovers.ts'
import { DEFAULT_NAMES } from '../leftovers/pasted.ts'
import type { AttributeText } from '../mdx/attributeTexts.ts'
import { MASK } from '../mdx/unrendered/literalText.ts'
import { isDraft } from '../parse/contentFile.ts'
import { getYamlCopy } from '../parse/fileCopy.ts'
import type { CopyText, ValidFile } from '../parse/parsedFile.ts'
import { getAttributeEscapeHint } from './attributeMarkup.ts'
import { isPlaceholder } from './fieldMarkup.ts'

const ALL_LEFTOVERS = [...PROBLEM_LEFTOVERS, ...WARNING_LEFTOVERS, ...DEFAULT_NAMES]

/** Finds text that looks unfinished. Skips drafts and placeholders. */
export function findLeftoverWarnings({ file }: ValidFile): Diagnostic[] {
  if (isDraft(file)) return []
  const fields = getYamlCopy(file).filter((field) => !isPlaceholder(file, field))
  const { source, body } = file
  const attributeTexts = body?.listAttributeTexts() ?? []
  return [
    ...fields.flatMap((field) => findTextWarnings(source, field)),
    ...attributeTexts.flatMap(({ kind, text, range }) =>
      findTextWarnings(source, { text, getRange: () => range }, kind),
    ),
    ...(body?.leftoverWarnings ?? []),
  ]
}

/** Finds leftovers in a text that are only warnings. Masks all matches, so that patterns don't match twice. @param kind undefined in YAML */
function findTextWarnings(source: Source, { text, getRange }: CopyText, kind?: AttributeText['kind']): Diagnostic[] {
  const isWarning = ({ problemIn }: Leftover) => (kind ? !problemIn : problemIn !== 'everywhere')
  const createWarning = (leftover: Leftover, raw: string) => {
    const range = getRange()
    const matchRange = source.findRange(raw, range[0])
    const hint = kind ? `${leftover.hint} ${getAttributeEscapeHint(kind, raw)}` : leftover.hint
    const message = getLeftoverMessage(leftover, raw, 'warning')
    return source.createProblem(matchRange[1] <= range[1] ? matchRange : range, message, hint)
  }
  const warnings: Diagnostic[] = []
  let masked = text.trim()
  for (const leftover of ALL_LEFTOVERS) {
    if (masked.search(leftover.pattern) === -1) continue
    masked = masked.replaceAll(leftover.pattern, (match) => {
      if (isWarning(leftover)) warnings.push(createWarning(leftover, match.trim()))
      return MASK.repeat(match.length)
    })
  }
  return warnings
}
