import { existsSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { UserError } from './errors.ts'
import { PROJECT } from './store/sources.ts'

const SCRIPTS = join(PROJECT, 'scripts') + sep

/** An error that our code threw, or that Vite found in it, with its place in the sources. */
export interface CodeError {
  message: string
  /** Undefined if neither the error nor its stack names a file of the project. */
  position: Position | undefined
  /** The lines around the position, unless the message has them. */
  frame: string
  /** The stack frames in the project's own files, with absolute paths. */
  stack: string
}

interface Position {
  /** The absolute path. */
  file: string
  /** Undefined if only the file is known. */
  line?: number
  column?: number
}

/** The properties by which Vite's plugins name the place of a syntax error. Some set `loc` to something else. */
interface PluginError extends Error {
  id?: string
  loc?: { file?: string; line?: number; column?: number }
  frame?: string
}

/**
 * Finds the place of an error in the project's sources.
 * @param error anything that was thrown. Its stack has to be source-mapped already.
 */
export function describeCodeError(error: unknown): CodeError {
  if (!(error instanceof Error)) return { message: String(error), position: undefined, frame: '', stack: '' }
  // Code can throw an error with any value as its message.
  const message = stripVTControlCharacters(String(error.message)).trim()
  // A UserError explains itself.
  const frames = error instanceof UserError ? [] : ownFrames(error.stack ?? '')
  const { id, frame = '' }: PluginError = error
  const position =
    reportedPosition(error) ?? mentionedPosition(message) ?? frames[0]?.position ?? (id ? { file: id } : undefined)
  const hasExcerpt = message.includes('\n')
  return {
    message,
    position,
    frame: stripVTControlCharacters(frame) || (position && !hasExcerpt ? codeFrame(position) : ''),
    stack: frames.map(({ name, position }) => `    at ${name} (${formatPosition(position)})`).join('\n'),
  }
}

/** Formats an error for the terminal, with paths relative to the project: its position, message, source lines, and stack. */
export function formatCodeError({ message, position, frame, stack }: CodeError): string {
  const parts = [position && formatPosition(position), message, frame, stack].filter(Boolean)
  return parts.join('\n\n').replaceAll(PROJECT, '')
}

function formatPosition({ file, line, column }: Position): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

function reportedPosition({ loc, id }: PluginError): Position | undefined {
  const file = loc?.file ?? id
  return file !== undefined && loc?.line !== undefined ? { file, line: loc.line, column: loc.column ?? 1 } : undefined
}

/** The first position that a message mentions: Rolldown, esbuild, and Tailwind write `pages/about/+Page.tsx:16:65`. */
function mentionedPosition(message: string): Position | undefined {
  for (const word of message.split(/[\s[\]()]/)) {
    const [path = '', line, column] = word.split(':')
    const file = resolve(PROJECT, path)
    const isPosition = Number(line) > 0 && Number(column) > 0
    if (isPosition && file.startsWith(PROJECT) && existsSync(file)) {
      return { file, line: Number(line), column: Number(column) }
    }
  }
  return undefined
}

/**
 * Parses a stack trace and drops frames of packages and of Node, and the frames of the program that rendered the page.
 * If an error comes from the program itself, all of its frames are kept.
 */
function ownFrames(stack: string): { name: string; position: Position }[] {
  const frames = [...stack.matchAll(/^ +at (?:(?:async )?(.+) \()?(.+?):(\d+):(\d+)\)?$/gm)].flatMap(
    ([, name = '<anonymous>', path = '', line, column]) => {
      const file = path.startsWith('file:') ? fileURLToPath(path) : path
      const isOwn = file.startsWith(PROJECT) && !/\/(?:node_modules|\.cache|\.build)\//.test(file)
      return isOwn ? [{ name, position: { file, line: Number(line), column: Number(column) } }] : []
    },
  )
  const ofPages = frames.findLastIndex(({ position }) => !position.file.startsWith(SCRIPTS))
  return ofPages === -1 ? frames : frames.slice(0, ofPages + 1)
}

/** How many lines are shown before and after the line of an error. */
const CONTEXT = 2

/** The source lines around a position, with a mark below its column. */
function codeFrame({ file, line, column = 1 }: Position): string {
  if (line === undefined) return ''
  const first = Math.max(1, line - CONTEXT)
  const width = String(line + CONTEXT).length
  return readLines(file)
    .slice(first - 1, line + CONTEXT)
    .flatMap((text, index) => {
      const number = first + index
      const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`
      return number === line ? [row, `  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`] : [row]
    })
    .join('\n')
}

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
}
