import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import type { ContentModel } from '../define/model.ts'
import { walk } from '../define/texts.ts'
import { findInvisible } from '../explain/characters.ts'
import type { Problem } from '../explain/problem.ts'
import { citeFor } from '../mdx/tokensInBody.ts'
import { rangeOf } from '../mdx/tree.ts'
import { textsOfYaml } from '../parse/fileTexts.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** Signs of Markdown and HTML that readers of a plain text would see, and the words inside them. */
const SIGNS: { pattern: RegExp; name: string; isCertain: boolean }[] = [
  { pattern: /\*\*([^*\n]+)\*\*/, name: 'bold type', isCertain: true },
  { pattern: /\[([^[\]\n]+)\]\([^()\s]*\)/, name: 'a link', isCertain: false },
  { pattern: /(?<![\w*])\*([^\s*][^*\n]*)\*(?![\w*])/, name: 'italic type', isCertain: true },
  { pattern: /`([^`\n]+)`/, name: 'code', isCertain: true },
  { pattern: /<\/?[A-Z][^<>]*>/, name: 'a component', isCertain: false },
  { pattern: /^#{1,6} (.+)/m, name: 'a heading', isCertain: true },
]
const HINT = 'The texts of YAML are plain: Markdown belongs in the body of an `.mdx` file.'

/** Markdown in a text of YAML, which pages show with its stars and brackets. */
export function checkMarkdown(file: ParsedFile, model: ContentModel): Problem[] {
  const { source } = file
  return textsOfYaml(file).flatMap(({ text, range }) => {
    const sign = SIGNS.find(({ pattern }) => pattern.test(text))
    if (!sign) return []
    const [written = '', inside] = sign.pattern.exec(text) ?? []
    const isComponent = written.startsWith('<')
    const words = isComponent ? tokenOf(written, model) : inside
    const [start, end] = range()
    const at = source.text.indexOf(written, start)
    const isFound = at !== -1 && at < end
    const place: [number, number] = isFound ? [at, at + written.length] : [start, end]
    const fix = isFound && words !== undefined ? source.replace(...place, words, sign.isCertain, words) : undefined
    const message = `Readers would see the signs: this is ${sign.name} in Markdown.`
    const tokens = model.tokenNames().map((name) => `{${name}}`)
    const hint = isComponent ? `A text of YAML cites with braces: ${tokens.join(', ')}.` : HINT
    return [source.problem(...place, message, hint, fix)]
  })
}

/** The token that a text of YAML writes for a component: `{claim:growth}` for `<Claim id="growth" />`. */
function tokenOf(component: string, model: ContentModel): string | undefined {
  const [, value] = /"([^"]*)"/.exec(component) ?? []
  if (value === undefined) return undefined
  const names = model.tokenNames().map((name) => (name.endsWith(':…') ? name.replace('…', () => value) : name))
  const tight = (text: string | undefined) => text?.replaceAll(/\s/g, '')
  const token = names.find((name) => tight(citeFor(name, model)) === tight(component))
  return token === undefined ? undefined : `{${token}}`
}

/** Characters that nobody sees, written as signs of YAML ("\u202e") or Markdown (`&#x202e;`): they are in no line of the file. */
export function checkInvisible({ source, yaml, body }: ParsedFile): Problem[] {
  const problems: Problem[] = []
  const look = (text: string, range: () => [number, number]) => {
    const unpublished = findInvisible(text)
    if (unpublished)
      problems.push(
        source.problem(...range(), `This stands for ${unpublished.name}, which no reader sees.`, 'Remove it.'),
      )
  }
  walk(yaml.data, (leaf, path) => {
    for (const key of path.slice(-1)) look(String(key), () => yaml.keyRange(path))
    if (typeof leaf === 'string') look(leaf, () => yaml.range(path))
  })
  if (body)
    visit(body.tree, (node) => {
      for (const text of textsOf(node)) look(text, () => rangeOf(node))
    })
  return problems
}

function textsOf(node: Nodes): string[] {
  const { value, url, title, alt }: Partial<Record<string, unknown>> = { ...node }
  const attributes = 'attributes' in node ? node.attributes.map((attribute) => attribute.value) : []
  return [value, url, title, alt, ...attributes].filter((text) => typeof text === 'string')
}
