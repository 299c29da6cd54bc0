import { ADDRESSES, createReference } from '../define/reference.ts'
import { type Diagnostic, setDefaultRule } from '../diagnostics/diagnostic.ts'
import { applyEdits, type TextEdit } from '../diagnostics/fix.ts'
import { getChoicesHint } from '../diagnostics/similarity.ts'
import { type Source, toContentPath } from '../diagnostics/source.ts'
import { MAX_SUGGESTIONS } from '../limits.ts'
import { parseFile } from '../parse/contentFile.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import type { FileContext } from '../rules/ruleContexts.ts'
import type { Suggestion } from '../targets/suggester.ts'
import type { Targets } from '../targets/targets.ts'
import { checkFile } from './runRules.ts'

/** Limits the characters that `completeFixes` parses for a file, because each merged fix parses the file again. */
const MAX_REPARSED_CHARACTERS = 200_000
/** For a problem. */
const MAX_MERGED_FIXES = 4
/** Rules whose fixes can reveal more problems on the same line. */
const REVEALING_RULES = new Set<Diagnostic['rule']>(['syntax', 'schema', 'text', 'spellings'])

/** Merges follow-up fixes on the same line: quoting `title: **Bold** words` fixes the YAML, but reveals the asterisks. */
export function completeFixes(file: ParsedFile, problems: Diagnostic[], context: FileContext): Diagnostic[] {
  const { source, fileType } = file
  const reportedMessages = new Set(problems.map(({ message }) => message))
  const findNewProblems = (text: string) => {
    const parsed = parseFile({ displayPath: source.displayPath, fileType, bytes: Buffer.from(text) }, context.model)
    const allProblems = [...setDefaultRule('text', parsed.problems), ...checkFile(parsed.file, context).problems]
    return allProblems.filter(({ message }) => !reportedMessages.has(message))
  }
  let remainingAttempts = Math.max(1, Math.floor(MAX_REPARSED_CHARACTERS / source.text.length / MAX_MERGED_FIXES))
  return problems.map((problem) => {
    if (!problem.fix || !REVEALING_RULES.has(problem.rule) || remainingAttempts === 0) return problem
    remainingAttempts -= 1
    return completeFix(problem, source, findNewProblems)
  })
}

function completeFix(problem: Diagnostic, source: Source, findNewProblems: (text: string) => Diagnostic[]): Diagnostic {
  const [edit, secondEdit] = problem.fix?.edits ?? []
  if (!problem.fix || !edit || secondEdit || !isSingleLine(edit)) return problem
  const { text, merged, remaining } = mergeFixes(edit, source, findNewProblems)
  const [firstRemaining] = remaining
  const followUps = firstRemaining ? [...merged, firstRemaining] : merged
  if (followUps.length === 0) return problem
  const hint = formatFollowUpHint(problem, merged, remaining)
  const isRejected = firstRemaining?.rule === 'schema' && !firstRemaining.fix
  if (isRejected) return { ...problem, hint, formHint: undefined, fix: undefined }
  const lineIndex = edit.start.line - 1
  const newLine = text.split('\n')[lineIndex] ?? ''
  const isCertain = [problem, ...followUps].every(({ fix }) => fix?.isCertain)
  const fix = source.createReplacementFix(source.getLineRange(lineIndex), newLine, { isCertain })
  const references = [problem, ...merged].flatMap(({ fix }) => fix?.addedReference ?? [])
  return { ...problem, hint, formHint: undefined, fix: { ...problem.fix, ...fix, addedReference: references.at(-1) } }
}

function formatFollowUpHint(problem: Diagnostic, merged: Diagnostic[], remaining: Diagnostic[]): string {
  const [first] = remaining
  const hints = [
    ...merged.flatMap(({ message, hint }) => [message, hint]),
    // Without a fix, the writer has to edit the line, so include the first hint.
    first && !first.fix ? problem.hint : undefined,
    first?.message,
    first?.hint,
    // The fix leaves these problems, so mention all of them.
    ...remaining.filter(({ rule }) => rule === 'text').map(({ message }) => message),
  ]
  return [...new Set(hints)].filter(Boolean).join(' ')
}

/** Applies the fixes of follow-up problems on the same line. Returns these problems, and problems that remain. */
function mergeFixes(edit: TextEdit, source: Source, findNewProblems: (text: string) => Diagnostic[]) {
  let text = applyEdits(source.text, [edit])
  const merged: Diagnostic[] = []
  while (merged.length < MAX_MERGED_FIXES) {
    const remaining = findNewProblems(text).filter((candidate) => overlapsEdit(candidate, edit))
    const [next] = remaining
    const isOnLine = (nextEdit: TextEdit) => nextEdit.start.line === edit.start.line && isSingleLine(nextEdit)
    if (!next?.fix?.edits.every(isOnLine)) return { text, merged, remaining }
    text = applyEdits(text, next.fix.edits)
    merged.push(next)
  }
  return { text, merged, remaining: [] }
}

function isSingleLine({ start, end, text }: TextEdit): boolean {
  return start.line === end.line && !text.includes('\n')
}

/** Checks if a problem is in the new text. Problems of the rule `text` can also be after it, because a changed start can change the rest of the line. */
function overlapsEdit({ line, column, sourceLine, rule }: Diagnostic, { start, text }: TextEdit): boolean {
  if (line !== start.line || column + (sourceLine?.underlineLength ?? 1) <= start.column) return false
  return text === '' || rule === 'text' || column < start.column + text.length
}

/** Drops or corrects fixes that add a broken reference. Lists the possible ids of a missing reference. */
export function verifyFixes(problems: Diagnostic[], targets: Targets): Diagnostic[] {
  let brokenCount = 0
  return problems.map((problem) => {
    const { missing } = problem
    if (missing?.target !== undefined) {
      const ids = targets.listIds(missing.target, missing.requiredSwitch)
      // Writers look up longer lists in the folder.
      const isListed = ids.length > 0 && ids.length <= 6
      return isListed ? { ...problem, hint: `${problem.hint} ${getChoicesHint(ids)}` } : problem
    }
    if (!problem.fix?.addedReference) return problem
    const { addedReference, ...fix } = problem.fix
    const { target, id } = addedReference
    const broken = targets.findBrokenReference(createReference(target, id), toContentPath(problem.file))
    if (!broken) return { ...problem, fix }
    brokenCount += 1
    const suggestion: Suggestion = brokenCount <= MAX_SUGGESTIONS ? broken.getSuggestion() : {}
    const { newText } = suggestion
    // `createMissingMediaProblem` already says that the file is missing.
    const message = problem.message.includes('content/media') ? undefined : broken.message
    const choices = target === ADDRESSES || newText !== undefined ? undefined : suggestion.hint
    const hint = [problem.hint, message, choices].filter(Boolean).join(' ')
    if (newText === undefined) return { ...problem, hint, fix: undefined }
    const replace = (text: string) => text.replace(broken.oldText, () => newText)
    const edits = fix.edits.map((edit) => ({ ...edit, text: replace(edit.text) }))
    return { ...problem, hint, fix: { line: fix.line && replace(fix.line), edits, isCertain: false } }
  })
}
