import type { NodeProblem } from '../define/component.ts'
import { Reference } from '../define/reference.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'
import { parseLinkUrl } from './linkChecks.ts'

/** Converts the problem of a node to a diagnostic with a fix. Sets the reference that the fix adds, so that `verifyFixes` can correct or drop the fix. */
export function createNodeDiagnostic(source: Source, [start, end]: [number, number], problem: NodeProblem): Diagnostic {
  const { message, hint, rule, toReplacement, isCertain } = problem
  const raw = source.text.slice(start, end)
  const replacement = toReplacement?.(raw)
  if (replacement === undefined || replacement === raw)
    return { ...source.createProblem([start, end], message, hint), rule }
  const addedReference = problem.addedReference ?? findAddedReference(raw, replacement)
  const fix = { ...source.createReplacementFix([start, end], replacement, { isCertain }), addedReference }
  return { ...source.createProblem([start, end], message, hint, fix), rule }
}

function findAddedReference(raw: string, replacement: string): Reference | undefined {
  const listUrls = (markdown: string) => [...markdown.matchAll(/\](?:\(|:\s*)([^()\s]+)/g)].map(([, url = '']) => url)
  const addedUrls = listUrls(replacement).filter((url) => !listUrls(raw).includes(url))
  return addedUrls.map(parseLinkUrl).find((result) => result instanceof Reference)
}
