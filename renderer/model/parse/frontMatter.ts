import matter from 'gray-matter'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'

const rejectCode = () => {
  throw new Error('Front matter must be YAML.')
}
/** Replaces the default engines, which parse YAML and run JavaScript. We use gray-matter only to split the file. */
const engines = { yaml: () => ({}), javascript: rejectCode, js: rejectCode, coffee: rejectCode }

const CLOSING_LINE = /\n---[ \t]*(\n|$)/
/** Matches lines of front matter: fields, indented lines, list items, and comments. */
const FIELD_LINE = /^(?:[a-z][\w-]*:(?:[ \t]|$)|[ \t]+\S|- |#)/i
/** Matches typos for `---`. */
const WRONG_DELIMITER = /^(?:-{1,2}|-{4,}|[—–]+|\*{3,}|_{3,}|\+{3,}|={3,}|\.{3}|`{3}\w*|~{3}\w*)[ \t]*$/

/** Splits a file into front matter and body, or returns a problem. Pads the parts with spaces, so that offsets match the file. */
export function splitFrontMatter(source: Source): { frontMatter: string; body: string } | Diagnostic {
  const { text } = source
  if (!/^---[^\n-]*\n/.test(text)) return createMissingStartError(source)
  const language = matter.language(text)
  if (language.name !== '') {
    const message = `Front matter must be YAML, not \`${language.name}\`.`
    return source.createProblem([3, 3 + language.raw.length], message, 'Write `---` alone on the first line.')
  }
  if (!CLOSING_LINE.test(text.slice(3))) return createMissingEndError(source)
  // gray-matter ends the front matter at `---Text`.
  const [invalidLine] = /\n---(?![ \t]*(?:\n|$)).*/.exec(text.slice(0, 3 + text.slice(3).search(CLOSING_LINE))) ?? []
  if (invalidLine !== undefined) {
    const start = text.indexOf(invalidLine) + 1
    const message = 'This line begins with `---`, but has other text.'
    const hint = "To end the front matter, write `---` alone. If it's part of a value, put the value in quotes."
    return source.createProblem([start, start + invalidLine.length - 1], message, hint)
  }
  const { matter: yaml, content } = matter(text, { engines })
  const bodyStart = text.length - content.length
  return { frontMatter: `   ${yaml}`, body: text.slice(0, bodyStart).replaceAll(/[^\n]/g, ' ') + content }
}

const DASHES_FIRST_MESSAGE = 'The first line of the file must be `---`.'

function createMissingStartError(source: Source): Diagnostic {
  const { text } = source
  const start = text.search(/\S/)
  const [firstLine = ''] = text.slice(start).split('\n', 1)
  const end = start + firstLine.length
  if (/^---[ \t]*$/.test(firstLine)) {
    const fix = source.createReplacementFix([0, start], '', { isCertain: true })
    return source.createProblem([start, end], DASHES_FIRST_MESSAGE, 'Remove the blank lines above it.', fix)
  }
  if (WRONG_DELIMITER.test(firstLine)) {
    const fix = /\w/.test(firstLine) ? undefined : source.createReplacementFix([0, end], '---')
    return source.createProblem([start, end], DASHES_FIRST_MESSAGE, 'Write `---` below the fields too.', fix)
  }
  if (/^[a-z][\w-]*:(?:[ \t]|$)/i.test(firstLine)) {
    const fix = source.createReplacementFix([0, start], '---\n')
    const hint = 'Write `---` on its own line above the fields, and below them.'
    return source.createProblem([start, end], 'The line `---` above the fields is missing.', hint, fix)
  }
  const message = 'The fields at the top of the file are missing, such as `title`.'
  const hint =
    'Start the file with a line `---`, then the fields, such as `title: My title`, then another line `---`. You can copy them from a similar file.'
  return source.createProblem([start, start + 1], message, hint)
}

/** Creates a problem at the end of the fields, or at a line that's a typo for `---`. */
function createMissingEndError(source: Source): Diagnostic {
  const lines = source.text.split('\n')
  const nonFieldIndex = lines.findIndex((line, index) => index > 0 && !FIELD_LINE.test(line))
  const endIndex = nonFieldIndex === -1 ? lines.length : nonFieldIndex
  const lineAfterFields = lines[endIndex] ?? ''
  // The line can be only a wrong delimiter, or start with dashes: `---Text`.
  const [delimiter = ''] = WRONG_DELIMITER.exec(lineAfterFields) ?? /^-{3,}/.exec(lineAfterFields) ?? []
  const [start] = source.getLineRange(endIndex)
  const isOnlyDelimiter = delimiter !== '' && delimiter === lineAfterFields
  const insertedLine = nonFieldIndex === -1 ? '\n---\n' : '---\n'
  const replacement = isOnlyDelimiter ? '---' : insertedLine
  const fix = source.createReplacementFix([start, start + delimiter.length], replacement)
  const range = source.getLineRange(delimiter === '' ? endIndex - 1 : endIndex)
  const hint = 'Write `---` on its own line between the fields and the text.'
  return source.createProblem(range, 'The line `---` below the fields is missing.', hint, fix)
}
