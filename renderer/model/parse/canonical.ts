import { Lexer, stringify } from 'yaml'
import type { z } from 'zod'
import { keysAt, schemaAt } from '../define/schemaAt.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { ParsedFile } from './parsedFile.ts'
import { PLACEHOLDERS } from './placeholders.ts'

/** Same as `output.yaml.quote: double` in Sveltia CMS, so that a change in the CMS is a small diff. */
const FORM = { indent: 2, lineWidth: 0, defaultKeyType: 'PLAIN', defaultStringType: 'QUOTE_DOUBLE' } as const

/** Stringifies data as the CMS does, with the keys in the order of the schema. */
export function canonicalYaml(data: object, schema: z.ZodType): string {
  // Make non-breaking spaces visible in editors.
  return stringify(inOrder(data, schema), FORM).replaceAll('\u00a0', '\\u00a0')
}

/** Adds the placeholders that were removed from the data. */
export function writtenData({ yaml }: Pick<ParsedFile, 'yaml'>): Record<string, unknown> {
  const paths = yaml.placeholders.map(({ path }) => path)
  return { ...(yaml.data as object), ...(paths.length > 0 && { [PLACEHOLDERS]: paths }) }
}

/** Returns undefined for generated JSON files. */
export function canonicalText({ source: { text }, fileType, yaml }: ParsedFile): string | undefined {
  if (fileType.format === 'json') return undefined
  const written = canonicalYaml(writtenData({ yaml }), fileType.schema)
  if (fileType.format === 'yaml') return written
  const body = text.slice(text.indexOf('\n---', 3) + 1).replace(/^---.*\n/, '')
  return `---\n${written}---\n\n${body.trim()}\n`
}

export function formHint(file: ParsedFile): Diagnostic | undefined {
  const { source } = file
  const canonical = canonicalText(file)
  if (canonical === undefined || canonical === source.text) return undefined
  const comment = commentIn(source.text.slice(0, source.text.indexOf('\n---', 3) + 1 || undefined))
  if (comment !== undefined) {
    const message = 'A content system drops this comment when it next writes the file.'
    return source.problem(comment, comment + 1, message, 'Say it elsewhere, and take it away.')
  }
  const message = 'The file is not in the form in which a content system writes it.'
  const fix = { line: 'the form of all files', edits: [source.edit(0, source.text.length, canonical)], isCertain: true }
  return source.problem(0, 1, message, '`npm run format` writes it so.', fix)
}

function commentIn(yaml: string): number | undefined {
  let at = 0
  for (const token of new Lexer().lex(yaml)) {
    if (token.startsWith('#')) return at
    // The lexer emits control characters at the start of documents and scalars.
    if (!MARKS.includes(token)) at += token.length
  }
  return undefined
}

const MARKS = ['\u{feff}', '\u0002', '\u0018', '\u001f']

function inOrder(data: unknown, schema: z.ZodType | undefined): unknown {
  if (data === null || typeof data !== 'object') return data
  const inner = (key: PropertyKey, value: unknown) => inOrder(value, schema && schemaAt(schema, [key]))
  if (Array.isArray(data)) return data.map((value, index) => inner(index, value))
  const keys = schema ? keysAt(schema, []) : []
  const known = keys.filter((key) => Object.hasOwn(data, key))
  const others = Object.keys(data).filter((key) => !known.includes(key))
  return Object.fromEntries(
    [...known, ...others].map((key) => [key, inner(key, (data as Record<string, unknown>)[key])]),
  )
}
