import { DefinitionError } from '../define/model.ts'
import { createFileProblem, type Diagnostic } from '../explain/diagnostic.ts'

/** Message of an exception in a check. */
export const CANNOT_PROCESS = "The check can't process this file."

const REPORT_THE_BUG = 'This is a bug in the program, not your mistake. Report it with the file and this line:'

/** Reports exceptions as problems. @throws {DefinitionError} */
export function catchErrors<Result>(file: string, problems: Diagnostic[], run: () => Result): Result | undefined {
  try {
    return run()
  } catch (error) {
    if (error instanceof DefinitionError) throw error
    const [message, location] = (error instanceof Error ? (error.stack ?? error.message) : String(error)).split('\n')
    const hint = `${REPORT_THE_BUG} ${message} ${location?.trim() ?? ''}`
    problems.push(createFileProblem(file, CANNOT_PROCESS, hint))
    return undefined
  }
}
