import { kindOf } from '../../../renderer/model/describe/fieldKind.ts'
import type { JsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import { type Path, type Subject, scalar } from './sample.ts'

/** Columns of a comment. */
const WIDTH = 100

/**
 * The lines of a new file of YAML: each key with what it is for, above it. What can be left out stands there as a comment.
 * @param targets what references may point to, with the word for one of them.
 */
export function draft(schema: JsonSchema, subject: Subject, targets: Map<string, string>): string[] {
  const lines = (field: JsonSchema, path: Path, isQuiet: boolean): string[] => {
    const { properties = {}, required = [], oneOf: [first] = [] } = field
    // Of keys that stand in for each other, the first.
    const needed = [...required, ...(first?.required ?? [])]
    return Object.entries(properties).flatMap(([key, inner]) => {
      const at = [...path, key]
      const isNeeded = needed.includes(key) || hasAnswer(at, subject)
      const said = isQuiet ? [] : comment(inner, isNeeded, targets)
      // What is in a group that stands everywhere needs no words.
      const value = keyLines(key, inner, at, isQuiet || inner.group !== undefined)
      if (isNeeded) return [...said, ...value]
      return isQuiet ? [] : [...said, ...keyLines(key, inner, at, true).map((line) => `# ${line}`)]
    })
  }

  const keyLines = (key: string, field: JsonSchema, path: Path, isQuiet: boolean): string[] => {
    const value = field.type === 'array' || field.type === 'object' ? undefined : scalar(field, path, subject)
    if (value !== undefined) return [`${key}: ${value}`]
    const inside = field.type === 'array' ? itemLines(field, path, isQuiet) : lines(field, path, isQuiet)
    if (inside.length === 0) return [`${key}: ${field.type === 'array' ? '[]' : '{}'}`]
    return [`${key}:`, ...inside.map(indented)]
  }

  const itemLines = ({ items, minItems = 0 }: JsonSchema, path: Path, isQuiet: boolean): string[] => {
    const kinds = Array.isArray(items) ? items : Array.from({ length: minItems }, () => items ?? {})
    return kinds.flatMap((item, index) => {
      const at = [...path, index]
      const value = item.type === 'object' ? undefined : scalar(item, at, subject)
      return value === undefined ? dashed(lines(item, at, isQuiet || index > 0)) : [`- ${value}`]
    })
  }

  return lines(schema, [], false)
}

function hasAnswer(path: Path, { answers }: Subject): boolean {
  const place = path.join('.')
  return [...answers.keys()].some((key) => key === place || key.startsWith(`${place}.`))
}

/** The comments before the first key stand before its dash. */
function dashed(lines: string[]): string[] {
  const first = lines.findIndex((line) => !line.startsWith('#'))
  return lines.map((line, index) => (index < first ? line : index === first ? `- ${line}` : indented(line)))
}

function indented(line: string): string {
  return `  ${line}`
}

function comment(field: JsonSchema, isNeeded: boolean, targets: Map<string, string>): string[] {
  const kind = [kindOf(field, targets), isNeeded ? '' : 'can be left out'].filter(Boolean).join('; ')
  return wrapped(`${field.description ?? ''} (${kind})`).map((line) => `# ${line}`)
}

function wrapped(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length + 1 <= WIDTH || line === '') lines[lines.length - 1] = `${line} ${word}`.trim()
    else lines.push(word)
  }
  return lines
}
