import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { walk } from '../define/texts.ts'
import { rangeOf } from '../mdx/tree.ts'
import type { ParsedFile } from './parsedFile.ts'

/** A text of a file, and the stretch where it stands, which is asked for where something is wrong with it. */
export interface FileText {
  text: string
  range: () => [start: number, end: number]
  /** Where it stands in YAML; undefined in a body. */
  path?: PropertyKey[]
}

export function textsOfYaml({ yaml }: ParsedFile): (FileText & { path: PropertyKey[] })[] {
  const texts: (FileText & { path: PropertyKey[] })[] = []
  walk(yaml.data, (leaf, path) => {
    if (typeof leaf === 'string') texts.push({ text: leaf, range: () => yaml.range(path), path })
  })
  return texts
}

/** The texts of a file: those of its YAML, and each run of words of its body. */
export function textsOf(file: ParsedFile): FileText[] {
  const texts: FileText[] = textsOfYaml(file)
  if (file.body)
    visit(file.body.tree, 'text', (node) => {
      texts.push({ text: node.value, range: () => rangeOf(node) })
    })
  return texts
}

/** The same, but for what belongs together in a body: a paragraph, a heading, the cells of a row. */
export function passagesOf(file: ParsedFile): FileText[] {
  const texts: FileText[] = textsOfYaml(file)
  if (file.body)
    visit(file.body.tree, ['paragraph', 'heading', 'tableRow'], (node) => {
      const parts = 'children' in node ? node.children.map((child) => textOf(child)) : []
      texts.push({ text: parts.join(node.type === 'tableRow' ? ' ' : ''), range: () => rangeOf(node) })
    })
  return texts
}
