import type { Root as Mdast, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ContentFile } from './contentFile.ts'
import { valueAt } from './explain.ts'
import type { Problem } from './problem.ts'
import { BRAND_TOKENS, TOKEN } from './schemas/fields.ts'
import { didYouMean } from './suggest.ts'
import { mapTexts } from './walk.ts'

/** What the tokens and components of a text stand for. Read before the schemas run, so every value may still be missing. */
export interface TokenValues {
  facts: Record<string, string>
  claims: Map<string, string>
}

/** Reads the brand's facts and the claims from files whose syntax is right. */
export function tokenValues(files: ContentFile[]): TokenValues {
  const data = (name: string) => files.find(({ slot }) => slot.kind === 'single' && slot.name === name)?.yaml.data
  const site = data('facts')
  const claims = data('claims')
  const at = (...path: string[]) => asText(valueAt(site, path))
  const address = `${at('address', 'street')}, ${at('address', 'city')}, ${at('address', 'region')} ${at('address', 'postalCode')}`
  const plain = Object.fromEntries(
    ['brand', 'legalName', 'phone', 'email', 'hours', 'replyTime'].map((name) => [name, at(name)]),
  )
  const ids = claims !== null && typeof claims === 'object' ? Object.keys(claims) : []
  return {
    facts: { ...plain, address },
    claims: new Map(ids.map((id) => [id, asText(valueAt(claims, [id, 'value']))])),
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** Replaces `{brand}`, `{phone}`, `{email}` and `{claim:id}` in every text of a file. Other tokens are the schemas' business. */
export function replaceTokens(
  { source, yaml }: ContentFile,
  { facts, claims }: TokenValues,
  problems: Problem[],
): unknown {
  return mapTexts(yaml.data, (text, path) =>
    text.replaceAll(TOKEN, (token, name: string) => {
      const fact = BRAND_TOKENS.find((each) => each === name)
      if (fact) return facts[fact] ?? token
      if (!name.startsWith('claim:')) return token
      const id = name.slice('claim:'.length)
      const value = claims.get(id)
      if (value === undefined) {
        const start = Math.max(source.text.indexOf(token, yaml.range(path)[0]), 0)
        problems.push(
          source.problem(
            start,
            start + token.length,
            `There is no claim \`${id}\` in claims.yaml.`,
            didYouMean(id, claims.keys()),
          ),
        )
      }
      // The id stands in for the value, so that the text's schema does not complain of the token as well.
      return value ?? id
    }),
  )
}

/** Replaces `<Fact>` and `<Claim>` in a body by the words that they stand for. Their attributes are checked already. */
export function replaceComponents(tree: Mdast, { facts, claims }: TokenValues): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (!('attributes' in node) || !parent || index === undefined) return
    const attribute = (name: string) =>
      String(node.attributes.find((each) => 'name' in each && each.name === name)?.value ?? '')
    const value =
      node.name === 'Fact' ? facts[attribute('name')] : node.name === 'Claim' ? claims.get(attribute('id')) : undefined
    if (value === undefined) return
    const text: Text = { type: 'text', value }
    const isBlock = node.type === 'mdxJsxFlowElement'
    parent.children.splice(index, 1, isBlock ? { type: 'paragraph', children: [text] } : text)
  })
}
