import type { NodeProblem } from '../define/component.ts'
import { Reference } from '../define/reference.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'
import { parseLinkUrl } from './linkUrls.ts'

/** References are validated once all files are parsed. */
export type ProblemOrReference = NodeProblem | Reference
export type NodeResult = ProblemOrReference | undefined

export const IMPORT_PROBLEM = {
  message: "`import` and `export` are code, and content can't have code.",
  hint: "Components don't need an import. If this is text, start the line with another word.",
}

export const BRACES_PROBLEM: NodeProblem = {
  message: "Braces don't work in the body.",
  hint: 'To show a brace, write `\\{`. To insert a value, write <Fact name="brand" /> or <Claim id="…" />.',
}

export const COMMENT_MESSAGE = "Hidden comments don't work here."

/** Creates a diagnostic with a fix. Sets the reference that the fix adds, so that `verifyFixes` can correct or drop the fix. */
export function createNodeDiagnostic(source: Source, range: TextRange, problem: NodeProblem): Diagnostic {
  const { message, hint, formHint, rule, toReplacement, isCertain } = problem
  const raw = source.text.slice(...range)
  const replacement = toReplacement?.(raw) ?? raw
  const addedReference = problem.addedReference ?? findAddedReference(raw, replacement)
  const fix = { ...source.createReplacementFix(range, replacement, { isCertain }), addedReference }
  return { ...source.createProblem(range, message, hint, replacement === raw ? undefined : fix), formHint, rule }
}

function findAddedReference(raw: string, replacement: string): Reference | undefined {
  const listUrls = (markdown: string) => [...markdown.matchAll(/\](?:\(|:\s*)([^()\s]+)/g)].map(([, url = '']) => url)
  const addedUrls = listUrls(replacement).filter((url) => !listUrls(raw).includes(url))
  return addedUrls.map(parseLinkUrl).find((result) => result instanceof Reference)
}
