import { MAX_PROBLEMS_PER_FILE } from '../limits.ts'
import { compareText, escapeInvisible } from './characters.ts'
import type { Fix } from './fix.ts'

/**
 * Names of rules in the output of `check`. Several checks can share a name. A file whose problems have a low rank is
 * reported first, because these problems can cause the rest. `canRender` is for problems that don't prevent rendering,
 * because visitors only read something wrong.
 */
const RULES = {
  syntax: { rank: 0 },
  /** Missing files, and files with a wrong name or folder. */
  files: { rank: 1 },
  /** Unfinished text, and markup that pages show as typed or not at all. */
  text: { rank: 2 },
  schema: { rank: 2 },
  media: { rank: 2 },
  /** Values that contradict each other. */
  consistency: { rank: 2 },
  futureDates: { rank: 2, canRender: true },
  images: { rank: 2, canRender: true },
  repeatedValues: { rank: 2, canRender: true },
  figures: { rank: 2, canRender: true },
  /** Against the list in `spelling.yaml`, and against the dictionary. */
  spellings: { rank: 2, canRender: true },
  misspellings: { rank: 2, canRender: true },
  /** Placeholders and overdue reviews, which only `--release` rejects. */
  release: { rank: 2 },
  duplicates: { rank: 3 },
  references: { rank: 4 },
}
type Rule = keyof typeof RULES

/** Sets the rule of problems that don't have one yet, in place. Returns the same list. */
export function setDefaultRule(rule: Rule, problems: Diagnostic[]): Diagnostic[] {
  for (const problem of problems) problem.rule ??= rule
  return problems
}

export function canRender({ rule }: Diagnostic): boolean {
  return rule !== undefined && 'canRender' in RULES[rule]
}

/** What's wrong, and how to fix it. */
export interface Explanation {
  message: string
  hint?: string | undefined
}

/** An error or a warning. Lines and columns start at 1, and columns are UTF-16 code units. */
export interface Diagnostic extends Explanation {
  /** For messages: `content/services/local-seo.yaml`. */
  file: string
  line: number
  column: number
  fix?: Fix | undefined
  rule?: Rule | undefined
  /** Target of a required reference that is missing. `verifyFixes` adds its ids to the hint, or those that have a switch on. */
  missingReference?: { target: string; requiredSwitch: string | undefined } | undefined
  sourceLine?: SourceLine | undefined
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

interface SourceLine {
  text: string
  /** Number of UTF-16 code units to underline. */
  length: number
}

/** Problem of a value. `locateDataProblems` finds its position. */
export interface DataProblem extends Explanation {
  path: readonly PropertyKey[]
  /** Path of the file with the value, relative to `content`, if it isn't the checked file. The problem is dropped if that file is invalid. */
  file?: string
  /** Underline the key instead of the value. */
  isKey?: boolean
  /** Values to write in the same file. */
  fix?: { path: readonly PropertyKey[]; value: unknown }[]
  /** True if `--fix` can apply the fix. */
  isCertain?: boolean
}

/** Formats a problem for terminals and the browser, with the source line. */
export function formatProblem(problem: Diagnostic): string {
  const { file, line, column, message, hint, sourceLine } = problem
  const lines = [`${escapeInvisible(file)}:${line}:${column}`, `  ${escapeInvisible(message)}`]
  if (sourceLine) {
    const gutter = String(line)
    const { text, offset, length } = createExcerpt(column, sourceLine)
    lines.push(`  ${gutter} | ${text}`, `  ${' '.repeat(gutter.length)} | ${' '.repeat(offset)}${'^'.repeat(length)}`)
  }
  if (hint) lines.push(`  ${escapeInvisible(hint)}`)
  const fixLine = formatFix(problem)
  if (fixLine !== undefined) lines.push(`  ${escapeInvisible(fixLine)}`)
  return lines.join('\n')
}

/** Suggests the line to write, as a question unless the fix is certain. Returns undefined if the fix has no line, or doesn't change it. */
export function formatFix(problem: Pick<Diagnostic, 'message' | 'hint' | 'fix' | 'sourceLine'>): string | undefined {
  const { message, hint, fix, sourceLine } = problem
  // The fix can leave the line as it is, and add a line above it.
  if (!fix?.line || fix.line === sourceLine?.text) return undefined
  if (fix.isCertain) return `Write instead: \`${fix.line}\``
  const hasQuestion = /Did you mean|\?$/.test(hint ?? message)
  return hasQuestion ? `If so, write: \`${fix.line}\`` : `Did you mean \`${fix.line}\`?`
}

const EXCERPT_LENGTH = 120
/** Lines with a problem up to this column are shown from their start. */
const LAST_COLUMN_AT_START = 101
const SHOWN_CHARACTERS_BEFORE = 40

/** Shortens a source line around the problem. The offset and the length are for the part to underline. */
export function createExcerpt(column: number, sourceLine: SourceLine) {
  const escapedLine = escapeInvisible(sourceLine.text.replaceAll('\t', ' '))
  const start = column > LAST_COLUMN_AT_START ? column - 1 - SHOWN_CHARACTERS_BEFORE : 0
  const excerpt = escapedLine.slice(start, start + EXCERPT_LENGTH)
  const text = (start > 0 ? '…' : '') + excerpt + (start + EXCERPT_LENGTH < escapedLine.length ? '…' : '')
  const offset = column - 1 - start + (start > 0 ? 1 : 0)
  return { text, offset, length: Math.max(1, Math.min(sourceLine.length, text.length - offset)) }
}

/** Sorts, formats, and counts problems. Limits the number in each file. @param noun `problem` or `warning` */
export function formatProblems(problems: Diagnostic[], noun = 'problem'): string {
  const countsByFile = new Map<string, number>()
  const visibleProblems = sortProblems(problems).flatMap((problem) => {
    const count = (countsByFile.get(problem.file) ?? 0) + 1
    countsByFile.set(problem.file, count)
    return count <= MAX_PROBLEMS_PER_FILE ? [formatProblem(problem)] : []
  })
  const hiddenCounts = [...countsByFile].flatMap(([file, count]) =>
    count > MAX_PROBLEMS_PER_FILE ? [`${escapeInvisible(file)}: ${count - MAX_PROBLEMS_PER_FILE} more ${noun}s`] : [],
  )
  const count = `${pluralize(problems.length, noun)} in ${pluralize(countsByFile.size, 'file')}`
  return [...visibleProblems, ...hiddenCounts, count].join('\n\n')
}

/** Sorts files by the lowest rank of their problems, because that problem likely causes the rest. Sorts problems by line and column. */
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

/** Creates a problem without a source line, at line 1. */
export function createFileProblem(file: string, message: string, hint?: string): Diagnostic {
  return { file, line: 1, column: 1, message, hint }
}
