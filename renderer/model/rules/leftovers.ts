import type { ScheduleFields } from '../define/schedule.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { describeLeftover, type Leftover } from '../leftovers/leftoverKinds.ts'
import { CERTAIN_LEFTOVERS, DOUBTFUL_LEFTOVERS } from '../leftovers/leftovers.ts'
import { NAMES } from '../leftovers/names.ts'
import { findDoubtfulLeftovers } from '../mdx/slips/reportLeftovers.ts'
import { copyOfYaml } from '../parse/fileTexts.ts'
import type { CheckedFile, ParsedFile, YamlText } from '../parse/parsedFile.ts'

/** Returns hints about text that looks unfinished. Skips drafts and placeholders. */
export function findLeftovers({ file, data }: CheckedFile): Diagnostic[] {
  if ((data as ScheduleFields).draft === true) return []
  const waiting = file.yaml.placeholders.map(({ path }) => path)
  const fields = copyOfYaml(file).filter(({ path }) => !waiting.includes(path.join('.')))
  const inBody = file.body ? findDoubtfulLeftovers(file.source, file.body.tree) : []
  return [...fields.flatMap((field) => findInField(file, field)), ...inBody]
}

function findInField({ source }: ParsedFile, { text, range }: YamlText): Diagnostic[] {
  let rest = text
  const problems: Diagnostic[] = []
  for (const leftover of [...CERTAIN_LEFTOVERS, ...DOUBTFUL_LEFTOVERS, ...NAMES]) {
    rest = rest.replaceAll(leftover.pattern, (written) => {
      if (leftover.isCertain !== 'everywhere') problems.push(createHint(source, leftover, written.trim(), range()))
      return '\ufffc'.repeat(written.length)
    })
  }
  return problems
}

function createHint(
  source: ParsedFile['source'],
  leftover: Leftover,
  written: string,
  [start, end]: [number, number],
): Diagnostic {
  const [from, to] = source.find(written, start)
  const place: [number, number] = to <= end ? [from, to] : [start, end]
  return source.problem(...place, describeLeftover(leftover, written, false), leftover.hint)
}
