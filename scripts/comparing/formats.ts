import { writeFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { PlainError } from '../errors.ts'
import { asHtml } from './asHtml.ts'
import { asMarkdown } from './asMarkdown.ts'
import { asText } from './asText.ts'
import { picturesFolder, writePictures } from './pictureFiles.ts'
import type { Comparison } from './report.ts'

/** How a change can be told. */
export const FORMATS = {
  text: asText,
  markdown: (comparison) => asMarkdown(comparison),
  html: asHtml,
} satisfies Record<string, (comparison: Comparison) => string>

export type Format = keyof typeof FORMATS

const ENDINGS: Record<string, Format> = { '.txt': 'text', '.md': 'markdown', '.html': 'html' }

/**
 * The format in which a file is written: the one that was asked for, else what its ending says.
 * @throws {PlainError} if there is no such format, or the ending says none.
 */
export function formatFor(asked: string | undefined, file?: string): Format {
  const format = asked ?? (file === undefined ? 'text' : ENDINGS[extname(file)])
  if (format !== undefined && isFormat(format)) return format
  const names = Object.keys(FORMATS).join(', ')
  throw new PlainError(
    asked === undefined
      ? `What is ${file} to hold? Say --format: ${names}.`
      : `There is no format \`${asked}\`: ${names}.`,
  )
}

/** Writes a change into a file; of Markdown the pictures stand in a folder beside it, if they are asked for. */
export function writeReport(comparison: Comparison, file: string, format: Format, hasFiles: boolean): void {
  const { looks } = comparison
  if (format !== 'markdown' || !hasFiles || looks === undefined || looks.pages.length === 0) {
    writeFileSync(file, FORMATS[format](comparison))
    return
  }
  const folder = picturesFolder(file)
  writePictures(looks, folder)
  writeFileSync(file, asMarkdown(comparison, { pictures: basename(folder) }))
}

function isFormat(name: string): name is Format {
  return Object.hasOwn(FORMATS, name)
}
