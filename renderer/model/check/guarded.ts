import { DefinitionError } from '../define/model.ts'
import { type Problem, whole } from '../explain/problem.ts'

const HINT = 'This is a fault of the program, not yours. Report it with the file and this line:'

/**
 * Runs a step of the check for one file. What it throws is a problem of that file: nothing that a writer writes ends the
 * program. The sentence says that the fault is ours, and what to report.
 * @throws {DefinitionError} because no file is to blame for it.
 * @param file the file as problems name it.
 * @param fallback what the step comes to for a file that it cannot handle.
 */
export function guarded<Result>(file: string, problems: Problem[], step: () => Result, fallback: Result): Result {
  try {
    return step()
  } catch (error) {
    if (error instanceof DefinitionError) throw error
    const [words, place] = (error instanceof Error ? (error.stack ?? error.message) : String(error)).split('\n')
    problems.push(
      whole(file, 'The check does not know what to do with this file.', `${HINT} ${words} ${place?.trim() ?? ''}`),
    )
    return fallback
  }
}
