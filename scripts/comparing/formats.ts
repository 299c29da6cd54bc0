import { extname } from 'node:path'
import { PlainError } from '../errors.ts'
import { asHtml } from './asHtml.ts'
import { asMarkdown } from './asMarkdown.ts'
import { asText } from './asText.ts'
import type { Comparison } from './report.ts'

/** How a change can be told. */
export const FORMATS = { text: asText, markdown: asMarkdown, html: asHtml } satisfies Record<
  string,
  (comparison: Comparison) => string
>

type Format = keyof typeof FORMATS

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

function isFormat(name: string): name is Format {
  return Object.hasOwn(FORMATS, name)
}
