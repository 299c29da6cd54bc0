import { existsSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { UserError } from './errors.ts'
import { PROJECT_ROOT } from './files.ts'

const SCRIPTS_FOLDER = join(PROJECT_ROOT, 'scripts') + sep

/** Node's formatter of stacks, which Vike replaces on startup. */
const { prepareStackTrace: formatWithSourceMaps } = Error

export type CodeError = ReturnType<typeof parseCodeError>

interface Position {
  /** Absolute path. */
  file: string
  /** 1-based, like `column`. Undefined if only the file is known. */
  line?: number
  column?: number
}

/** Error with the fields that Vite plugins add. Some plugins use different fields of `loc`. */
interface PluginError extends Error {
  id?: string
  loc?: { file?: string; line?: number; column?: number }
  frame?: string
}

/** Formats the stack with Node's source maps. Vike's formatter (vike 0.4.266) only reads maps from disk. */
export function applySourceMaps(error: Error): Error {
  const { prepareStackTrace } = Error
  Error.prepareStackTrace = formatWithSourceMaps
  // V8 formats the stack when it's first read.
  void error.stack
  Error.prepareStackTrace = prepareStackTrace
  return error
}

/** Splits a thrown value into a message, a position in the project, source lines around it, and a stack of own files. */
export function parseCodeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error), position: undefined, frame: '', stack: '' }
  const message = stripVTControlCharacters(error.message).trim()
  const stackFrames = error instanceof UserError ? [] : parseOwnStackFrames(error.stack ?? '')
  const { id, loc, frame = '' }: PluginError = error
  const file = loc?.file ?? id
  const position: Position | undefined =
    (file && loc?.line ? { file, line: loc.line, column: loc.column ?? 1 } : undefined) ??
    findMentionedPosition(message) ??
    stackFrames[0]?.position ??
    (id ? { file: id } : undefined)
  // Messages with several lines already show the source.
  const messageHasCodeFrame = message.includes('\n')
  return {
    message,
    position,
    frame: stripVTControlCharacters(frame) || (position && !messageHasCodeFrame ? createCodeFrame(position) : ''),
    stack: stackFrames.map(({ name, position }) => `    at ${name} (${formatPosition(position)})`).join('\n'),
  }
}

/** Formats an error for the terminal: position, message, source lines, and stack, with relative paths. */
export function formatCodeError({ message, position, frame, stack }: CodeError): string {
  const parts = [position && formatPosition(position), message, frame, stack].filter(Boolean)
  return parts.join('\n\n').replaceAll(PROJECT_ROOT, '')
}

function formatPosition({ file, line, column }: Position): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

/** Finds a position in a message. Rolldown, esbuild, and Tailwind write `pages/about/+Page.tsx:16:65`. */
function findMentionedPosition(message: string): Position | undefined {
  const positions = message.split(/[\s[\]()]/).map((word) => {
    const [path = '', line, column] = word.split(':')
    return { file: resolve(PROJECT_ROOT, path), line: Number(line), column: Number(column) }
  })
  return positions.find(
    ({ file, line, column }) => line > 0 && column > 0 && file.startsWith(PROJECT_ROOT) && existsSync(file),
  )
}

/** Returns the stack frames in the project's files, except for frames in `scripts/` that called the code of a page. */
function parseOwnStackFrames(stack: string): { name: string; position: Position }[] {
  const stackFrames = [...stack.matchAll(/^ +at (?:(?:async )?(.+) \()?(.+?):(\d+):(\d+)\)?$/gm)].flatMap(
    ([, name = '<anonymous>', path = '', line, column]) => {
      const file = path.startsWith('file:') ? fileURLToPath(path) : path
      const isOwn = file.startsWith(PROJECT_ROOT) && !/\/(?:node_modules|\.cache|\.build)\//.test(file)
      return isOwn ? [{ name, position: { file, line: Number(line), column: Number(column) } }] : []
    },
  )
  const lastPageFrame = stackFrames.findLastIndex(({ position }) => !position.file.startsWith(SCRIPTS_FOLDER))
  return lastPageFrame === -1 ? stackFrames : stackFrames.slice(0, lastPageFrame + 1)
}

const CONTEXT_LINES = 2

/** Returns the lines around a position, with marks: `> 16 | …`. */
function createCodeFrame({ file, line, column = 1 }: Position): string {
  if (line === undefined || !existsSync(file)) return ''
  const firstLine = Math.max(1, line - CONTEXT_LINES)
  const width = String(line + CONTEXT_LINES).length
  const lines = readFileSync(file, 'utf8').split('\n')
  const rows = lines.slice(firstLine - 1, line + CONTEXT_LINES).map((text, index) => {
    const number = firstLine + index
    const row = `${String(number).padStart(width)} | ${text}`
    return number === line ? `> ${row}\n  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^` : `  ${row}`
  })
  return rows.join('\n')
}
