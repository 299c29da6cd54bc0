import { z } from 'zod'
import { getSchemaAt, listKeysAt, unwrap } from '../define/schemaAt.ts'
import { type Fix, formatInlineYaml } from '../diagnostics/fix.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import type { ParsedFile } from './parsedFile.ts'
import type { Path, YamlSource } from './yaml.ts'

/** Creates a problem at a path in the YAML data, or at the parent if the path doesn't exist. */
export function createProblemAt({ source, yaml }: YamlSource, path: Path, message: string, hint?: string, fix?: Fix) {
  return source.createProblem(yaml.getRange(path), message, hint, fix)
}

/** Creates a fix that replaces values. Adds a missing space before a value. */
export function createValuesFix(
  { source, yaml }: YamlSource,
  values: { path: Path; value: unknown }[],
  { isCertain = false } = {},
) {
  const fixes = values.map(({ path, value }) => {
    const [start, end] = yaml.getRange(path)
    const rawLength = source.text.slice(start, end).trimEnd().length
    const space = /[\s([{,]/.test(source.text[start - 1] ?? ' ') ? '' : ' '
    return source.createReplacementFix([start, start + rawLength], space + formatInlineYaml(value))
  })
  const line = fixes.length === 1 ? fixes[0]?.line : undefined
  return { line, edits: fixes.flatMap(({ edits }) => edits), isCertain }
}

/** Creates a fix that renames a key. The fix is certain if only case and punctuation differ. */
export function createRenameFix({ source, yaml }: YamlSource, path: Path, name: string): Fix {
  const getLettersAndDigits = (key: string) => key.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const isCertain = getLettersAndDigits(String(path.at(-1))) === getLettersAndDigits(name)
  return source.createReplacementFix(yaml.getKeyRange(path), name, { isCertain })
}

/** Creates a fix that removes a key with an empty value. Returns undefined if the value isn't blank, or the key shares a line with a list marker or comment. */
export function createEmptyKeyFix({ source, yaml }: YamlSource, path: Path): Fix | undefined {
  const { text } = source
  const [valueStart, end] = yaml.getRange(path)
  if (/[^\s"']/.test(text.slice(valueStart, end)) || typeof path.at(-1) !== 'string') return undefined
  const [start] = yaml.getKeyRange(path)
  const [mapStart] = yaml.getRange(path.slice(0, -1))
  const range =
    text[mapStart] === '{' ? extendToComma(text, [start, end], mapStart) : findWholeLine(source, [start, end])
  return range && { edits: [source.createTextEdit(range, '')], isCertain: true }
}

function extendToComma(text: string, [start, end]: TextRange, mapStart: number): TextRange {
  const separator = /^\s*,\s*/.exec(text.slice(end))
  if (separator) return [start, end + separator[0].length]
  const comma = text.lastIndexOf(',', start)
  return [comma > mapStart ? comma : start, end]
}

function findWholeLine(source: Source, [start, end]: TextRange): TextRange | undefined {
  const lineStart = source.text.lastIndexOf('\n', start - 1) + 1
  const [nextStart] = source.getLineRange(source.getLineIndex(Math.max(end - 1, start)) + 1)
  const isAlone = source.text.slice(lineStart, start).trim() === '' && !source.text.slice(end, nextStart).includes('#')
  return isAlone ? [lineStart, nextStart] : undefined
}

/** Returns the range to mark for a missing key: after the previous key of the schema, or at the start of the map. */
export function findMissingKeyRange({ fileType, source, yaml }: ParsedFile, path: Path): TextRange {
  const parent = path.slice(0, -1)
  const keys = listKeysAt(fileType.schema, parent)
  const precedingKeys = keys.slice(0, Math.max(0, keys.indexOf(String(path.at(-1)))))
  const [mapStart] = yaml.getRange(parent)
  const previousKey = precedingKeys.findLast((key) => yaml.has([...parent, key]))
  if (previousKey === undefined) return [mapStart, mapStart + 1]
  const [, previousValueEnd] = yaml.getRange([...parent, previousKey])
  const end = source.text.slice(0, previousValueEnd).trimEnd().length
  return [end, end + 1]
}

/** Formats an example line for a missing key: `slug: …`. */
export function formatMissingKey({ fileType }: ParsedFile, path: Path): string {
  const schema = getSchemaAt(fileType.schema, path)
  return `${String(path.at(-1))}: ${schema ? formatExample(schema) : '…'}`
}

function formatExample(schema: z.ZodType): string {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return `[${formatExample(inner.element as z.ZodType)}]`
  if (inner instanceof z.ZodEnum) return formatInlineYaml(inner.options[0])
  if (inner instanceof z.ZodLiteral) return formatInlineYaml([...inner.values][0])
  if (inner instanceof z.ZodBoolean) return 'true'
  if (!(inner instanceof z.ZodObject)) return '…'
  const properties = Object.entries(inner.shape as Record<string, z.ZodType>)
  const required = properties.filter(([, property]) => !property.safeParse(undefined).success)
  return `{ ${required.map(([key, property]) => `${key}: ${formatExample(property)}`).join(', ')} }`
}
