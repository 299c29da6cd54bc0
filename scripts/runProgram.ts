import { PlainError } from './errors.ts'

/** What a disk or a machine can refuse, in words; anything else is a fault of ours and keeps its stack trace. */
const REFUSALS: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EROFS: 'The disk can only be read',
  EACCES: 'There is no permission to write here',
  EPERM: 'There is no permission to write here',
  EBUSY: 'Something else holds this file or folder (a mounted folder cannot be replaced)',
  ENOTDIR: 'A file stands in the way of a folder',
  EEXIST: 'A file stands in the way of a folder',
  EMFILE: 'Too many files are open',
}

/**
 * Runs a program and sets the exit code: 0 if it says that it succeeded, 1 if not, or if it throws.
 * Errors are caught here, because Vike handles uncaught ones by printing them and exiting with 0.
 */
export async function runProgram(program: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await program()) ? 0 : 1
  } catch (error) {
    console.error(inWords(error))
    process.exitCode = 1
  }
}

function inWords(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof PlainError) return `\n${error.message}`
  const code = 'code' in error ? String(error.code) : ''
  if (code.startsWith('ERR_PARSE_ARGS')) return `${error.message}\nThe program's own words: --help`
  const refusal = REFUSALS[code]
  return refusal === undefined ? error : `\n${refusal}: ${error.message}`
}
