import type { z } from 'zod'
import { getValueAt } from '../define/path.ts'
import { filterKeysByType, getSchemaAt, listKeysAt } from '../define/schemaAt.ts'
import { findClosest, getCandidatesHint } from '../diagnostics/similarity.ts'
import { MAX_SUGGESTIONS } from '../limits.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { PLACEHOLDERS } from '../parse/placeholders.ts'
import { createRenameFix } from '../parse/yamlFix.ts'

type Path = readonly PropertyKey[]

/** Reports each unknown key, and suggests the most similar key of the schema. Reports the parts of a number with commas as one problem. */
export function checkUnknownKeys(file: ParsedFile, data: unknown, issue: z.core.$ZodIssueUnrecognizedKeys) {
  const { source, yaml, fileType } = file
  const schema = getSchemaAt(fileType.schema, issue.path)
  const allowedKeys = [...listKeysAt(fileType.schema, issue.path), ...(issue.path.length === 0 ? [PLACEHOLDERS] : [])]
  const splitNumber = findSplitNumber(file, issue.path, issue.keys)
  const intendedPaths: string[] = []
  const problems = issue.keys
    .filter((key) => !splitNumber?.keys.includes(key))
    .map((key, index) => {
      const path = [...issue.path, key]
      const value = getValueAt(data, path)
      // Suggestions are slow, so limit them.
      const suggestedKeys = schema && index < MAX_SUGGESTIONS ? filterKeysByType(allowedKeys, schema, value) : []
      const message = `There is no field \`${key}\` here.`
      const hint = getCandidatesHint(key, suggestedKeys)
      const closest = findClosest(key, suggestedKeys)
      if (closest !== undefined) intendedPaths.push([...issue.path, closest].join('.'))
      const draftKeyProblem = findDraftKeyProblem(file, path, value, message)
      if (draftKeyProblem) return draftKeyProblem
      const range = yaml.getKeyRange(path)
      if (closest === undefined) return source.createProblem(range, message, hint)
      if (!yaml.has([...issue.path, closest]))
        return source.createProblem(range, message, hint, createRenameFix(file, path, closest))
      const line = source.getLineIndex(yaml.getKeyRange([...issue.path, closest])[0]) + 1
      const duplicateHint = `${hint} Line ${line} has it. Keep that line, and delete this one.`
      return source.createProblem(range, message, duplicateHint)
    })
  return {
    problems: splitNumber ? [splitNumber.problem, ...problems] : problems,
    /** Paths of the most similar keys, joined by periods. Writers probably meant them. */
    intendedPaths,
    /** Path of a number with commas. Its parts are unknown keys. */
    splitNumberPath: splitNumber?.path.join('.'),
  }
}

/** Keys and values for public and hidden pages in other tools (Jekyll, Hugo, WordPress, Ghost). */
const PUBLIC_VALUES = /^(?:true|yes|on|public|published?|live|visible)$/
const HIDDEN_VALUES = /^(?:false|no|off|draft|private|hidden|unpublished|unlisted)$/
const PUBLIC_KEYS = ['published', 'publish', 'public', 'visible', 'live', 'status', 'visibility']
const HIDDEN_KEYS = ['hidden', 'unpublished', 'unlisted', 'private']

/** Suggests `draft: true` for the keys of other tools, such as `published: false`. */
function findDraftKeyProblem({ source, yaml, fileType }: ParsedFile, path: Path, value: unknown, message: string) {
  const key = String(path.at(-1))
  const isPublicKey = PUBLIC_KEYS.includes(key.toLowerCase())
  if (path.length !== 1 || !(isPublicKey || HIDDEN_KEYS.includes(key.toLowerCase()))) return undefined
  if (!listKeysAt(fileType.schema, []).includes('draft')) return undefined
  // `hidden: false` means public, and its `false` is in HIDDEN_VALUES.
  const [publicValues, hiddenValues] = isPublicKey ? [PUBLIC_VALUES, HIDDEN_VALUES] : [HIDDEN_VALUES, PUBLIC_VALUES]
  const text = String(value).toLowerCase()
  const range = yaml.getKeyRange(path)
  if (publicValues.test(text))
    return source.createProblem(range, message, 'Remove it. Pages are public unless they have `draft: true`.')
  const draftHint = 'To hide a page, set `draft: true`. To publish it later, set `publish_at`.'
  if (!hiddenValues.test(text) || yaml.has(['draft'])) return source.createProblem(range, message, draftHint)
  const fix = source.createReplacementFix([range[0], yaml.getRange(path)[1]], 'draft: true')
  const hint = `Did you mean \`draft: true\` instead of \`${key}: ${String(value)}\`?`
  return source.createProblem(range, message, hint, fix)
}

/** Matches the rest of `$1,375/mo` in braces. The groups are `,375` and `/mo`. */
const NUMBER_REST = /^((?:,\d+)+)((?: ?\/ ?| (?:an? |per )?)?[a-z]{1,8})?(?=\s*[,}\]])/i

/** Finds a number with commas, and the keys that are parts of it: YAML parses `{ population: 97,422 }` as two keys. */
function findSplitNumber({ source, yaml, fileType }: ParsedFile, parentPath: Path, keys: string[]) {
  // JavaScript sorts keys such as `375`, so compare their positions.
  const keyOffsets = keys.flatMap((key) => (/^\d/.test(key) ? yaml.getKeyRange([...parentPath, key])[0] : []))
  if (keyOffsets.length === 0) return undefined
  const commaOffset = Math.min(...keyOffsets) - 1
  const key = Object.keys(getValueAt(yaml.data, parentPath) ?? {}).find(
    (candidate) => yaml.getRange([...parentPath, candidate])[1] === commaOffset,
  )
  if (key === undefined) return undefined
  const path = [...parentPath, key]
  const [start, end] = yaml.getRange(path)
  const [rest = '', commasAndDigits = '', unit] = NUMBER_REST.exec(source.text.slice(end)) ?? []
  const raw = source.text.slice(start, end)
  if (rest === '' || !/^\$?-?\d+$/.test(raw)) return undefined
  // If the schema accepts decimals, the comma is probably a decimal comma.
  const acceptsDecimals = getSchemaAt(fileType.schema, path)?.safeParse(0.5).success ?? false
  const value = Number(raw.replace('$', '') + commasAndDigits.replaceAll(',', acceptsDecimals ? '.' : ''))
  // A number with two decimal commas isn't valid.
  const fix = Number.isNaN(value)
    ? undefined
    : source.createReplacementFix([start, end + rest.length], String(value), { isCertain: unit === undefined })
  const message = `The comma in \`${raw}${rest}\` ends the value, so \`${key}\` would be ${raw}.`
  const hint = 'Write only the digits, without commas, currency signs, or units.'
  const problem = source.createProblem([start, end + rest.length], message, hint, fix)
  return { problem, path, keys: rest.slice(1).split(',') }
}
