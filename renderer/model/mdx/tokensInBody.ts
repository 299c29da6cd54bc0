import type { ContentModel } from '../define/model.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'

const TOKEN = /(?<!\\)\{([a-z][\w:/-]*)\}/gi

/** Returns the component for a token: `<Claim id="growth" />` for `claim:growth`. */
export function citeFor(token: string, { components }: ContentModel): string | undefined {
  for (const { cite } of Object.values(components)) {
    const written = cite?.(token)
    if (written !== undefined) return written
  }
  return undefined
}

export const IN_BODY = 'Braces work in fields. In a text, write a component.'

/** Replaces YAML tokens with text, so that we can parse the rest of the body. */
export function takeTokens(
  source: Source,
  body: string,
  model: ContentModel,
): { body: string; problems: Diagnostic[] } {
  const problems: Diagnostic[] = []
  const rest = body.replaceAll(TOKEN, (written, token: string, at: number) => {
    const line = body.lastIndexOf('\n', at) + 1
    const isCode = body.slice(line, at).split('`').length % 2 === 0
    const cited = isCode ? undefined : citeFor(token, model)
    if (cited === undefined) return written
    const end = at + written.length
    // The `$` of `${brand}` may be part of the code of another tool.
    const fix = source.replace(at, end, cited, body[at - 1] !== '$')
    problems.push(source.problem(at, end, `\`${written}\` doesn't work in a text.`, IN_BODY, fix))
    return 'x'.repeat(written.length)
  })
  return { body: rest, problems }
}
