import type { Diagnostic } from '../explain/diagnostic.ts'
import { inLine } from '../explain/fix.ts'
import type { Source } from '../explain/source.ts'
import { closest } from '../explain/suggest.ts'
import { SHOWN_PROBLEMS } from '../limits.ts'

export const PLACEHOLDERS = 'placeholders'
export const PLACEHOLDERS_MEAN =
  'What only the owner can supply, by the path of its value: `phone`, `testimonials.0.quote`. Pages mark it, and a release refuses it.'

export interface Placeholder {
  file: string
  line: number
  column: number
  path: string
}

interface Split {
  data: unknown
  placeholders: Placeholder[]
  problems: Diagnostic[]
}

/** Removes the placeholders from the data, so that schemas don't need a field for this. */
export function splitPlaceholders(
  source: Source,
  data: unknown,
  range: (path: PropertyKey[]) => [start: number, end: number],
): Split {
  if (!isGroup(data) || !Object.hasOwn(data, PLACEHOLDERS)) return { data, placeholders: [], problems: [] }
  const { [PLACEHOLDERS]: listed, ...rest } = data
  if (!Array.isArray(listed)) {
    const message = `\`${PLACEHOLDERS}\` is a list of paths, for instance \`[phone, testimonials.0.quote]\`.`
    return { data: rest, placeholders: [], problems: [source.problem(...range([PLACEHOLDERS]), message)] }
  }
  const problems: Diagnostic[] = []
  const placeholders = listed.flatMap((each: unknown, index): Placeholder[] => {
    const [path, place] = [String(each), range([PLACEHOLDERS, index])]
    if (listed.indexOf(each) < index)
      problems.push(source.problem(...place, `\`${path}\` is in this list twice.`, 'Delete one of them.'))
    else if (isThere(rest, path)) {
      const { file, line, column } = source.problem(...range(path.split('.')), '')
      return [{ file, line, column, path }]
    } else {
      const near = problems.length < SHOWN_PROBLEMS ? closest(path, pathsIn(rest)) : undefined
      const hint = near === undefined ? 'Leave it out, or write the path of a value.' : `Did you mean \`${near}\`?`
      const fix = near === undefined ? undefined : source.replace(...place, inLine(near))
      problems.push(source.problem(...place, `There is no \`${path}\` in this file.`, hint, fix))
    }
    return []
  })
  return { data: rest, placeholders, problems }
}

function isGroup(data: unknown): data is Record<string, unknown> {
  return data !== null && typeof data === 'object' && !Array.isArray(data)
}

function isThere(data: unknown, path: string): boolean {
  let at = data
  for (const key of path.split('.')) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, key)) return false
    at = (at as Record<string, unknown>)[key]
  }
  return true
}

function pathsIn(data: unknown): string[] {
  if (data === null || typeof data !== 'object') return []
  return Object.entries(data).flatMap(([key, value]) => [key, ...pathsIn(value).map((path) => `${key}.${path}`)])
}
