import type { ContentModel } from '../define/model.ts'
import type { Problem } from '../explain/problem.ts'
import type { ParsedFile } from '../parse/contentFile.ts'
import type { Tokens } from '../parse/tokens.ts'
import { type CheckedFile, validate } from './validate.ts'

/** A file that its schema accepts, or what it objects to. */
export interface Acceptance {
  /** The one file, or none. */
  checked: CheckedFile[]
  problems: Problem[]
}

/** What was held against its schema before, and what tokens stood for then. */
const before = new WeakMap<ParsedFile, { values: string; acceptance: Acceptance }>()

/** Holds a file, its tokens replaced, against its schema; once, unless what tokens stand for has changed. */
export function accept(file: ParsedFile, tokens: Tokens, model: ContentModel): Acceptance {
  const earlier = before.get(file)
  if (earlier?.values === tokens.values) return earlier.acceptance
  const acceptance = file.isBroken ? { checked: [], problems: [] } : firstAccept(file, tokens, model)
  before.set(file, { values: tokens.values, acceptance })
  return acceptance
}

function firstAccept(file: ParsedFile, tokens: Tokens, model: ContentModel): Acceptance {
  const problems: Problem[] = []
  const replaced = tokens.replace(file, problems)
  const result = validate(file, { ...replaced, tokens: model.tokenNames() })
  return Array.isArray(result) ? { checked: [], problems: [...problems, ...result] } : { checked: [result], problems }
}
