import type { ScheduleFields } from '../define/schedule.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'
import { describeLeftover, type Leftover } from '../leftovers/leftoverKinds.ts'
import { AMBIGUOUS_LEFTOVERS, CERTAIN_LEFTOVERS } from '../leftovers/leftovers.ts'
import { DEFAULT_NAMES } from '../leftovers/pasted.ts'
import type { PlainText } from '../mdx/plainTexts.ts'
import { findAmbiguousLeftovers } from '../mdx/unrendered/reportLeftovers.ts'
import { getYamlCopy } from '../parse/fileTexts.ts'
import type { CheckedFile, YamlText } from '../parse/parsedFile.ts'
import { createEscapeHint } from './plainTexts.ts'

/** Returns hints about text that looks unfinished. Skips drafts and placeholders. */
export function findLeftovers({ file, data }: CheckedFile): Diagnostic[] {
  if ((data as ScheduleFields).draft === true) return []
  const placeholderPaths = file.yaml.placeholders.map(({ path }) => path)
  const fields = getYamlCopy(file).filter(({ path }) => !placeholderPaths.includes(path.join('.')))
  const { source, body } = file
  const bodyHints = body ? findAmbiguousLeftovers(source, body.tree) : []
  const plainTextHints = (body?.plainTexts() ?? []).flatMap(({ kind, text, range }) =>
    findInField(source, { text, range: () => range }, kind),
  )
  return [...fields.flatMap((field) => findInField(source, field)), ...plainTextHints, ...bodyHints]
}

function findInField(
  source: Source,
  { text, range }: Pick<YamlText, 'text' | 'range'>,
  kind?: PlainText['kind'],
): Diagnostic[] {
  const isHint = ({ certainIn }: Leftover) => (kind ? !certainIn : certainIn !== 'everywhere')
  let rest = text
  const problems: Diagnostic[] = []
  for (const leftover of [...CERTAIN_LEFTOVERS, ...AMBIGUOUS_LEFTOVERS, ...DEFAULT_NAMES]) {
    rest = rest.replaceAll(leftover.pattern, (raw) => {
      if (isHint(leftover)) problems.push(createHint(source, leftover, raw.trim(), { range: range(), kind }))
      return '\ufffc'.repeat(raw.length)
    })
  }
  return problems
}

function createHint(
  source: Source,
  leftover: Leftover,
  raw: string,
  { range: [start, end], kind }: Pick<PlainText, 'range'> & { kind: PlainText['kind'] | undefined },
): Diagnostic {
  const [from, to] = source.find(raw, start)
  const place: [number, number] = to <= end ? [from, to] : [start, end]
  const hint = kind ? `${leftover.hint} ${createEscapeHint(kind, raw)}` : leftover.hint
  return source.createProblem(...place, describeLeftover(leftover, raw, false), hint)
}
