import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'
import { getLeftoverMessage, type Leftover } from '../leftovers/leftoverKinds.ts'
import { CERTAIN_LEFTOVERS, UNCERTAIN_LEFTOVERS } from '../leftovers/leftovers.ts'
import { DEFAULT_NAMES } from '../leftovers/pasted.ts'
import type { PlainText } from '../mdx/plainTexts.ts'
import { MASK } from '../mdx/unrendered/literalText.ts'
import { isDraft } from '../parse/contentFile.ts'
import { getYamlCopy } from '../parse/fileCopy.ts'
import type { CheckedFile, YamlCopyText } from '../parse/parsedFile.ts'
import { getPlainTextEscapeHint } from './plainTexts.ts'

/** Returns warnings about text that looks unfinished. Skips drafts and placeholders. */
export function findLeftoverWarnings({ file }: CheckedFile): Diagnostic[] {
  if (isDraft(file)) return []
  const placeholderPaths = file.yaml.placeholders.map(({ path }) => path)
  const fields = getYamlCopy(file).filter(({ path }) => !placeholderPaths.includes(path.join('.')))
  const { source, body } = file
  const plainTexts = body?.listPlainTexts() ?? []
  return [
    ...fields.flatMap((field) => findTextWarnings(source, field)),
    ...plainTexts.flatMap(({ kind, text, range }) => findTextWarnings(source, { text, getRange: () => range }, kind)),
    ...(body?.leftoverWarnings ?? []),
  ]
}

const ALL_LEFTOVERS = [...CERTAIN_LEFTOVERS, ...UNCERTAIN_LEFTOVERS, ...DEFAULT_NAMES]

function findTextWarnings(
  source: Source,
  { text, getRange }: Pick<YamlCopyText, 'text' | 'getRange'>,
  kind?: PlainText['kind'],
): Diagnostic[] {
  const isUncertain = ({ certainIn }: Leftover) => (kind ? !certainIn : certainIn !== 'everywhere')
  let remaining = text.trim()
  const problems: Diagnostic[] = []
  for (const leftover of ALL_LEFTOVERS) {
    if (remaining.search(leftover.pattern) === -1) continue
    remaining = remaining.replaceAll(leftover.pattern, (match) => {
      const raw = match.trim()
      const [start, end] = getRange()
      const [from, to] = source.findRange(raw, start)
      const matchRange: [number, number] = to <= end ? [from, to] : [start, end]
      const hint = kind ? `${leftover.hint} ${getPlainTextEscapeHint(kind, raw)}` : leftover.hint
      if (isUncertain(leftover))
        problems.push(source.createProblem(matchRange, getLeftoverMessage(leftover, raw, 'uncertain'), hint))
      return MASK.repeat(match.length)
    })
  }
  return problems
}
