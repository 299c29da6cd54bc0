import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hasErrorCode } from './errors.ts'

/** Replaces the text of a file atomically. Preserves the mode and the owner, and follows symbolic links. */
export function replaceFile(path: string, text: string): void {
  const file = realpathSync(path)
  const { mode, uid, gid } = statSync(file)
  // The check and watchers ignore hidden files.
  const temporary = join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}`)
  try {
    writeFileSync(temporary, text, { flag: 'wx' })
    tryChangeOwner(temporary, uid, gid)
    // Set the mode last, because `chown` resets some of its bits (POSIX).
    chmodSync(temporary, mode)
    renameSync(temporary, file)
  } finally {
    rmSync(temporary, { force: true })
  }
}

/** Changes the owner of a file, if this process has the privileges. */
function tryChangeOwner(file: string, uid: number, gid: number): void {
  try {
    chownSync(file, uid, gid)
  } catch (error) {
    if (!hasErrorCode(error, 'EPERM')) throw error
  }
}
