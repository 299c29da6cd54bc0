import { printable } from '../../../renderer/model/explain/characters.ts'
import type { Problem } from '../../../renderer/model/explain/problem.ts'
import type { Inspected } from './inspectContent.ts'

/** The problems and hints of a check, each with how much it matters. */
function findings({ problems, hints, forms }: Inspected) {
  return [
    ...problems.map((problem) => ({ ...problem, severity: 'error' as const })),
    ...[...hints, ...forms()].map((problem) => ({ ...problem, severity: 'hint' as const })),
  ]
}

function wordsOf({ message, hint, fix }: Problem): string {
  return [message, hint, fix?.line && `Write instead: \`${fix.line}\``].filter(Boolean).join('\n')
}

/** Where a problem ends, in its line. */
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

/**
 * Annotations at the lines of a pull request.
 * @param place the path of a problem's file in the repository.
 */
export function asGithub(inspected: Inspected, place: (file: string) => string): string {
  return findings(inspected)
    .map((problem) => {
      const { file, line, column, rule, severity } = problem
      const properties = { file: place(file), line, col: column, endColumn: endOf(problem), title: rule ?? 'content' }
      const told = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`)
      return `::${severity === 'error' ? 'error' : 'notice'} ${told.join(',')}::${escaped(wordsOf(problem))}`
    })
    .join('\n')
}

/** What logs can show, in one line. Source: GitHub's runner, `toolkit/core/command.ts`. */
function escaped(text: string): string {
  return text.split('\n').map(printable).join('\n').replaceAll('%', '%25').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
