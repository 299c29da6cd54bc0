import { MAX_PROBLEMS_PER_FILE } from '../limits.ts'
import { compareText, escapeForTerminal } from './characters.ts'
import type { Fix } from './fix.ts'

/**
 * Names of rules in the output of `check`. Several checks share a name. Files are sorted by their lowest rank, because
 * problems with a low rank can cause the rest. `canRender` is true if pages render despite the problem.
 */
const RULES = {
  syntax: { rank: 0 },
  /** Missing files, and files with a wrong name or folder. */
  files: { rank: 1 },
  /** Unfinished text, and markup that doesn't render. */
  text: { rank: 2 },
  schema: { rank: 2 },
  /** Images in bodies with a wrong size, type, or title, and unused media. */
  media: { rank: 2 },
  /** Values that contradict each other. */
  consistency: { rank: 2 },
  futureDates: { rank: 2, canRender: true },
  /** Alt text that doesn't describe the image. */
  altText: { rank: 2, canRender: true },
  repeatedValues: { rank: 2, canRender: true },
  figures: { rank: 2, canRender: true },
  /** Spellings that the list in `spelling.yaml` rejects. */
  spellings: { rank: 2, canRender: true },
  /** Words that aren't in the dictionary. */
  misspellings: { rank: 2, canRender: true },
  /** Placeholders and overdue reviews, which only `--release` rejects. */
  release: { rank: 2 },
  duplicates: { rank: 3 },
  references: { rank: 4 },
} satisfies Record<string, { rank: number; canRender?: true }>
export type Rule = keyof typeof RULES

/** Sets the rule of problems that don't have a rule, in place. Returns the list. */
export function setDefaultRule(rule: Rule, problems: Diagnostic[]): Diagnostic[] {
  for (const problem of problems) problem.rule ??= rule
  return problems
}

/** Checks if pages render despite a problem. */
export function canRender({ rule }: Diagnostic): boolean {
  return rule !== undefined && 'canRender' in RULES[rule]
}

/** What's wrong, and how to fix it. */
export interface Explanation {
  message: string
  hint?: string | undefined
  /** Replaces the hint in CMS forms, which show fields instead of lines. */
  formHint?: string | undefined
}

/** A problem or a warning. */
export interface Diagnostic extends Explanation {
  /** For messages: `content/services/local-seo.yaml`. */
  file: string
  /** The first line is 1. */
  line: number
  /** The first column is 1. Columns are UTF-16 code units. */
  column: number
  fix?: Fix | undefined
  rule?: Rule | undefined
  /** A required key without a value. If it's a reference, `verifyFixes` adds the ids of the target to the hint, or only ids that have the switch on. */
  missing?: { key: string; target?: string | undefined; requiredSwitch?: string | undefined }
  /** The line with the problem. `underlineLength` is in UTF-16 code units. */
  sourceLine?: { text: string; underlineLength: number } | undefined
}

export interface ProblemsAndWarnings {
  problems: Diagnostic[]
  warnings: Diagnostic[]
}

/** The location of a placeholder or an overdue review. */
export interface FieldLocation extends Pick<Diagnostic, 'file' | 'line' | 'column'> {
  /** Path in the data: `testimonials.0`. */
  path: string
}

/** A problem that a definition finds in the data. `locateDataProblem` adds the position. */
export interface DataProblem extends Explanation {
  path: readonly PropertyKey[]
  /** The file with the value, if it isn't the checked file: `states/florida.yaml`. If it's invalid, the problem is dropped. */
  otherFile?: string
  /** Underline the key instead of the value. */
  isKey?: boolean
  fixedValues?: { path: readonly PropertyKey[]; value: unknown }[]
  isCertain?: boolean
}

