import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Diagnostic } from '../../../renderer/model/explain/diagnostic.ts'
import { applyEdits, type Fix, StaleEditError, selectNonOverlapping } from '../../../renderer/model/explain/fix.ts'
import { hasErrorCode, UserError } from '../../errors.ts'
import { replaceFile } from '../../replaceFile.ts'
import { groupBy } from '../groupBy.ts'

/** Fixing a syntax error can reveal new problems. */
const MAX_ROUNDS = 20

type FixableDiagnostic = Diagnostic & { fix: Fix }

/** Applies all certain fixes. @throws {UserError} if a file has changed since the check */
export async function fixContent(root: string, inspect: () => Promise<Diagnostic[]>): Promise<string[]> {
  const applied: string[] = []
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const certainProblems = (await inspect()).filter((problem): problem is FixableDiagnostic =>
      Boolean(problem.fix?.isCertain),
    )
    if (certainProblems.length === 0) break
    // Apply edits in memory first, so that a stale edit doesn't leave partial changes.
    const changes = [...groupBy(certainProblems, ({ file }) => file)].map(([file, problems]) => {
      const fixable = selectNonOverlapping(problems)
      const path = resolve(dirname(resolve(root)), file)
      return { file, path, fixable, text: fixText(path, file, fixable) }
    })
    for (const { file, path, fixable, text } of changes) {
      replaceFile(path, text)
      applied.push(...fixable.map(({ line, fix }) => `${file}:${line}: ${fix.line ?? 'removed'}`))
    }
  }
  return applied
}

function fixText(path: string, file: string, problems: FixableDiagnostic[]): string {
  try {
    return applyEdits(
      readFileSync(path, 'utf8'),
      problems.flatMap(({ fix }) => fix.edits),
    )
  } catch (error) {
    if (!(error instanceof StaleEditError) && !hasErrorCode(error, 'ENOENT')) throw error
    throw new UserError(`${file} changed while it was being checked, so its fixes weren't applied. Try again.`)
  }
}
