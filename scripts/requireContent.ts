import { statSync } from 'node:fs'
import { PlainError } from './errors.ts'

/**
 * Sees that the content folder is one.
 * @throws {PlainError} if it is not.
 */
export function requireContent(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  throw new PlainError(`There is no content folder ${folder}. Name one: --content <folder>`)
}
