import type { NodeProblem } from '../define/component.ts'
import type { ContentModel } from '../define/model.ts'
import { Reference } from '../define/reference.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'
import { createNodeDiagnostic } from './nodeProblems.ts'

/** Returns the tag that inserts the same value as a token, `<Claim id="growth" />` for `claim:growth`, and the reference in it. Page tokens have no tag. */
export function convertToComponent(tokenName: string, { components }: ContentModel) {
  for (const [name, { token, attributes }] of Object.entries(components)) {
    if (!token || !tokenName.startsWith(token.prefix)) continue
    const value = tokenName.slice(token.prefix.length)
    const { data } = attributes.safeParse({ [token.attribute]: value })
    const reference = Object.values(data ?? {}).find((parsed) => parsed instanceof Reference)
    if (data) return { tag: `<${name} ${token.attribute}="${value}" />`, reference }
  }
  return undefined
}

/** Returns the text that inserts a value: a token in YAML, or a component in a body. Copy in a body has no path. */
export function formatInsertion(tokenName: string, path: PropertyKey[] | undefined, model: ContentModel): string {
  return (path ? undefined : convertToComponent(tokenName, model)?.tag) ?? `{${tokenName}}`
}

export const USE_COMPONENT_HINT = 'Tokens in braces only work in fields. In the body, use a component.'

/** Suggests the component for a token, if it has one. */
export function findTokenProblem(tokenName: string, model: ContentModel): NodeProblem | undefined {
  const component = convertToComponent(tokenName, model)
  if (!component) return undefined
  const message = `\`{${tokenName}}\` doesn't work in the body.`
  const { tag, reference } = component
  return { message, hint: USE_COMPONENT_HINT, toReplacement: () => tag, addedReference: reference, isCertain: true }
}

/** Reports tokens in a body, and replaces them with letters to parse the rest. Skips inline code. */
export function maskTokens(source: Source, body: string, model: ContentModel) {
  const problems: Diagnostic[] = []
  const replaced = body.replaceAll(/(?<!\\)\{([a-z][\w:/-]*)\}/gi, (token, name: string, start: number) => {
    const isCode = body.slice(body.lastIndexOf('\n', start) + 1, start).split('`').length % 2 === 0
    const problem = isCode ? undefined : findTokenProblem(name, model)
    if (!problem) return token
    // `${brand}` can be code that the article shows.
    const isCertain = body[start - 1] !== '$'
    problems.push(createNodeDiagnostic(source, [start, start + token.length], { ...problem, isCertain }))
    return 'x'.repeat(token.length)
  })
  return { body: replaced, problems }
}
