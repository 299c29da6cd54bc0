import type { FileFormat } from '../define/policies.ts'
import type { Problem } from '../explain/problem.ts'
import type { Source } from '../explain/source.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { strayProblem } from './strayCharacters.ts'

/** Lists and quotes that begin one after the other: at each step either white space and a sign, or the end. */
const OPENING = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y
const number = (value: number) => value.toLocaleString('en-US')

/** Why a file is too large to be looked at, by its size alone. */
export function tooLarge(bytes: number, format: FileFormat): string | undefined {
  const limit = TEXT_LIMITS.bytes[format]
  if (bytes <= limit) return undefined
  return `The file has more than ${number(limit)} bytes.`
}

/** What in a text would make its parser slow, or should not be in a text at all: the first of it. One pass over the lines. */
export function boundsProblem(source: Source, format: FileFormat): Problem | undefined {
  const { text } = source
  let start = 0
  for (let count = 1; start <= text.length; count += 1) {
    const line = lineAt(text, start)
    if (count > TEXT_LIMITS.lines[format])
      return source.fault(start, start + 1, `The file may have ${number(TEXT_LIMITS.lines[format])} lines.`, SPLIT)
    const found = lineProblem(line)
    if (found) return source.fault(start, start + 1, ...found)
    start += line.length + 1
  }
  return strayProblem(source, format)
}

const BOTH = 'Keep one of the two, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`.'
const SPLIT = 'Divide it, or leave out what nobody reads.'

/** What Git writes into a file that two people have changed in one place. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: |$)|^={7}$/

function lineProblem(line: string): [message: string, hint: string] | undefined {
  if (CONFLICT.test(line)) return ['Two people have changed these lines, and Git kept what both wrote.', BOTH]
  if (line.length > TEXT_LIMITS.line)
    return [`This line has ${number(line.length)} characters, and may have ${number(TEXT_LIMITS.line)}.`, 'Divide it.']
  if (
    line.length > TEXT_LIMITS.indentation &&
    line.slice(0, TEXT_LIMITS.indentation + 1).trim() === '' &&
    line.trim() !== ''
  )
    return [
      `This line starts with more than ${TEXT_LIMITS.indentation} spaces.`,
      'Indent by two spaces for each level.',
    ]
  if (openingsOf(line) > TEXT_LIMITS.openings)
    return [
      `More than ${TEXT_LIMITS.openings} lists or quotes begin in this line.`,
      'Put the text itself in quotes, or a `\\` before the first sign.',
    ]
  return undefined
}

/** `> - 1. text` begins three. */
function openingsOf(line: string): number {
  OPENING.lastIndex = 0
  let count = 0
  while (OPENING.test(line)) count += 1
  return count
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return text.slice(start, end === -1 ? text.length : end)
}
