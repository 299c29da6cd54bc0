import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { walk } from '../define/texts.ts'
import type { Problem } from '../explain/problem.ts'
import { rangeOf } from '../mdx/rangeOf.ts'
import { findUnseen } from '../parse/characters.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** Characters that nobody sees, written as signs of YAML ("\u202e") or Markdown (`&#x202e;`): they are in no line of the file. */
export function checkUnseen({ source, yaml, body }: ParsedFile): Problem[] {
  const problems: Problem[] = []
  const look = (text: string, range: () => [number, number]) => {
    const unseen = findUnseen(text)
    if (unseen)
      problems.push(source.problem(...range(), `This stands for ${unseen.name}, which no reader sees.`, 'Remove it.'))
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
