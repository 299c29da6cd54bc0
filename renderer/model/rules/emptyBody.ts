import type { Diagnostic } from '../explain/diagnostic.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** Refuses a page of front matter alone: lists and feeds would show it, and readers would find an empty page. */
export function checkBodyIsNotEmpty({ source, body, fileType }: ParsedFile): Diagnostic[] {
  if (fileType.kind !== 'entry' || !body || body.tree.children.length > 0) return []
  const end = source.text.trimEnd().length
  return [
    source.problem(end - '---'.length, end, 'The page has no text.', 'Write it below this line, or set `draft: true`.'),
  ]
}