/** Formats a problem for terminals and the browser, with the source line. */
export function formatProblem(problem: Diagnostic): string {
  const { file, line, column, message, hint, sourceLine } = problem
  const lines = [`${escapeForTerminal(file)}:${line}:${column}`, `  ${escapeForTerminal(message)}`]
  if (sourceLine) {
    const gutter = String(line)
    const { text, offset, length } = createExcerpt(column, sourceLine)
    lines.push(`  ${gutter} | ${text}`, `  ${' '.repeat(gutter.length)} | ${' '.repeat(offset)}${'^'.repeat(length)}`)
  }
  for (const advice of [hint, formatFix(problem)]) if (advice) lines.push(`  ${escapeForTerminal(advice)}`)
  return lines.join('\n')
}

/** Suggests the line to write. Asks a question if the fix isn't certain. Returns undefined if the fix has no line to show, or doesn't change the source line. */
export function formatFix(problem: Pick<Diagnostic, 'message' | 'hint' | 'fix' | 'sourceLine'>): string | undefined {
  const { message, hint, fix, sourceLine } = problem
  if (!fix?.line || fix.line === sourceLine?.text) return undefined
  if (fix.isCertain) return `Write instead: \`${fix.line}\``
  const hasQuestion = /Did you mean|\?$/.test(hint ?? message)
  return hasQuestion ? `If so, write: \`${fix.line}\`` : `Did you mean \`${fix.line}\`?`
}

const EXCERPT_LENGTH = 120
/** If the problem is after this column, the excerpt skips the start of the line. */
const LAST_COLUMN_WITH_START = 101
/** Characters before the problem if the excerpt skips the start. */
const LENGTH_BEFORE_PROBLEM = 40

/** Shortens a source line around the problem, and escapes invisible characters. The offset and length mark the part to underline. */
export function createExcerpt(column: number, sourceLine: NonNullable<Diagnostic['sourceLine']>) {
  const escapedLine = escapeForTerminal(sourceLine.text.replaceAll('\t', ' '))
  const start = column > LAST_COLUMN_WITH_START ? column - 1 - LENGTH_BEFORE_PROBLEM : 0
  const excerpt = escapedLine.slice(start, start + EXCERPT_LENGTH)
  const text = (start > 0 ? '…' : '') + excerpt + (start + EXCERPT_LENGTH < escapedLine.length ? '…' : '')
  const offset = column - 1 - start + (start > 0 ? 1 : 0)
  return { text, offset, length: Math.max(1, Math.min(sourceLine.underlineLength, text.length - offset)) }
}

/** Sorts, formats, and counts problems. Limits the problems of a file to `MAX_PROBLEMS_PER_FILE`. @param noun `problem` or `warning` */
export function formatProblems(problems: Diagnostic[], noun = 'problem'): string {
  const countsByFile = new Map<string, number>()
  const visibleProblems = sortProblems(problems).flatMap((problem) => {
    const count = (countsByFile.get(problem.file) ?? 0) + 1
    countsByFile.set(problem.file, count)
    return count <= MAX_PROBLEMS_PER_FILE ? [formatProblem(problem)] : []
  })
  const hiddenCounts = [...countsByFile].flatMap(([file, count]) =>
    count > MAX_PROBLEMS_PER_FILE ? [`${escapeForTerminal(file)}: ${count - MAX_PROBLEMS_PER_FILE} more ${noun}s`] : [],
  )
  const count = `${pluralize(problems.length, noun)} in ${pluralize(countsByFile.size, 'file')}`
  return [...visibleProblems, ...hiddenCounts, count].join('\n\n')
}

/** Sorts problems by the lowest rank in the file, then by file, line, and column. */
export function sortProblems(problems: Diagnostic[]): Diagnostic[] {
  const ranks = new Map<string, number>()
  for (const { file, rule = 'text' } of problems)
    ranks.set(file, Math.min(RULES[rule].rank, ranks.get(file) ?? Number.POSITIVE_INFINITY))
  const getRank = ({ file }: Diagnostic) => ranks.get(file) ?? 0
  return problems.toSorted(
    (a, b) => getRank(a) - getRank(b) || compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  )
}

/** Formats a count with its noun: `1 page`, `1,134 pages`. */
export function pluralize(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`
}

/** Creates a problem about a whole file, without a source line. */
export function createFileProblem(file: string, message: string, hint?: string): Diagnostic {
  return { file, line: 1, column: 1, message, hint }
}
