/** Whether an error is one of the operating system's with one of these codes: `ENOENT`. */
export function hasCode(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
