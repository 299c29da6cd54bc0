import { getSchemaAt } from '../define/schemaAt.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { getValueAt } from '../explain/explain.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { writeValues } from '../parse/yamlFix.ts'

const NUMBER_REST = /^(?:,\d+)+(?=\s*[,}\]])/

interface SplitNumber {
  problem: Diagnostic
  /** Path to the number in the data. */
  parentPath: readonly PropertyKey[]
  /** Parts of the number that YAML reads as keys. */
  keys: string[]
}

/** Finds numbers with commas: YAML parses `{ population: 97,422 }` as two keys. */
export function findSplitNumber(
  file: ParsedFile,
  path: readonly PropertyKey[],
  keys: string[],
): SplitNumber | undefined {
  const first = keys.find((key) => /^\d+$/.test(key))
  if (first === undefined) return undefined
  const { source, yaml, fileType } = file
  const comma = yaml.getKeyRange([...path, first])[0] - 1
  const key = Object.keys(getValueAt(yaml.data, path) ?? {}).find(
    (candidate) => yaml.getRange([...path, candidate])[1] === comma,
  )
  if (key === undefined) return undefined
  const valuePath = [...path, key]
  const [start, end] = yaml.getRange(valuePath)
  const rest = NUMBER_REST.exec(source.text.slice(end))?.[0] ?? ''
  const raw = source.text.slice(start, end)
  if (rest === '' || !/^\$?-?\d+$/.test(raw)) return undefined
  const acceptsDecimals = getSchemaAt(fileType.schema, valuePath)?.safeParse(0.5).success ?? false
  const value = Number(raw.replace('$', '') + rest.replaceAll(',', acceptsDecimals ? '.' : ''))
  const edits = [source.createTextEdit(start, end + rest.length, String(value))]
  const fix = { ...writeValues(file, [{ path: valuePath, value }], true), edits }
  const message = `The comma in \`${raw}${rest}\` ends the value, so \`${key}\` would be ${raw}.`
  const hint = 'Write numbers in digits, without commas or currency signs.'
  return {
    problem: source.createProblem(start, end + rest.length, message, hint, fix),
    parentPath: valuePath,
    keys: rest.slice(1).split(','),
  }
}
