import { slug } from 'github-slugger'
import { toString as collectText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { ContentModel } from '../define/model.ts'
import { getNote, getSchemaAt } from '../define/schemaAt.ts'
import { visitLeaves } from '../define/texts.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { getRange } from '../mdx/tree.ts'
import { createProblemAt } from '../parse/contentFile.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'

/** Prevents empty pages in listings and feeds. */
export function checkBodyIsNotEmpty({ source, body, fileType }: ParsedFile): Diagnostic[] {
  if (fileType.kind !== 'entry' || !body || body.tree.children.length > 0) return []
  const end = source.text.trimEnd().length
  const hint = 'Write it below this line, or set `draft: true`.'
  return [source.createProblem(end - '---'.length, end, 'The page has no text.', hint)]
}

/** Reports headings with the same id as a section of the page. */
export function checkHeadingIds({ file: { source, fileType, body } }: CheckedFile, model: ContentModel): Diagnostic[] {
  if (fileType.kind !== 'entry' || !body) return []
  const ids = [...model.layoutIds, ...fileType.definition.sections]
  const problems: Diagnostic[] = []
  visit(body.tree, 'heading', (heading) => {
    const id = slug(collectText(heading))
    if (!ids.includes(id)) return
    const message = `The page already has a section \`#${id}\`.`
    problems.push(source.createProblem(...getRange(heading), message, 'Reword the heading.'))
  })
  return problems
}

const EMOJI_MESSAGE = 'Search results can remove the emoji in this title, and screen readers read its name aloud.'
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u

/** Returns hints about emoji in titles, bold text that looks like a heading, and repeated headings. */
export function findStyleHints(checked: CheckedFile): Diagnostic[] {
  return [...findEmojiInTitles(checked), ...findBoldHeadings(checked), ...findRepeatedHeadings(checked)]
}

/** Finds sections with equal headings. Their subheadings can be equal, because the table of contents leaves them out. */
function findRepeatedHeadings({ file: { source, body } }: CheckedFile): Diagnostic[] {
  const lines = new Map<string, number>()
  return (body?.tree.children ?? []).flatMap((node) => {
    if (node.type !== 'heading' || node.depth !== 2) return []
    const text = collectText(node).trim().toLowerCase()
    const firstLine = lines.get(text)
    const problem = source.createProblem(
      ...getRange(node),
      `Line ${firstLine} has the same heading.`,
      'Say what differs.',
    )
    if (firstLine !== undefined) return [problem]
    lines.set(text, problem.line)
    return []
  })
}

function findEmojiInTitles({ file, data }: CheckedFile): Diagnostic[] {
  const problems: Diagnostic[] = []
  visitLeaves(data, (leaf, path) => {
    if (typeof leaf !== 'string' || !EMOJI.test(leaf)) return
    const schema = getSchemaAt(file.fileType.schema, path)
    if (schema && getNote(schema, 'searchResultPart') === 'title')
      problems.push(createProblemAt(file, path, EMOJI_MESSAGE, 'Say it in words.'))
  })
  return problems
}

/** Finds bold lines that look like headings. Screen readers and the table of contents skip them. */
function findBoldHeadings({ file: { source, body } }: CheckedFile): Diagnostic[] {
  const problems: Diagnostic[] = []
  if (!body) return problems
  for (const node of body.tree.children) {
    const [firstChild, secondChild] = node.type === 'paragraph' ? node.children : []
    if (firstChild?.type !== 'strong' || secondChild) continue
    const [start, end] = getRange(firstChild)
    const label = source.text.slice(start + 2, end - 2)
    if (label.includes('\n') || /[.!?:…]$|^\[/.test(label)) continue
    const fix = source.createReplacementFix(start, end, `## ${label}`)
    problems.push(
      source.createProblem(start, end, "This bold line looks like a heading, but it isn't one.", HEADING_HINT, fix),
    )
  }
  return problems
}

const HEADING_HINT = 'For a heading, write `## ` instead of the asterisks.'
