import type { Diagnostic } from '../../renderer/model/diagnostics/diagnostic.ts'
import { applyEdits, type Fix } from '../../renderer/model/diagnostics/fix.ts'
import { checker, type Overrides, readTestFolder, TODAY } from './contentFolder.ts'

/** Applies each fix separately, and reports a problem that remains, a new problem, lost text, or an incomplete line. */
export async function findFixFaults(overrides: Overrides): Promise<string[]> {
  const folder = await readTestFolder(overrides)
  const { problems, warnings } = checker.check(folder, TODAY)
  const before = problems ?? warnings
  return before.flatMap((problem) => {
    const { file, fix, message } = problem
    if (!fix) return []
    const path = file.replace('content/', '')
    const text = Buffer.from(folder.textFiles.get(path) ?? []).toString('utf8')
    const fixed = applyEdits(text, fix.edits)
    const textFiles = new Map(folder.textFiles).set(path, Buffer.from(fixed))
    const nextResult = checker.check({ ...folder, textFiles }, TODAY)
    const after = nextResult.problems ?? (problems ? [] : nextResult.warnings)
    const faults = [
      ...findRemainingProblems(problem, before, after, text),
      ...findLostText(problem, text, fixed),
      ...(fix.line === undefined ? [] : findIncompleteLines(problem, fix, text, fixed)),
    ]
    return faults.map((fault) => `${file}: “${message}” › ${fix.line ?? 'left out'}: ${fault}`)
  })
}

const HIDDEN_RULES: Record<string, string[]> = {
  schema: ['consistency', 'references', 'duplicates', 'media', 'repeatedValues', 'spelling'],
  text: ['schema', 'consistency', 'references', 'duplicates', 'media'],
}
/** Pairs of messages: fixing the first can reveal the second. */
const MESSAGE_CHAINS = [
  [/minutes and seconds/, /past the end/],
  [/is an address of this site|doesn't work in the body/, /^There is no (?:page|claim)/],
  [/must be text, but this is a number/, /is written `/],
] as const

const canHide = ({ rule }: Diagnostic, other: Diagnostic): boolean =>
  rule === 'syntax' || Boolean(HIDDEN_RULES[rule ?? '']?.includes(other.rule ?? ''))

const isChain = (first: string, second: string) =>
  MESSAGE_CHAINS.some(([cause, effect]) => cause.test(first) && effect.test(second))

function isInvented({ file, message }: Diagnostic, fixedProblem: Diagnostic, before: string): boolean {
  const [, name] = /^There is no .*?`([^`]+)`/.exec(message) ?? []
  return file === fixedProblem.file && name !== undefined && !before.includes(name)
}

/** Checks if a certain fix wrote the line of another problem, unless the original could hide the problem. */
function isInFixedLines(other: Diagnostic, { file, fix }: Diagnostic): boolean {
  const { line, column, sourceLine } = other
  const isRevealed = /^(?:syntax|references)$/.test(other.rule ?? '') || other.message.endsWith('is missing.')
  if (!fix?.isCertain || other.file !== file || isRevealed) return false
  return fix.edits.some(({ start, text }) => {
    const isBefore = line === start.line && column + (sourceLine?.underlineLength ?? 1) <= start.column
    return !isBefore && line >= start.line && line < start.line + text.split('\n').length
  })
}

function findRemainingProblems(problem: Diagnostic, before: Diagnostic[], after: Diagnostic[], text: string): string[] {
  const isSame = (a: Diagnostic, b: Diagnostic) => a.file === b.file && a.message === b.message
  const countSame = (list: Diagnostic[], added: Diagnostic) => list.filter((other) => isSame(other, added)).length
  // A syntax error hides later syntax errors.
  const countSameProblem = (list: Diagnostic[]) =>
    list.filter((other) => isSame(other, problem) && (problem.rule !== 'syntax' || other.line === problem.line)).length
  const added = after.filter(
    (other) =>
      countSame(after, other) > countSame(before, other) &&
      !isChain(problem.message, other.message) &&
      !(!problem.fix?.isCertain && problem.hint?.includes(other.message)) &&
      (!canHide(problem, other) || isInvented(other, problem, text) || isInFixedLines(other, problem)),
  )
  return [
    ...(countSameProblem(after) >= countSameProblem(before) ? ['the problem is still there'] : []),
    ...added.map(({ message }) => `a new problem: ${message}`),
  ]
}

/** Reports lost letters and digits, unless the message or the hint quotes them. */
function findLostText({ message, hint = '' }: Diagnostic, before: string, after: string): string[] {
  // The message describes the size.
  if (message.startsWith('A size after the address')) return []
  const quotes = [...`${message}\n${hint}`.matchAll(/`([^`]+)`|“([^”]+)”|"([^"]+)"/g)].map(([quote]) => quote)
  let remaining = `${after} ${quotes.join(' ')}`.toLowerCase()
  const lostLetters = (before.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []).filter((letter) => {
    const isLost = !remaining.includes(letter)
    remaining = remaining.replace(letter, '')
    return isLost
  })
  return lostLetters.length === 0 ? [] : [`“${lostLetters.join('')}” is gone`]
}

function findIncompleteLines({ line }: Diagnostic, fix: Fix, before: string, after: string): string[] {
  const suggestion = (fix.line ?? '').trim()
  const isWritten = suggestion.includes('…') || after.replaceAll('\r\n', '\n').includes(suggestion)
  const oldLine = before.split('\n')[line - 1]?.trim() ?? ''
  const [key] = /^(?:- )?[\w-]+: (?=\S)/.exec(oldLine) ?? []
  const isYaml = !before.startsWith('---') || line <= before.slice(0, before.indexOf('\n---', 3)).split('\n').length
  const hasKey = !isYaml || key === undefined || /^(?:- )?(?:(?:\{ )?["'\w/ -]+: ?|- )/.test(suggestion)
  return [
    ...(isWritten ? [] : ['the fixed file lacks the suggested line']),
    ...(hasKey ? [] : ['the suggested line has no key']),
  ]
}
