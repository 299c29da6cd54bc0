import { getSystemErrorMessage } from './systemErrors.ts'

/** Expected error, printed without a stack. */
export class UserError extends Error {}

/** Formats expected errors for the terminal. Returns other values unchanged, to print them with a stack. */
export function formatError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof UserError) return `\n${error.message}`
  const code = 'code' in error ? String(error.code) : ''
  if (code.startsWith('ERR_PARSE_ARGS')) return `\n${error.message}. \`--help\` lists the options.`
  const explanation = getSystemErrorMessage(error)
  return explanation === undefined ? error : `\n${explanation}`
}

export function hasErrorCode(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
