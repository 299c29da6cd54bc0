import type { ContentFile } from './contentFile.ts'
import { explainIssue, valueAt } from './explain.ts'
import type { Problem } from './problem.ts'
import { keysAt } from './schemaKeys.ts'

/** A file that its schema accepts. `data` is the schema's output: typed by the slot's schema. */
export interface CheckedFile {
  file: ContentFile
  data: unknown
}

/**
 * Holds a file's data against its schema.
 * @param data the file's data with its tokens replaced; positions still come from the file.
 */
export function validate(file: ContentFile, data: unknown): CheckedFile | Problem[] {
  const result = file.slot.schema.safeParse(data ?? {})
  if (result.success) return { file, data: result.data }
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const { message, hint } = explainIssue({ ...issue, keys: [key] }, data, keysAt(file.slot.schema, issue.path))
        return file.source.problem(...file.yaml.keyRange([...issue.path, key]), message, hint)
      })
    }
    const { message, hint } = explainIssue(issue, data, [])
    const isKey = issue.code === 'invalid_key'
    const range = isKey ? file.yaml.keyRange(issue.path) : rangeOf(file, issue.path)
    return [file.source.problem(...range, message, hint)]
  })
}

/** A missing value is shown at the group that lacks it; at the top of the file, that is its first line. */
function rangeOf({ yaml }: ContentFile, path: readonly PropertyKey[]): [number, number] {
  const isMissing = path.length > 0 && valueAt(yaml.data, path) === undefined
  if (!isMissing) return yaml.range(path)
  const [start] = yaml.range(path.slice(0, -1))
  return [start, start + 1]
}
