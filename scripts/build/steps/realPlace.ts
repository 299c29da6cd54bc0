import { readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { hasCode, PlainError } from '../../errors.ts'

/**
 * Where a folder is in the end, whichever links lead there, and whether or not anything stands there yet: a site takes
 * the place of what a link points to, not of the link.
 * @throws {PlainError} if no folder can be there.
 */
export function realPlace(folder: string): string {
  // For Node the empty path is the working folder: `--out "$UNSET"` is not.
  if (folder === '') throw new PlainError('The name of the folder to publish into is empty.')
  const path = resolve(folder)
  try {
    return realpathSync.native(path)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw inWords(folder, error)
  }
  const parent = realPlace(dirname(path))
  const target = linkAt(path)
  return target === undefined ? join(parent, basename(path)) : realPlace(resolve(parent, target))
}

function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EINVAL')) return undefined
    throw error
  }
}

const REASONS: Record<string, string> = {
  ENOTDIR: 'a part of this path is a file',
  ENAMETOOLONG: 'this name is too long',
  ELOOP: 'its links lead in a circle',
  ERR_INVALID_ARG_VALUE: 'this is no path',
}

function inWords(folder: string, error: unknown): unknown {
  const reason = hasCode(error, ...Object.keys(REASONS)) && REASONS[String(error.code)]
  return reason ? new PlainError(`No site can be in ${JSON.stringify(folder)}: ${reason}.`) : error
}
