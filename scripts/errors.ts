/** What went wrong, told in its own words to whoever ran the program: no stack trace helps them. */
export class PlainError extends Error {}

/** Whether an error is the operating system's, or Node's, with one of these codes: `ENOENT`. */
export function hasCode(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
