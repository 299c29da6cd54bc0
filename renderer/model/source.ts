import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, join, posix, sep } from 'node:path'
import type { Problem } from './problem.ts'

/** A text file of `content/`, decoded: no byte order mark, lines end with `\n`. */
export class Source {
  /** The path inside the content folder, with forward slashes: `services/local-seo.yaml`. */
  readonly path: string
  /** The path as problems name it: `content/services/local-seo.yaml`. */
  readonly file: string
  readonly text: string
  private readonly lineStarts: number[]

  constructor(path: string, file: string, text: string) {
    this.path = path
    this.file = file
    this.text = text
    this.lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  }

  /** A problem at a stretch of the text. `end` is exclusive; a stretch over several lines is marked to the end of its first. */
  problem(start: number, end: number, message: string, hint?: string): Problem {
    let line = this.lineStarts.findLastIndex((lineStart) => lineStart <= start)
    // A place behind the last character (something is missing at the end) is shown on the last line that says something.
    while (line > 0 && this.line(line) === '' && start >= this.text.trimEnd().length) line -= 1
    const text = this.line(line)
    const column = Math.min(start - (this.lineStarts[line] ?? 0), text.length)
    const length = Math.max(1, Math.min(end - start, text.length - column))
    return { file: this.file, line: line + 1, column: column + 1, message, hint, source: { text, length } }
  }

  /** The offset of a line and a column, both counted from 1. */
  offset(line: number, column: number): number {
    return (this.lineStarts[line - 1] ?? this.text.length) + column - 1
  }

  private line(index: number): string {
    const start = this.lineStarts[index] ?? this.text.length
    return this.text.slice(start, (this.lineStarts[index + 1] ?? this.text.length + 1) - 1)
  }
}

export interface Files {
  sources: Source[]
  /** The files of `content/media`, as paths inside it: `episodes/sample.mp3`. */
  media: string[]
  problems: Problem[]
}

const MEDIA_FILE = /\.(mp3|png|jpe?g|webp|avif|svg|pdf)$/

/**
 * Reads every file of a content folder.
 * Hidden files (`.DS_Store`, editors' swap files) are passed over. A link that leaves the folder, and a text that is
 * not UTF-8 or is empty, is a problem.
 * @throws {Error} if the folder itself cannot be read.
 */
export function readFiles(root: string): Files {
  const files: Files = { sources: [], media: [], problems: [] }
  const realRoot = realpathSync(root)
  const folderName = basename(root)
  for (const path of walk(root, realRoot, '', files.problems, folderName)) {
    if (path.startsWith('media/')) {
      if (MEDIA_FILE.test(path)) files.media.push(path.slice('media/'.length))
      else
        files.problems.push(
          whole(
            posix.join(folderName, path),
            'This kind of file is not published.',
            'Media are MP3, PNG, JPEG, WebP, AVIF, SVG or PDF files.',
          ),
        )
    } else if (path !== 'README.md') {
      readSource(root, path, posix.join(folderName, path), files)
    }
  }
  return files
}

function* walk(
  root: string,
  realRoot: string,
  folder: string,
  problems: Problem[],
  folderName: string,
): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (entry.name.startsWith('.')) continue
    const path = posix.join(folder, entry.name)
    if (entry.isSymbolicLink()) {
      const fault = linkFault(join(root, path), realRoot)
      if (fault)
        problems.push(whole(posix.join(folderName, path), fault, 'Put a copy of the file here instead of a link.'))
      else yield path
    } else if (entry.isDirectory()) yield* walk(root, realRoot, path, problems, folderName)
    else yield path
  }
}

function linkFault(path: string, realRoot: string): string | undefined {
  const target = statSync(path, { throwIfNoEntry: false })
  if (!target) return 'This link leads nowhere.'
  if (!realpathSync(path).startsWith(realRoot + sep)) return 'This link leads out of the content folder.'
  return target.isDirectory() ? 'This link leads to a folder.' : undefined
}

function readSource(root: string, path: string, file: string, { sources, problems }: Files): void {
  const bytes = readFileSync(join(root, path))
  const text = decode(bytes)
  if (text === undefined)
    problems.push({ ...whole(file, wrongEncoding(bytes), 'Save the file as UTF-8.'), line: brokenLine(bytes) })
  else if (text.trim() === '') problems.push(whole(file, 'The file is empty.', 'Write its content or remove it.'))
  else sources.push(new Source(path, file, text.replaceAll('\r\n', '\n')))
}

function decode(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function wrongEncoding(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return isUtf16 ? 'The file is saved as UTF-16.' : 'The file has bytes that are not UTF-8 text.'
}

function brokenLine(bytes: Buffer): number {
  let start = 0
  for (let line = 1; start <= bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start)
    const stop = end === -1 ? bytes.length : end
    if (decode(bytes.subarray(start, stop)) === undefined) return line
    start = stop + 1
  }
  return 1
}

/** A problem of a file as a whole. */
export function whole(file: string, message: string, hint?: string): Problem {
  return { file, line: 1, column: 1, message, hint }
}
