import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { PlainError } from './errors.ts'

/** @throws {PlainError} if the folder doesn't exist */
export function requireContent(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  throw new PlainError(`There is no content folder ${resolve(folder)}. Name another with --content <folder>.`)
}
