import { SHOWN_PROBLEMS } from '../limits.ts'
import { compareText, printable } from './characters.ts'
import type { Fix } from './fix.ts'

/** The rules of the check, by what they look at. Programs know problems by them; what follows from others comes last. */
const RULES = {
  syntax: 'Whether the file can be read',
  files: 'The place and the name of the file',
  text: 'Texts that YAML and Markdown read otherwise than they were meant',
  schema: 'The keys of the file, and their values',
  media: 'Files of media, and how they are used',
  truth: 'What cannot be true',
  citations: 'What stands in one place, and is cited elsewhere',
  figures: 'Figures without a basis',
  spelling: 'Words that are misspelt',
  duplicates: 'What two pages may not share',
  references: 'Names and addresses of what there is not',
  release: 'What waits for the owner',
} as const
type Rule = keyof typeof RULES

/** The same problems, those without a rule of their own with this one. */
export function ruled(rule: Rule, problems: Problem[]): Problem[] {
  for (const problem of problems) problem.rule ??= rule
  return problems
}

/** Something that a writer must mend, and where it is. Lines and columns count from 1. */
export interface Problem {
  file: string
  line: number
  column: number
  /** What is wrong, as one or two plain sentences. */
  message: string
  hint?: string | undefined
  fix?: Fix | undefined
  rule?: Rule | undefined
  /** The line of the file, and how many of its characters are meant. */
  source?: { text: string; length: number } | undefined
}

/** What is wrong, said by somebody who knows no file, or no place in it. */
export type Fault = Partial<Problem> & Pick<Problem, 'message'>

/** Something wrong in the data of a file, and where. */
export interface Flaw {
  message: string
  hint?: string | undefined
  path: readonly PropertyKey[]
  /** The file in which to mend it, by its path in the content folder, where it is another: `states/ohio.yaml`. */
  file?: string
  /** Whether the key itself is meant, and not its value. */
  isKey?: boolean
  /** The values to write, there or elsewhere in the file. */
  fix?: { path: readonly PropertyKey[]; value: unknown }[]
  /** Whether they alone can be meant. */
  isCertain?: boolean
}

/** One problem as the terminal and the browser show it. */
export function formatProblem({ file, line, column, message, hint, fix, source }: Problem): string {
  const lines = [`${printable(file)}:${line}:${column}`, `  ${printable(message)}`]
  if (source) {
    const gutter = String(line)
    const { text, offset } = window(source.text, column - 1)
    const length = Math.max(1, Math.min(source.length, text.length - offset))
    lines.push(`  ${gutter} | ${text}`, `  ${' '.repeat(gutter.length)} | ${' '.repeat(offset)}${'^'.repeat(length)}`)
  }
  if (hint) lines.push(`  ${printable(hint)}`)
  const remedy = describeFix({ message, hint, fix })
  if (remedy !== undefined) lines.push(`  ${printable(remedy)}`)
  return lines.join('\n')
}

/** Describes a fix: as what to write if nothing else can be meant, and else as a question. */
export function describeFix({ message, hint, fix }: Pick<Problem, 'message' | 'hint' | 'fix'>): string | undefined {
  if (!fix?.line) return undefined
  if (fix.isCertain) return `Write instead: \`${fix.line}\``
  const isAsked = /Did you mean|\?$/.test(hint ?? message)
  return isAsked ? `If so, write: \`${fix.line}\`` : `Did you mean \`${fix.line}\`?`
}

/** The part of a long line around an offset, so that the marks stay under what they mark. */
function window(line: string, offset: number, width = 120): { text: string; offset: number } {
  const visible = printable(line.replaceAll('\t', ' '))
  const start = offset > width - 20 ? offset - 40 : 0
  const cut = visible.slice(start, start + width)
  return {
    text: (start > 0 ? '…' : '') + cut + (start + width < visible.length ? '…' : ''),
    offset: offset - start + (start > 0 ? 1 : 0),
  }
}

/**
 * Formats all problems by file and line, and counts them. Files with causes come first. A file shows its first fifty problems.
 * @param word the name of one: `hint`
 */
export function formatProblems(problems: Problem[], word = 'problem'): string {
  const byFile = new Map<string, number>()
  const shown = sortProblems(problems).flatMap((problem) => {
    const count = (byFile.get(problem.file) ?? 0) + 1
    byFile.set(problem.file, count)
    return count <= SHOWN_PROBLEMS ? [formatProblem(problem)] : []
  })
  const hidden = [...byFile].filter(([, count]) => count > SHOWN_PROBLEMS)
  const more = hidden.map(([file, count]) => `${printable(file)}: ${count - SHOWN_PROBLEMS} more ${word}s`)
  const files = byFile.size
  const count = `${problems.length} ${word}${problems.length === 1 ? '' : 's'} in ${files} ${files === 1 ? 'file' : 'files'}`
  return [...shown, ...more, count].join('\n\n')
}

/** Sorts files by the first cause in each, and the problems of a file by line, as writers read it. */
export function sortProblems(problems: Problem[]): Problem[] {
  const ranks = new Map<string, number>()
  for (const problem of problems)
    ranks.set(problem.file, Math.min(rankOf(problem), ranks.get(problem.file) ?? Number.POSITIVE_INFINITY))
  const rank = ({ file }: Problem) => ranks.get(file) ?? 0
  return [...problems].sort(
    (a, b) => rank(a) - rank(b) || compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  )
}

/** Causes before what may follow from them: a file that cannot be read, or stands elsewhere, and what others say of it. */
function rankOf({ rule }: Problem): number {
  if (rule === 'syntax') return 0
  return rule === 'files' ? 1 : rule === 'references' ? 4 : rule === 'duplicates' ? 3 : 2
}

export function whole(file: string, message: string, hint?: string): Problem {
  return { file, line: 1, column: 1, message, hint }
}
