export { hasCode } from './store/sources.js'

/** What went wrong, told in its own words to whoever ran the program: no stack trace helps them. */
export class PlainError extends Error {}

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

/** An error as a program says it at its end. */
export function inWords(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof PlainError) return `\n${error.message}`
  const code = 'code' in error ? String(error.code) : ''
  if (code.startsWith('ERR_PARSE_ARGS')) return `${error.message}\nThe program's own words: --help`
  const refusal = REFUSALS[code]
  return refusal === undefined ? error : `\n${refusal}: ${error.message}`
}
