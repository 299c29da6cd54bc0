import { randomUUID } from 'node:crypto'
import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { PlainError } from '../../errors.ts'

/** A text of the content folder, its lines ending with `\n`, whatever they end with on the disk. */
export interface ContentText {
  /** Where it really is. */
  file: string
  text: string
  hasReturns: boolean
}

/**
 * Reads a text of a content folder from the disk.
 * @throws {PlainError} if the path leads out of the folder, by dots or by links.
 */
export function readContentText(root: string, path: string): ContentText {
  const file = realpathSync(join(root, path))
  if (!file.startsWith(realpathSync(root) + sep) || !/\.(yaml|mdx)$/.test(file))
    throw new PlainError('This is no text of the content folder.')
  const text = readFileSync(file, 'utf8')
  return { file, text: text.replaceAll('\r\n', '\n'), hasReturns: text.includes('\r\n') }
}

/** Writes a text in one go: whoever reads meanwhile gets the old one or the new one, whole. */
export function writeContentText({ file, hasReturns }: ContentText, text: string): void {
  const beside = join(dirname(file), `.${basename(file)}.${randomUUID()}`)
  try {
    writeFileSync(beside, hasReturns ? text.replaceAll('\n', '\r\n') : text, { mode: statSync(file).mode })
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
