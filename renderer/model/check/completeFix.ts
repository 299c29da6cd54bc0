import { type Diagnostic, withRule } from '../explain/diagnostic.ts'
import { applyEdits, type TextEdit } from '../explain/fix.ts'
import { COPIED, type Source } from '../explain/source.ts'
import { parseFile } from '../parse/contentFile.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { checkFile, type Surroundings } from './perFile.ts'

/** The limit for reparsing, in characters per file. */
const EFFORT = 200_000
const MOST = 4
/** Rules for text that YAML misreads. The fix has to be applied before any later rule can run. */
const HIDING = new Set<Diagnostic['rule']>(['syntax', 'schema', 'text'])

/** Merges fixes in a line: after `title: **Bold** words` gets quotes, the stars are an error, too. */
export function completeFixes(
  { source, fileType }: ParsedFile,
  problems: Diagnostic[],
  surroundings: Surroundings,
): Diagnostic[] {
  const known = new Set(problems.map(({ message }) => message))
  const check = (text: string) => {
    const again = { path: source.path, name: source.file, fileType, bytes: Buffer.from(text) }
    const parsed = parseFile(again, surroundings.model)
    const found = [...withRule('text', parsed.problems), ...checkFile(parsed.file, surroundings).problems]
    return found.filter(({ message }) => !known.has(message))
  }
  let left = Math.max(1, Math.floor(EFFORT / source.text.length / MOST))
  return problems.map((problem) => {
    const isHiding = problem.fix && HIDING.has(problem.rule)
    if (!isHiding || left === 0) return problem
    left -= 1
    return completeFix(problem, source, check)
  })
}

function completeFix(problem: Diagnostic, source: Source, check: (text: string) => Diagnostic[]): Diagnostic {
  const [edit, other] = problem.fix?.edits ?? []
  if (!problem.fix || !edit || other || !isInOneLine(edit)) return problem
  const { line } = edit.start
  let text = applyEdits(source.text, [edit])
  let { isCertain } = problem.fix
  const hints: string[] = []
  for (let count = 0; count < MOST; count += 1) {
    const next = check(text).find((each) => isInside(each, edit))
    if (!next) break
    if (!next.fix) hints.push(problem.hint ?? '')
    hints.push(next.message, next.hint ?? '')
    isCertain &&= next.fix?.isCertain ?? false
    if (!next.fix?.edits.every((each) => each.start.line === line && isInOneLine(each))) break
    text = applyEdits(text, next.fix.edits)
  }
  if (hints.length === 0) return problem
  const start = source.offset(line, 1)
  const written = text.split('\n')[line - 1] ?? ''
  const edits = [source.edit(start, start + source.line(line - 1).length, written)]
  const shown = written.length > COPIED ? undefined : written.trim()
  return {
    ...problem,
    hint: [...new Set(hints)].filter(Boolean).join(' '),
    fix: { ...problem.fix, line: shown, edits, isCertain },
  }
}

function isInOneLine({ start, end, text }: TextEdit): boolean {
  return start.line === end.line && !text.includes('\n')
}

function isInside({ line, column, source, rule }: Diagnostic, { start, text }: TextEdit): boolean {
  if (line !== start.line || column + (source?.length ?? 1) <= start.column) return false
  return text === '' || rule === 'text' || column < start.column + text.length
}
