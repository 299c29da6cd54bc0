import type { Root as Mdast, PhrasingContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { ContentFile } from './contentFile.ts'
import { entryAddress, parseEntry } from './entryLink.ts'
import { valueAt } from './explain.ts'
import { TOKEN } from './fill.ts'
import type { Problem } from './problem.ts'
import { BRAND_TOKENS } from './schemas/fields.ts'
import { didYouMean } from './suggest.ts'
import { mapTexts, select } from './walk.ts'

/** What the tokens and components of a text stand for. Read before the schemas run, so every value may still be missing. */
export interface TokenValues {
  facts: Record<string, string>
  claims: Map<string, string>
  /** The name or title of each entry, by folder and file: `services/local-seo`, `cities/florida/tampa`. */
  names: Map<string, string>
}

/** Reads the brand's facts, the claims and the entries' names from files whose syntax is right. */
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
    names: new Map(files.flatMap(namesIn)),
  }
}

function namesIn({ slot, yaml: { data } }: ContentFile): [entry: string, name: string][] {
  if (slot.kind !== 'entry') return []
  const cities = select(data, 'cities.*').map(({ value }): [string, string] => [
    `cities/${slot.slug}/${asText(valueAt(value, ['slug']))}`,
    asText(valueAt(value, ['name'])),
  ])
  return [[`${slot.name}/${slot.slug}`, asText(valueAt(data, ['name'])) || asText(valueAt(data, ['title']))], ...cities]
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

/** Replaces `<Fact>`, `<Claim>` and `<EntryLink>` in a body by what they stand for. Their attributes are checked already. */
export function replaceComponents(tree: Mdast, values: TokenValues): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (!('attributes' in node) || !parent || index === undefined) return
    const stand = standFor(node, values)
    if (!stand) return
    const isBlock = node.type === 'mdxJsxFlowElement'
    parent.children.splice(index, 1, isBlock ? { type: 'paragraph', children: [stand] } : stand)
  })
}

function standFor(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  { facts, claims, names }: TokenValues,
): PhrasingContent | undefined {
  const attribute = (name: string) =>
    String(node.attributes.find((each) => 'name' in each && each.name === name)?.value ?? '')
  if (node.name === 'Fact') return { type: 'text', value: facts[attribute('name')] ?? '' }
  if (node.name === 'Claim') return { type: 'text', value: claims.get(attribute('id')) ?? '' }
  const entry = node.name === 'EntryLink' ? parseEntry(attribute('to')) : undefined
  if (!entry || node.type !== 'mdxJsxTextElement') return undefined
  const name: PhrasingContent = { type: 'text', value: names.get(attribute('to')) ?? '' }
  return { type: 'link', url: entryAddress(entry), children: node.children.length > 0 ? node.children : [name] }
}
