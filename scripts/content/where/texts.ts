import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { walk } from '../../../renderer/model/define/texts.ts'
import { standingText } from '../../../renderer/model/mdx/compileMdx.ts'
import { rangeOf } from '../../../renderer/model/mdx/tree.ts'
import type { CheckedFile } from '../../../renderer/model/parse/parsedFile.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'

/** A value of a file as visitors read it, with what it cites in its place, and the stretch of the file where it is written. */
interface Written {
  value: string | number
  range: [start: number, end: number]
}

/** Words as people compare them: without case, kinds of quotes, and ends of lines. */
export function plain(words: string): string {
  return words.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim()
}

/** The places of a file at which visitors read some words, or a number: `$1,250` is written 1250. */
export function placesOfWords(index: ContentIndex, file: CheckedFile, words: string): number[] {
  const sought = plain(words)
  const amount = sought.replaceAll(/[$,]/g, '')
  const { text } = file.file.source
  return writtenIn(index, file)
    .filter(({ value }) => (typeof value === 'number' ? String(value) === amount : plain(value).includes(sought)))
    .map(({ range: [start, end] }) => {
      const within = text.slice(start, end).toLowerCase().indexOf(words.toLowerCase())
      return start + Math.max(within, 0)
    })
}

function writtenIn(index: ContentIndex, { file: { yaml, body }, data }: CheckedFile): Written[] {
  const found: Written[] = []
  walk(data, (value, path) => {
    const isSaid = typeof value === 'string' || typeof value === 'number'
    // What a schema adds is not written.
    if (isSaid && yaml.has(path)) found.push({ value, range: yaml.range(path) })
  })
  if (body)
    visit(body.tree, ['paragraph', 'heading', 'tableCell', 'code', 'mdxJsxFlowElement'], (node) => {
      found.push({ value: saidBy(index, node), range: rangeOf(node) })
    })
  return found
}

/** What a node of a body says; of what is drawn, its attributes. */
function saidBy(index: ContentIndex, node: Nodes): string {
  if ('value' in node) return node.value
  if (node.type === 'image') return node.alt ?? ''
  if ('attributes' in node) {
    const stands = standingText(node, index.model, ({ path }) => dataOf(index, path))
    if (stands !== undefined) return stands
    if (node.type === 'mdxJsxFlowElement') return node.attributes.map(({ value }) => value).join(' ')
  }
  return 'children' in node ? node.children.map((child) => saidBy(index, child)).join('') : ''
}

function dataOf({ files }: ContentIndex, path: string): object | undefined {
  return files.find(({ file }) => file.source.path === path)?.data
}
