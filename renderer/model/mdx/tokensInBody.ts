import type { ContentModel } from '../define/model.ts'
import { Reference } from '../define/reference.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'
import { checkComponent, getComponents } from './componentChecks.ts'
import { parseBody } from './parser.ts'

const TOKEN_IN_BODY = /(?<!\\)\{([a-z][\w:/-]*)\}/gi

/** Returns the component for a token: `<Claim id="growth" />` for `claim:growth`. */
export function formatCitation(token: string, { components }: ContentModel): string | undefined {
  for (const { toMdx } of Object.values(components)) {
    const match = toMdx?.(token)
    if (match !== undefined) return match
  }
  return undefined
}

/** Returns the record or entry that a citation refers to, `<Claim id="growth" />`, so that we can check it. */
export function findCitedReference(citation: string, model: ContentModel): Reference | undefined {
  const [node] = parseBody(citation).children
  if (node?.type !== 'mdxJsxFlowElement') return undefined
  return checkComponent(node, getComponents(model)).find((finding) => finding instanceof Reference)
}

export const USE_COMPONENT_HINT = 'Tokens in braces only work in fields. In the body, use a component.'

/** Reports tokens in a body, and replaces them with letters, so that we can parse the rest. */
export function replaceTokens(source: Source, body: string, model: ContentModel) {
  const problems: Diagnostic[] = []
  const replaced = body.replaceAll(TOKEN_IN_BODY, (match, token: string, start: number) => {
    const lineStart = body.lastIndexOf('\n', start) + 1
    const isCode = body.slice(lineStart, start).split('`').length % 2 === 0
    const citation = isCode ? undefined : formatCitation(token, model)
    if (citation === undefined) return match
    const end = start + match.length
    // In `${brand}`, this is not certain.
    const addedReference = findCitedReference(citation, model)
    const fix = {
      ...source.createReplacementFix(start, end, citation, { isCertain: body[start - 1] !== '$' }),
      addedReference,
    }
    problems.push(source.createProblem(start, end, `\`${match}\` doesn't work in the body.`, USE_COMPONENT_HINT, fix))
    return 'x'.repeat(match.length)
  })
  return { body: replaced, problems }
}
