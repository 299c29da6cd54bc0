import { constants } from 'node:os'

/** Reasons for which the operating system refuses something. Any other error is a bug of ours. */
const REASONS: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EROFS: 'The file system is read-only',
  EACCES: 'Permission denied',
  EPERM: 'Permission denied',
  EBUSY: 'The file or folder is in use (a mounted folder cannot be replaced)',
  ENOTDIR: 'A file is in the way of a folder',
  EEXIST: 'A file or a broken symbolic link is in the way of a folder',
  EMFILE: 'Too many files are open',
}

/**
 * Explains an error of the operating system in a line: `The disk is full: ENOSPC: no space left on device, write`.
 * @returns undefined for other errors, which need their stack
 */
export function explainSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { message } = error
  const code = 'code' in error && typeof error.code === 'string' && error.code in REASONS ? error.code : codeIn(message)
  const reason = REASONS[code ?? '']
  // The bundler's messages go on with a stack.
  const [line] = /\bE[A-Z]+: .*|^Failed to .*/m.exec(message) ?? [message]
  return reason && `${reason}: ${line}`
}

/** Vite only has the code in its message, and the bundler, which is written in Rust, only a number: `(os error 28)`. */
function codeIn(message: string): string | undefined {
  const [, code] = /\b(E[A-Z]+): /.exec(message) ?? []
  const [, number] = /\(os error (\d+)\)/.exec(message) ?? []
  return code ?? Object.entries(constants.errno).find(([, each]) => each === Number(number))?.[0]
}
