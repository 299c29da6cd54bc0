import { stringify } from 'yaml'
import type { z } from 'zod'
import { getSchemaAt, listKeysAt } from '../define/schemaAt.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ParsedFile } from './parsedFile.ts'
import { PLACEHOLDERS } from './placeholders.ts'
import { listComments } from './yamlNodes.ts'

/** The style of the CMS (`output.yaml.quote: double`), so that a change in the CMS has a small diff. */
const YAML_OPTIONS = { indent: 2, lineWidth: 0, defaultKeyType: 'PLAIN', defaultStringType: 'QUOTE_DOUBLE' } as const

/** Formats data as the CMS does, with the keys in the order of the schema. */
export function formatYaml(data: object, schema: z.ZodType): string {
  // Make non-breaking spaces visible in editors.
  return stringify(sortKeys(data, schema), YAML_OPTIONS).replaceAll('\u00a0', '\\u00a0')
}

/** Returns the data with the `placeholders` key. */
export function restorePlaceholders({ yaml }: Pick<ParsedFile, 'yaml'>): Record<string, unknown> {
  const paths = yaml.placeholders.map(({ path }) => path)
  return { ...(yaml.data as object), ...(paths.length > 0 && { [PLACEHOLDERS]: paths }) }
}

/** Formats a file as the CMS does. Returns undefined for generated JSON files. */
export function formatFile({ source: { text }, fileType, yaml }: ParsedFile): string | undefined {
  if (fileType.format === 'json') return undefined
  const yamlText = formatYaml(restorePlaceholders({ yaml }), fileType.schema)
  if (fileType.format === 'yaml') return yamlText
  const body = text.slice(findFrontMatterEnd(text)).replace(/^---.*\n/, '')
  return `---\n${yamlText}---\n\n${body.trim()}\n`
}

/** Returns the offset of the line `---` below the front matter. */
const findFrontMatterEnd = (text: string) => text.indexOf('\n---', 3) + 1

/** Returns a warning if the CMS formats the file differently, or deletes a comment. Undefined for generated files. */
export function findFormatWarning(file: ParsedFile): Diagnostic | undefined {
  const { source, fileType } = file
  const formattedText = formatFile(file)
  if (formattedText === undefined || formattedText === source.text) return undefined
  const yamlEnd = fileType.format === 'mdx' ? findFrontMatterEnd(source.text) : source.text.length
  const [comment] = listComments(source.text.slice(0, yamlEnd))
  if (comment) {
    const { offset } = comment
    const message = 'The forms would delete this comment.'
    return source.createProblem([offset, offset + 1], message, 'Remove it, or move the note to the pull request.')
  }
  const message = "The file isn't formatted like the forms would write it."
  const fix = source.createReplacementFix([0, source.text.length], formattedText, { isCertain: true })
  // `--fix` prints `line` instead of the whole file.
  return source.createProblem([0, 1], message, 'Run `npm run format`.', { ...fix, line: 'the standard format' })
}

function sortKeys(data: unknown, schema: z.ZodType | undefined): unknown {
  if (data === null || typeof data !== 'object') return data
  const sortValue = (key: PropertyKey, value: unknown) => sortKeys(value, schema && getSchemaAt(schema, [key]))
  if (Array.isArray(data)) return data.map((value, index) => sortValue(index, value))
  const schemaKeys = (schema ? listKeysAt(schema, []) : []).filter((key) => Object.hasOwn(data, key))
  const values = Object.assign(Object.fromEntries(schemaKeys.map((key) => [key, undefined])), data)
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, sortValue(key, value)]))
}
