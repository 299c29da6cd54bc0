import { DefinitionError } from '../define/model.ts'
import { type Diagnostic, fileProblem } from '../explain/diagnostic.ts'

const HINT = 'This is a fault of the program, not yours. Report it with the file and this line:'

/** Reports exceptions as problems. @throws {DefinitionError} */
export function guarded<Result>(file: string, problems: Diagnostic[], step: () => Result, fallback: Result): Result {
  try {
    return step()
  } catch (error) {
    if (error instanceof DefinitionError) throw error
    const [words, place] = (error instanceof Error ? (error.stack ?? error.message) : String(error)).split('\n')
    problems.push(
      fileProblem(
        file,
        'The check does not know what to do with this file.',
        `${HINT} ${words} ${place?.trim() ?? ''}`,
      ),
    )
    return fallback
  }
}
