import { type Problem, RULES } from '../../../renderer/model/explain/problem.ts'
import { codeOf, printable } from '../../../renderer/model/parse/characters.ts'
import type { Inspected } from './inspectContent.ts'

/** The problems and hints of a check, each with how much it matters. */
function findings({ problems, hints }: Inspected) {
  return [
    ...problems.map((problem) => ({ ...problem, severity: 'error' as const })),
    ...hints.map((problem) => ({ ...problem, severity: 'hint' as const })),
  ]
}

/** A problem's words in one text. */
function wordsOf({ message, hint, fix }: Problem): string {
  return [message, hint, fix?.line && `Write instead: \`${fix.line}\``].filter(Boolean).join('\n')
}

/** Where a problem ends, in its line. */
function endOf({ column, source }: Problem): number {
  return column + Math.max(1, source?.length ?? 1)
}

/** For programs of one's own. Lines and columns count from 1, ends are behind the last character. */
export function asJson(inspected: Inspected): string {
  const list = findings(inspected).map(({ source, isSyntax, ...problem }) => ({
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

const SARIF = 'https://json.schemastore.org/sarif-2.1.0.json'

/**
 * SARIF 2.1.0 (OASIS), which hosts and editors read.
 * @param place the path of a problem's file in the repository.
 */
export function asSarif(inspected: Inspected, place: (file: string) => string): string {
  const uri = (file: string) => place(file).split('/').map(encoded).join('/')
  const results = findings(inspected).map((problem) => {
    const artifactLocation = { uri: uri(problem.file) }
    const { line, column, rule = 'schema', severity, fix } = problem
    const region = { startLine: line, startColumn: column, endLine: line, endColumn: endOf(problem) }
    const replacements = fix?.edits.map(({ start, end, text }) => ({
      deletedRegion: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
      insertedContent: { text },
    }))
    return {
      ruleId: rule,
      level: severity === 'error' ? 'error' : 'note',
      message: { text: wordsOf(problem) },
      locations: [{ physicalLocation: { artifactLocation, region } }],
      ...(replacements && { fixes: [{ artifactChanges: [{ artifactLocation, replacements }] }] }),
    }
  })
  const rules = Object.entries(RULES).map(([id, text]) => ({ id, shortDescription: { text } }))
  const run = { tool: { driver: { name: 'content check', rules } }, columnKind: 'utf16CodeUnits', results }
  return JSON.stringify({ $schema: SARIF, version: '2.1.0', runs: [run] }, null, 2)
}

/** Half of a character is in no address. */
function encoded(part: string): string {
  return encodeURIComponent(part.replaceAll(/\p{Cs}/gu, codeOf))
}
