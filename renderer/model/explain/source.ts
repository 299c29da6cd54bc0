import { createFileProblem, type Diagnostic } from './diagnostic.ts'
import type { Fix, TextEdit } from './fix.ts'

/** Characters. Longer lines aren't shown in fixes. */
export const MAX_SHOWN_LINE_LENGTH = 1_000

/** Converts `content/claims.yaml` to `claims.yaml`. */
export function toContentPath(file: string): string {
  return file.slice(file.indexOf('/') + 1)
}

/** Text file in `content`. Offsets are UTF-16 code units, and ends are exclusive. */
export class Source {
  /** Relative to the content folder: `services/local-seo.yaml`. */
  readonly path: string
  /** For messages: `content/services/local-seo.yaml`. */
  readonly file: string
  /** Line endings are `\n`. */
  readonly text: string
  private starts: number[] | undefined

  constructor(path: string, file: string, text: string) {
    this.path = path
    this.file = file
    this.text = text
  }

  /** Creates a problem for a range. Underlines only the first line. */
  createProblem(start: number, end: number, message: string, hint?: string, fix?: Fix): Diagnostic {
    // At the end of the file, show the last line with text.
    const textEnd = this.text.trimEnd().length
    const isAtEnd = start >= textEnd && this.getLine(this.getLineIndex(start)) === ''
    const line = this.getLineIndex(isAtEnd ? Math.max(0, textEnd - 1) : start)
    const text = this.getLine(line)
    const column = Math.min(start - (this.lineStarts[line] ?? 0), text.length)
    const length = Math.max(1, Math.min(end - start, text.length - column))
    return { file: this.file, line: line + 1, column: column + 1, message, hint, fix, source: { text, length } }
  }

  /** Creates a problem that is reported before all others. */
  createSyntaxProblem(start: number, end: number, message: string, hint?: string, fix?: Fix): Diagnostic {
    return { ...this.createProblem(start, end, message, hint, fix), rule: 'syntax' }
  }

  /** Finds a text after an offset. If there is no match, the range starts at `from`. */
  find(text: string, from: number): [start: number, end: number] {
    const start = Math.max(this.text.indexOf(text, from), from)
    return [start, start + text.length]
  }

  /** Creates an edit that replaces a range of offsets. An empty range inserts the text. */
  createTextEdit(start: number, end: number, text: string): TextEdit {
    const [first, last] = [this.getLineIndex(start), this.getLineIndex(end)]
    const column = (offset: number, line: number) => offset - (this.lineStarts[line] ?? 0) + 1
    const lines = this.text.slice(this.lineStarts[first], (this.lineStarts[last + 1] ?? this.text.length + 1) - 1)
    return {
      start: { line: first + 1, column: column(start, first) },
      end: { line: last + 1, column: column(end, last) },
      text,
      lines,
    }
  }

  /**
   * Creates a fix that replaces a range.
   * @param line the line that the fix shows. Defaults to the whole line after the edit, or nothing if it's too long
   */
  createReplacementFix(
    start: number,
    end: number,
    text: string,
    isCertain = false,
    line: string | undefined = this.getEditedLine(start, end, text),
  ): Fix {
    return { line, edits: [this.createTextEdit(start, end, text)], isCertain }
  }

  private getEditedLine(start: number, end: number, text: string): string | undefined {
    const first = this.text.lastIndexOf('\n', start - 1) + 1
    const line = (this.text.slice(first, start) + text + this.text.slice(end).split('\n', 1)[0]).trim()
    return line.length > MAX_SHOWN_LINE_LENGTH ? undefined : line
  }

  /** Converts a line and a column, which start at 1, to an offset. */
  getOffset(line: number, column: number): number {
    return (this.lineStarts[line - 1] ?? this.text.length) + column - 1
  }

  private get lineStarts(): number[] {
    this.starts ??= [0, ...[...this.text.matchAll(/\n/g)].map(({ index }) => index + 1)]
    return this.starts
  }

  /** Returns the zero-based line of an offset. */
  getLineIndex(offset: number): number {
    let low = 0
    let high = this.lineStarts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low
  }

  /** Returns a zero-based line without the line ending. Empty if it doesn't exist. */
  getLine(index: number): string {
    const start = this.lineStarts[index] ?? this.text.length
    return this.text.slice(start, (this.lineStarts[index + 1] ?? this.text.length + 1) - 1)
  }
}

/** Decodes UTF-8 and normalizes line endings. On errors, returns a problem and an empty text. */
export function decodeSource(path: string, file: string, bytes: Uint8Array): { source: Source; problem?: Diagnostic } {
  const text = decodeUtf8(bytes)
  if (text === undefined) {
    const problem = { ...createFileProblem(file, explainEncoding(bytes), SAVE_AS_UTF8), line: findInvalidLine(bytes) }
    return { source: new Source(path, file, ''), problem }
  }
  const source = new Source(path, file, text.replaceAll('\r\n', '\n'))
  if (text.trim() !== '') return { source }
  return { source, problem: createFileProblem(file, 'The file is empty.', 'Write its content or remove it.') }
}

const SAVE_AS_UTF8 = 'Save it as UTF-8. In Notepad: File > Save as > Encoding.'

function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function explainEncoding(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return isUtf16 ? 'The file is saved as UTF-16.' : 'The file is saved in an old Windows format (ANSI), or is damaged.'
}

function findInvalidLine(bytes: Uint8Array): number {
  let start = 0
  for (let line = 1; start <= bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start)
    const lineEnd = end === -1 ? bytes.length : end
    if (decodeUtf8(bytes.subarray(start, lineEnd)) === undefined) return line
    start = lineEnd + 1
  }
  return 1
}
