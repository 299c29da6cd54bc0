import type { Diagnostic } from '../../renderer/model/explain/diagnostic.ts'
import { applyEdits, type Fix } from '../../renderer/model/explain/fix.ts'
import { checker, folderWith, type Overrides, TODAY } from './contentFolder.ts'
import type { Random } from './random.ts'
import { typedPosts } from './typedTexts.ts'

/**
 * Applies each fix separately and reports a problem that remains, a new problem, lost text, or an incomplete
 * line.
 */
export async function remedyFaults(overrides: Overrides): Promise<string[]> {
  const folder = await folderWith(overrides)
  const { problems, hints = [] } = checker.check(folder, TODAY)
  const told = problems ?? hints
  return told.flatMap((problem) => {
    const path = problem.file.replace('content/', '')
    const before = Buffer.from(folder.texts.get(path) ?? []).toString('utf8')
    if (!problem.fix) return []
    const after = applyEdits(before, problem.fix.edits)
    const texts = new Map(folder.texts).set(path, Buffer.from(after))
    const next = checker.check({ ...folder, texts }, TODAY)
    const left = next.problems ?? (problems ? [] : (next.hints ?? []))
    const faults = [
      ...leftOver(problem, told, left, before),
      ...lost(problem, before, after),
      ...(problem.fix.line === undefined ? [] : incomplete(problem, problem.fix, before, after)),
    ]
    return faults.map((fault) => `${problem.file}: “${problem.message}” › ${problem.fix?.line ?? 'left out'}: ${fault}`)
  })
}

export async function typedFaults(position: string, random: Random, count: number): Promise<string[]> {
  const faults: string[] = []
  for (const { typed, files } of typedPosts(position, random, count))
    faults.push(...(await remedyFaults(files)).map((fault) => `${typed}: ${fault}`))
  return faults
}

const keyOf = ({ file, message }: Diagnostic) => `${file}: ${message}`

/** Rules that hide problems of other rules. */
const HIDDEN: Record<string, string[]> = {
  schema: ['truth', 'references', 'duplicates', 'media', 'citations', 'spelling'],
  text: ['schema', 'truth', 'references', 'duplicates', 'media'],
}
/** Messages that only appear after an earlier problem is fixed. */
const CHAINS = [
  [/minutes and seconds/, /past the end/],
  [/is an address of this site|doesn't work in a text/, /^There is no (?:page|claim)/],
  [/must be a text, and this is a number/, /is written `/],
] as const

function hides({ rule }: Diagnostic, other: Diagnostic): boolean {
  return rule === 'syntax' || Boolean(HIDDEN[rule ?? '']?.includes(other.rule ?? ''))
}

const isChain = (first: string, second: string) =>
  CHAINS.some(([cause, effect]) => cause.test(first) && effect.test(second))

function isInvented({ file, message }: Diagnostic, own: Diagnostic, before: string): boolean {
  const [, name] = /^There is no .*?`([^`]+)`/.exec(message) ?? []
  return file === own.file && name !== undefined && !before.includes(name)
}

/** Certain fixes may add problems in their lines only if the rule hides them. */
function isInPlace({ file, line, column, rule, message, source }: Diagnostic, { file: own, fix }: Diagnostic): boolean {
  if (!fix?.isCertain || file !== own || /^(?:syntax|references)$/.test(rule ?? '') || message.endsWith('is missing.'))
    return false
  return fix.edits.some(({ start, text }) => {
    const isInFront = line === start.line && column + (source?.length ?? 1) <= start.column
    return !isInFront && line >= start.line && line < start.line + text.split('\n').length
  })
}

function leftOver(problem: Diagnostic, before: Diagnostic[], after: Diagnostic[], text: string): string[] {
  const count = (list: Diagnostic[], key: string) => list.filter((each) => keyOf(each) === key).length
  const own = keyOf(problem)
  const isOwn = (each: Diagnostic) => keyOf(each) === own && (problem.rule !== 'syntax' || each.line === problem.line)
  const added = after.filter(
    (each) =>
      count(after, keyOf(each)) > count(before, keyOf(each)) &&
      !isChain(problem.message, each.message) &&
      !(!problem.fix?.isCertain && problem.hint?.includes(each.message)) &&
      (!hides(problem, each) || isInvented(each, problem, text) || isInPlace(each, problem)),
  )
  return [
    ...(after.filter(isOwn).length >= before.filter(isOwn).length ? ['the problem is still there'] : []),
    ...added.map(({ message }) => `a new problem: ${message}`),
  ]
}

function lost({ message, hint = '' }: Diagnostic, before: string, after: string): string[] {
  // The message describes the size.
  if (message.startsWith('A size after the address')) return []
  const quoted = [...`${message}\n${hint}`.matchAll(/`([^`]+)`|“([^”]+)”|"([^"]+)"/g)].map(([each]) => each).join(' ')
  const unnamed = without(without(before, after), quoted)
  return unnamed === '' ? [] : [`“${unnamed}” is gone`]
}

function without(text: string, other: string): string {
  const counts = new Map<string, number>()
  for (const each of lettersOf(other)) counts.set(each, (counts.get(each) ?? 0) + 1)
  return lettersOf(text)
    .filter((each) => {
      const left = counts.get(each) ?? 0
      counts.set(each, left - 1)
      return left <= 0
    })
    .join('')
}

const lettersOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []

function incomplete({ line }: Diagnostic, fix: Fix, before: string, after: string): string[] {
  const shown = (fix.line ?? '').trim()
  const isIn = shown.includes('…') || after.replaceAll('\r\n', '\n').includes(shown)
  const old = before.split('\n')[line - 1]?.trim() ?? ''
  const [key] = /^(?:- )?[\w-]+: (?=\S)/.exec(old) ?? []
  const isYaml = !before.startsWith('---') || line <= before.slice(0, before.indexOf('\n---', 3)).split('\n').length
  const hasKey = !isYaml || key === undefined || /^(?:- )?(?:\{ )?["'\w/ -]+: ?/.test(shown) || shown.startsWith('- ')
  return [...(isIn ? [] : ['the line is not what the edits write']), ...(hasKey ? [] : ['the line has no key'])]
}
