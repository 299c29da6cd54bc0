import { asHtml } from './asHtml.ts'
import { asMarkdown } from './asMarkdown.ts'
import { asText } from './asText.ts'
import type { Comparison } from './report.ts'

/** How a change can be told. */
export const FORMATS = { text: asText, markdown: asMarkdown, html: asHtml } satisfies Record<
  string,
  (comparison: Comparison) => string
>

export function isFormat(name: string): name is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, name)
}
