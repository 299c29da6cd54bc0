import type { ContentModel } from '../../renderer/model/define/model.ts'
import { labelKeys } from '../../renderer/model/describe/cmsFields.ts'
import { createExcerpt, type Diagnostic, sortProblems } from '../../renderer/model/diagnostics/diagnostic.ts'
import { toContentPath } from '../../renderer/model/diagnostics/source.ts'
import { getAdvice } from '../content/admin/filePage.ts'
import { sha256 } from '../files.ts'
import type { DevCheckResult } from './checkResult.ts'

/** Creates the response to a form: the problems and warnings of `?file=posts/first-post.mdx`. */
export function createCheckResponse(result: DevCheckResult, query: URLSearchParams): object {
  const { model, problems, warnings = [] } = result
  // The path is relative to the content folder or its parent.
  const path = query.get('file')?.replace(/^content\//, '')
  const createNotes = (list: Diagnostic[]) =>
    sortProblems(list.filter(({ file }) => toContentPath(file) === path)).map((note) => createFormNote(note, model))
  return { problems: createNotes(problems), warnings: createNotes(warnings) }
}

/** Hashes text files by path. Before forms save a file, they compare its hash. */
export function hashTextFiles({ contentFolder }: DevCheckResult): Record<string, string> {
  const textFiles = [...(contentFolder?.textFiles ?? [])]
  return Object.fromEntries(textFiles.map(([path, bytes]) => [`content/${path}`, sha256(bytes)]))
}

/** Creates a note for the CMS form, with field labels instead of keys, and a quote of the line. */
function createFormNote(problem: Diagnostic, model: ContentModel | undefined) {
  const { file, line, column, sourceLine, rule, message, missing } = problem
  const path = toContentPath(file)
  // Keep keys in messages about references: there, `closing` is a section, not a field.
  const replaceKeys = (text: string) => (model && rule !== 'references' ? labelKeys(text, path, model) : text)
  const quote = sourceLine && !missing ? splitExcerpt(createExcerpt(column, sourceLine)) : undefined
  return { line, quote, message: replaceKeys(message), advice: replaceKeys(getFormAdvice(problem)) }
}

/** Returns what to do in the form. Shows the value of a quoted line instead of its YAML. */
function getFormAdvice(problem: Diagnostic): string {
  const { missing, hint, formHint = hint, fix } = problem
  // The form lists the choices.
  if (missing) return `Fill in \`${missing.key}\`.`
  const [, value] = /^[\w-]+: "((?:[^"`\\]|\\["\\])*)"$/.exec(fix?.line ?? '') ?? []
  const line = value === undefined ? fix?.line : value.replaceAll(/\\(.)/g, '$1')
  return getAdvice({ ...problem, hint: formHint, fix: fix && { ...fix, line } })
}

function splitExcerpt({ text, offset, length }: ReturnType<typeof createExcerpt>): string[] {
  return [text.slice(0, offset), text.slice(offset, offset + length), text.slice(offset + length)]
}
