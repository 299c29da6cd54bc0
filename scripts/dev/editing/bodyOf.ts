import type { FileForm } from '../../../renderer/editing/protocol.ts'
import type { FileText } from '../../../renderer/model/origins/fileText.ts'
import { splitFrontMatter } from '../../../renderer/model/parse/frontMatter.ts'
import { Source } from '../../../renderer/model/parse/source.ts'

/** The text of an article below its front matter, and where it begins; undefined of a file that has no such. */
export function bodyOf(file: FileText): FileForm['body'] {
  if (file.format !== 'mdx') return undefined
  const below = file.text.slice(bodyStart(file))
  const text = below.trim()
  return { text, start: bodyStart(file) + below.indexOf(text) }
}

/** The offset behind the line that ends the front matter. */
export function bodyStart({ text, format }: FileText): number {
  const parts = format === 'mdx' ? splitFrontMatter(new Source('', '', text)) : undefined
  if (!parts || 'message' in parts) return text.length
  const end = text.indexOf('\n---', parts.matter.length - 1)
  const line = text.indexOf('\n', end + 1)
  return line === -1 ? text.length : line + 1
}
