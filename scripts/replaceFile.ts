import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hasCode } from './errors.ts'

/**
 * Replaces an existing file atomically, because `rename` is atomic (POSIX). The file keeps its mode and, if the system allows it, its owner.
 * Follows symbolic links.
 */
export function replaceFile(path: string, text: string): void {
  const file = realpathSync(path)
  const { mode, uid, gid } = statSync(file)
  // Hidden, because the check and the watchers skip hidden files.
  const temporary = join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}`)
  try {
    writeFileSync(temporary, text, { flag: 'wx' })
    keepOwner(temporary, uid, gid)
    // After the owner, because a new owner resets some bits of the mode (POSIX, `chown`).
    chmodSync(temporary, mode)
    renameSync(temporary, file)
  } finally {
    rmSync(temporary, { force: true })
  }
}

/** Only privileged users can change the owner of a file. */
function keepOwner(file: string, uid: number, gid: number): void {
  try {
    chownSync(file, uid, gid)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) throw error
  }
}
