import { formatProblems, type Problem } from '../../../renderer/model/explain/problem.ts'
import type { Placeholder } from '../../../renderer/model/parse/placeholders.ts'
import { counted } from '../../build/steps/step.ts'
import type { Inspected } from './inspectContent.ts'

export interface TextOptions {
  /** Whether each placeholder is listed; else they are a count. */
  placeholders: boolean
  milliseconds: number
}

/** What a check came to, as people read it: what is wrong, what is worth a look, and one line of summary. */
export function asText(inspected: Inspected, options: TextOptions): string {
  const { site, problems, hints, placeholders, overdue, unlisted } = inspected
  if (!site) return [formatProblems(problems), mendable(problems)].filter(Boolean).join(' ')
  const forms = inspected.forms()
  const parts = [
    options.placeholders ? list(placeholders) : '',
    overdue.length > 0
      ? `${counted(overdue.length, 'day is', 'days are')} over on which somebody had to look again (--release refuses them):\n${list(overdue)}`
      : '',
    hints.length > 0 ? formatProblems(hints, 'hint') : '',
    forms.length > 0
      ? `${counted(forms.length, 'file has', 'files have')} another form than a content system writes, or a comment: npm run format mends the form.`
      : '',
    unlisted > 0
      ? `${counted(unlisted, 'new address', 'new addresses')}: when they are public, npm run published notes them.`
      : '',
    summary(inspected, options),
  ]
  return parts.filter(Boolean).join('\n\n')
}

function mendable(problems: Problem[]): string {
  const count = problems.filter(({ fix }) => fix?.isCertain).length
  return count === 0 ? '' : `(--fix mends ${count} of them)`
}

function summary({ files, placeholders }: Inspected, options: TextOptions): string {
  const count = placeholders.length
  const wait = `${counted(count, 'placeholder waits', 'placeholders wait')} for the owner`
  const open =
    count === 0 ? 'no placeholder is left' : options.placeholders ? wait : `${wait} (--placeholders lists them)`
  return `The content is in order: ${counted(files, 'file')}, ${open}; checked in ${options.milliseconds} ms.`
}

function list(places: Placeholder[]): string {
  return places.map(({ file, line, column, path }) => `  ${file}:${line}:${column}  ${path}`).join('\n')
}
