import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Diagnostic } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { applyEdits, type Fix, StaleEditError, selectNonOverlapping } from '../../../renderer/model/diagnostics/fix.ts'
import { hasErrorCode, UserError } from '../../errors.ts'
import { groupBy } from '../../groupBy.ts'
import { replaceFile } from '../../replaceFile.ts'

/** Maximum rounds of fixes. A fixed syntax error can reveal new problems. */
const MAX_ROUNDS = 20

type FixableProblem = Diagnostic & { fix: Fix }

/** Applies certain fixes until none are left, and returns a line for each: `content/services/a.yaml:3: title: A`. @throws {UserError} if a file has changed since the check */
export async function fixContent(content: string, listProblems: () => Promise<Diagnostic[]>): Promise<string[]> {
  const descriptions: string[] = []
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const problems = await listProblems()
    const fixableProblems = problems.filter((problem): problem is FixableProblem => problem.fix?.isCertain === true)
    if (fixableProblems.length === 0) break
    // Apply edits in memory first, so that a stale edit doesn't leave partial changes.
    const changes = [...groupBy(fixableProblems, ({ file }) => file)].map(([file, fileProblems]) => {
      const absolutePath = resolve(dirname(resolve(content)), file)
      const nonOverlapping = selectNonOverlapping(fileProblems)
      return { absolutePath, nonOverlapping, text: fixText(absolutePath, file, nonOverlapping) }
    })
    for (const { absolutePath, nonOverlapping, text } of changes) {
      replaceFile(absolutePath, text)
      for (const { file, line, fix } of nonOverlapping) {
        const fixedText = fix.line ?? fix.edits.map((edit) => edit.text).join('')
        descriptions.push(`${file}:${line}: ${fixedText.trim() || 'removed'}`)
      }
    }
  }
  return descriptions
}

function fixText(absolutePath: string, file: string, problems: FixableProblem[]): string {
  try {
    const edits = problems.flatMap(({ fix }) => fix.edits)
    return applyEdits(readFileSync(absolutePath, 'utf8'), edits)
  } catch (error) {
    if (!(error instanceof StaleEditError) && !hasErrorCode(error, 'ENOENT')) throw error
    throw new UserError(`${file} changed while it was being checked, so its fixes weren't applied. Try again.`)
  }
}
