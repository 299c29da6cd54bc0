import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { UserError } from './errors.ts'

/** @throws {UserError} if the folder doesn't exist */
export function requireContent(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  throw new UserError(`There is no content folder ${resolve(folder)}. Choose another with --content <folder>.`)
}
