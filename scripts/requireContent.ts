import { statSync } from 'node:fs'
import { PlainError } from './errors.ts'

/** @throws {PlainError} if the folder is no content folder. */
export function requireContent(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  throw new PlainError(`There is no content folder ${folder}. Name one: --content <folder>`)
}
