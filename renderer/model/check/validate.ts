import { Reference } from '../define/reference.ts'
import { walk } from '../define/texts.ts'
import type { Problem } from '../explain/problem.ts'
import type { PlacedReference } from '../mdx/parseMdx.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { causesIn, problemsOfIssue } from './issues.ts'

export interface Validation {
  /** The file's data with its tokens replaced; positions still come from the file. */
  data: unknown
  /** Paths of texts in which a value is not known: nothing but their tokens can be judged. */
  unsure: Set<string>
  /** The tokens that every text knows. */
  tokens: string[]
}

/** Holds a file's data against its schema. */
export function validate(file: ParsedFile, { data, unsure, tokens }: Validation): CheckedFile | Problem[] {
  const result = file.fileType.schema.safeParse(data ?? {})
  if (result.success) return { file, data: result.data as object, references: referencesIn(file, result.data) }
  return causesIn(file, result.error.issues).flatMap((issue) => {
    const isToken = issue.code === 'custom' && issue.params?.unknownToken !== undefined
    return !isToken && unsure.has(issue.path.join('.')) ? [] : problemsOfIssue({ file, issue, data, tokens })
  })
}

function referencesIn({ yaml, body }: ParsedFile, data: unknown): PlacedReference[] {
  const references: PlacedReference[] = []
  walk(data, (leaf, path) => {
    if (leaf instanceof Reference) references.push({ reference: leaf, range: () => yaml.range(path) })
  })
  return [...references, ...(body?.references ?? [])]
}
