import type { Diagnostic } from '../explain/diagnostic.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** Prevents empty pages in listings and feeds. */
export function checkBodyIsNotEmpty({ source, body, fileType }: ParsedFile): Diagnostic[] {
  if (fileType.kind !== 'entry' || !body || body.tree.children.length > 0) return []
  const end = source.text.trimEnd().length
  return [
    source.createProblem(
      end - '---'.length,
      end,
      'The page has no text.',
      'Write it below this line, or set `draft: true`.',
    ),
  ]
}
