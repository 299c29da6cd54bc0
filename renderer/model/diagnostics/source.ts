import { isUtf8 } from 'node:buffer'
import { memoize } from '../memoize.ts'
import { createFileProblem, type Diagnostic } from './diagnostic.ts'
import type { Fix, Position, TextEdit } from './fix.ts'

/** Limit for the line that a fix shows. */
export const MAX_SHOWN_LINE_LENGTH = 1_000

/** Offsets in UTF-16 code units. The end is exclusive. */
export type TextRange = [start: number, end: number]

/** Converts `content/claims.yaml` to `claims.yaml`. */
export function toContentPath(displayPath: string): string {
  return displayPath.slice(displayPath.indexOf('/') + 1)
}

/** A text file in `content`. */
export class Source {
  /** Relative to the content folder: `services/local-seo.yaml`. */
  readonly path: string
  /** For messages: `content/services/local-seo.yaml`. */
  readonly displayPath: string
  /** Windows line endings are converted to `\n`. */
  readonly text: string
  private readonly getLineStarts = memoize(() => [0, ...[...this.text.matchAll(/\n/g)].map(({ index }) => index + 1)])

  constructor(displayPath: string, text: string) {
    this.path = toContentPath(displayPath)
    this.displayPath = displayPath
    this.text = text
  }

  /** Creates a problem for a range. Underlines only the first line. At the end of the file, shows the last line with text. */
  createProblem([start, end]: Readonly<TextRange>, message: string, hint?: string, fix?: Fix): Diagnostic {
    const textEnd = this.text.trimEnd().length
    const isAtEnd = start >= textEnd && this.getLine(this.getLineIndex(start)) === ''
    const { line } = this.getPosition(isAtEnd ? Math.max(0, textEnd - 1) : start)
    const [lineStart, lineEnd] = this.getLineRange(line - 1)
    const text = this.text.slice(lineStart, lineEnd)
    const column = Math.min(start - lineStart, text.length)
    const sourceLine = { text, underlineLength: Math.max(1, Math.min(end - start, text.length - column)) }
    return { file: this.displayPath, line, column: column + 1, message, hint, fix, sourceLine }
  }

  /** Finds a text after an offset. If the text isn't found, the range starts at `from`. */
  findRange(text: string, from: number): TextRange {
    const start = Math.max(this.text.indexOf(text, from), from)
    return [start, start + text.length]
  }

  /** Creates an edit that replaces a range. An empty range inserts the text. */
  createTextEdit([from, to]: Readonly<TextRange>, text: string): TextEdit {
    const [start, end] = [this.getPosition(from), this.getPosition(to)]
    const originalLines = this.text.slice(this.getLineRange(start.line - 1)[0], this.getLineRange(end.line - 1)[1])
    return { start, end, text, originalLines }
  }

  /** Creates a fix that replaces a range. Shows the new line if it's short. @param options.isCertain true if `--fix` can apply it */
  createReplacementFix(range: Readonly<TextRange>, text: string, { isCertain = false } = {}): Fix {
    const [start, end] = range
    const editedLine = (this.getLinePrefix(start) + text + this.text.slice(end).split('\n', 1)[0]).trimEnd()
    const line = editedLine.length > MAX_SHOWN_LINE_LENGTH || text.includes('\n') ? undefined : editedLine
    return { line, edits: [this.createTextEdit(range, text)], isCertain }
  }

  /** Returns the zero-based line of an offset. */
  getLineIndex(offset: number): number {
    return this.getLineStarts().findLastIndex((start) => start <= Math.max(0, offset))
  }

  private getPosition(offset: number): Position {
    const index = this.getLineIndex(offset)
    return { line: index + 1, column: offset - this.getLineRange(index)[0] + 1 }
  }

  /** Returns the range of a zero-based line, up to the line ending. */
  getLineRange(index: number): TextRange {
    const lineStarts = this.getLineStarts()
    return [lineStarts[index] ?? this.text.length, (lineStarts[index + 1] ?? this.text.length + 1) - 1]
  }

  /** Returns the text between the start of a line and an offset. */
  getLinePrefix(offset: number): string {
    return this.text.slice(this.text.lastIndexOf('\n', offset - 1) + 1, offset)
  }

  /** Returns the text of a zero-based line. Empty if the line doesn't exist. */
  getLine(index: number): string {
    return this.text.slice(...this.getLineRange(index))
  }
}

/** Decodes UTF-8, and converts Windows line endings to `\n`. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
}

/** Reports the first line that isn't UTF-8, or has a null byte. */
export function findEncodingProblem(displayPath: string, bytes: Uint8Array): Diagnostic | undefined {
  const isInvalid = (part: Uint8Array) => !isUtf8(part) || part.includes(0)
  if (!isInvalid(bytes)) return undefined
  const lines = Buffer.from(bytes).toString('latin1').split('\n')
  const line = lines.findIndex((part) => isInvalid(Buffer.from(part, 'latin1'))) + 1
  const isUtf16 = ['ÿþ', 'þÿ'].some((byteOrderMark) => lines[0]?.startsWith(byteOrderMark))
  const message = isUtf16
    ? 'The file is saved as UTF-16.'
    : 'The file is saved in an old Windows format (ANSI), or is damaged.'
  const hint = 'Save it as UTF-8. In Notepad: File > Save as > Encoding.'
  return { ...createFileProblem(displayPath, message, hint), line }
}
