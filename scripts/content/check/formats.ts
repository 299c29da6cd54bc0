import { printable } from '../../../renderer/model/explain/characters.ts'
import { describeFix, formatProblems, type Problem, sortProblems } from '../../../renderer/model/explain/problem.ts'
import type { Placeholder } from '../../../renderer/model/parse/placeholders.ts'
import { pluralize } from '../../formatNumbers.ts'
import type { Inspected } from './inspectContent.ts'

interface TextOptions {
  /** Whether each placeholder is listed; else they are a count. */
  placeholders: boolean
  milliseconds: number
}

/** What a check came to, as people read it: what is wrong, what is worth a look, and one line of summary. */
export function asText(inspected: Inspected, options: TextOptions): string {
  const { site, problems, hints, placeholders, overdue, unlisted } = inspected
  const certain = problems.filter(({ fix }) => fix?.isCertain).length
  if (!site) return formatProblems(problems) + (certain === 0 ? '' : ` (--fix mends ${certain} of them)`)
  const forms = inspected.forms()
  const parts = [
    options.placeholders ? list(placeholders) : '',
    overdue.length > 0
      ? `${pluralize(overdue.length, 'day is', 'days are')} over on which somebody had to look again (--release refuses them):\n${list(overdue)}`
      : '',
    hints.length > 0 ? formatProblems(hints, 'hint') : '',
    forms.length > 0
      ? `${pluralize(forms.length, 'file has', 'files have')} comments or a different layout. Optional: npm run format tidies the layout.`
      : '',
    unlisted > 0
      ? `${pluralize(unlisted, 'new address', 'new addresses')}. Nothing to do: once the site is published, npm run published lists them.`
      : '',
    summary(inspected, options),
  ]
  return parts.filter(Boolean).join('\n\n')
}

function summary({ files, placeholders }: Inspected, options: TextOptions): string {
  const count = placeholders.length
  const wait = `${pluralize(count, 'placeholder waits', 'placeholders wait')} for the owner`
  const open =
    count === 0 ? 'no placeholder is left' : options.placeholders ? wait : `${wait} (--placeholders lists them)`
  return `The content is in order: ${pluralize(files, 'file')}, ${open}; checked in ${options.milliseconds} ms.`
}

function list(places: Placeholder[]): string {
  return places.map(({ file, line, column, path }) => `  ${file}:${line}:${column}  ${path}`).join('\n')
}

/** The problems and then the hints of a check, in the order of the text. */
function findings({ problems, hints, forms }: Inspected) {
  return [
    ...sortProblems(problems).map((problem) => ({ ...problem, severity: 'error' as const })),
    ...sortProblems([...hints, ...forms()]).map((problem) => ({ ...problem, severity: 'hint' as const })),
  ]
}

function describe({ message, hint, fix }: Problem): string {
  return [message, hint, describeFix({ message, hint, fix })].filter(Boolean).join('\n')
}

function endOf({ column, source }: Problem): number {
  return column + Math.max(1, source?.length ?? 1)
}

/** For programs of one's own. Lines and columns count from 1, ends are behind the last character. */
export function asJson(inspected: Inspected): string {
  const list = findings(inspected).map(({ source, ...problem }) => ({
    ...problem,
    endColumn: endOf({ ...problem, source }),
  }))
  const { placeholders, overdue, files } = inspected
  return JSON.stringify(
    { version: 1, isInOrder: inspected.site !== undefined, files, problems: list, placeholders, overdue },
    null,
    2,
  )
}

/** Annotations at the lines of a pull request; `place` tells a file's path in the repository. */
export function asGithub(inspected: Inspected, place: (file: string) => string): string {
  return findings(inspected)
    .map((problem) => {
      const { file, line, column, rule, severity } = problem
      const properties = { file: place(file), line, col: column, endColumn: endOf(problem), title: rule ?? 'content' }
      const written = Object.entries(properties).map(
        ([name, value]) => `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
      )
      return `::${severity === 'error' ? 'error' : 'notice'} ${written.join(',')}::${escaped(describe(problem))}`
    })
    .join('\n')
}

/** What logs can show, in one line. Source: GitHub's runner, `toolkit/core/command.ts`. */
function escaped(text: string): string {
  return text.split('\n').map(printable).join('\n').replaceAll('%', '%25').replaceAll('\n', '%0A')
}
