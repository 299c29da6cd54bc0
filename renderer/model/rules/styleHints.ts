import { noteOf, schemaAt } from '../define/schemaAt.ts'
import { walk } from '../define/texts.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { rangeOf } from '../mdx/tree.ts'
import { problemAt } from '../parse/contentFile.ts'
import type { CheckedFile } from '../parse/parsedFile.ts'

const EMOJI_MESSAGE = 'Search results can remove the emoji in this title, and screen readers read its name aloud.'
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u

/** Returns hints about emoji in titles and bold text that looks like a heading. */
export function styleHints(checked: CheckedFile): Diagnostic[] {
  return [...titlesWithSigns(checked), ...boldLines(checked)]
}

function titlesWithSigns({ file, data }: CheckedFile): Diagnostic[] {
  const problems: Diagnostic[] = []
  walk(data, (leaf, path) => {
    if (typeof leaf !== 'string' || !EMOJI.test(leaf)) return
    const schema = schemaAt(file.fileType.schema, path)
    if (schema && noteOf(schema, 'shows') === 'title')
      problems.push(problemAt(file, path, EMOJI_MESSAGE, 'Say it in words.'))
  })
  return problems
}

/** Screen readers and the table of contents skip bold lines. */
function boldLines({ file: { source, body } }: CheckedFile): Diagnostic[] {
  const problems: Diagnostic[] = []
  if (!body) return problems
  for (const node of body.tree.children) {
    const [only, other] = node.type === 'paragraph' ? node.children : []
    if (only?.type !== 'strong' || other) continue
    const [start, end] = rangeOf(only)
    const label = source.text.slice(start + 2, end - 2)
    if (label.includes('\n') || /[.!?:…]$|^\[/.test(label)) continue
    const fix = source.replace(start, end, `## ${label}`)
    problems.push(source.problem(start, end, "This bold line looks like a heading, but it isn't one.", HINT, fix))
  }
  return problems
}

const HINT = 'For a heading, write `## ` instead of the stars.'
