import { getSystemErrorName } from 'node:util'

/** Expected error, such as a mistake of the user. Printed without a stack. */
export class UserError extends Error {}

/** Formats an expected error for the terminal. Returns all other values unchanged, so that they're printed with a stack. */
export function formatError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof UserError) return `\n${error.message}`
  const code = 'code' in error ? String(error.code) : ''
  if (code.startsWith('ERR_PARSE_ARGS')) return `\n${error.message}. \`--help\` lists the options.`
  const explanation = getSystemErrorMessage(error)
  return explanation === undefined ? error : `\n${explanation}`
}

/** Checks if a Node.js error has one of the codes. */
export function hasErrorCode(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** Causes of errors that users can fix. Errors with other codes are bugs. */
const REASONS_BY_CODE: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EROFS: 'The file system is read-only',
  EACCES: 'Permission denied',
  EPERM: 'Permission denied',
  EBUSY: "The file or folder is in use (a mounted folder can't be replaced)",
  ENOTDIR: 'A file is in the way of a folder. Move or delete the file',
  EEXIST: 'A file or a broken symbolic link is in the way of a folder. Move or delete it',
  EMFILE: 'Too many files are open',
}

/** Formats a system error that users can fix: `The disk is full (ENOSPC: no space left on device, write).` */
export function getSystemErrorMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { message } = error
  const code = 'code' in error ? String(error.code) : ''
  const reason = REASONS_BY_CODE[code] ?? REASONS_BY_CODE[findCode(message) ?? '']
  // Messages of the bundler end with a stack, so only show the line with the error.
  const [line] = /\bE[A-Z]+: .*|^Failed to .*/m.exec(message) ?? [message]
  return reason && `${reason} (${line}).`
}

/** Finds an error code in a message. The bundler writes `(os error 28)`. */
function findCode(message: string): string | undefined {
  const [, code] = /\b(E[A-Z]+): /.exec(message) ?? []
  const [, number] = /\(os error (\d+)\)/.exec(message) ?? []
  return code ?? (number === undefined ? undefined : getSystemErrorName(-Number(number)))
}
