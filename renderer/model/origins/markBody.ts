import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { z } from 'zod'
import type { ContentModel } from '../define/model.ts'
import { rangeOf } from '../mdx/rangeOf.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { marked } from './marks.ts'
import type { Origins } from './origins.ts'

type Component = MdxJsxFlowElement | MdxJsxTextElement

/** What a writer edits as a whole. A paragraph in a list or a quotation is one of its own. */
const BLOCKS = ['paragraph', 'heading', 'tableCell', 'code']

/**
 * A body with a mark behind each run of its text, of the block that it stands in, and behind what its components have as titles
 * and captions.
 */
export function markBody(file: ParsedFile, tree: Root, origins: Origins, model: ContentModel): Root {
  const body = structuredClone(tree)
  const components = componentsIn(body)
  const items = new Set(components.flatMap(itemsIn))
  // Braces: a visitor that returns a number would send the visit there.
  visit(body, BLOCKS, (block) => {
    const id = origins.add(file, { block: rangeOf(block) })
    visit(block, (node) => {
      if (node.type === 'text') node.value = items.has(block) ? itemMarked(node.value, id) : marked(node.value, id)
      if (node.type === 'inlineCode' || node.type === 'code') node.value = marked(node.value, id)
    })
  })
  for (const component of components) markAttributes(file, component, origins, model)
  return body
}

function componentsIn(body: Root): Component[] {
  const found: Component[] = []
  visit(body, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') found.push(node)
  })
  return found
}

/** The paragraphs of the items of a component's lists. */
function itemsIn(component: Component): Nodes[] {
  const found: Nodes[] = []
  visit(component, 'listItem', (item) => {
    visit(item, 'paragraph', (paragraph) => void found.push(paragraph))
  })
  return found
}

/** A component may part its items at the colon: each part has a mark, but for a number, which has no room for one. */
function itemMarked(text: string, id: number): string {
  const [name = '', ...rest] = text.split(': ')
  const value = rest.join(': ')
  if (rest.length === 0) return marked(text, id)
  return `${marked(name, id)}: ${/^[\d.,]+$/.test(value) ? value : marked(value, id)}`
}

/** Marks the attributes that may say anything. What is edited stands between their quotes. */
function markAttributes(file: ParsedFile, node: Component, origins: Origins, { components }: ContentModel): void {
  const shape = components[node.name ?? '']?.attributes.shape ?? {}
  const [from] = rangeOf(node)
  for (const attribute of node.attributes) {
    if (!('name' in attribute) || typeof attribute.value !== 'string' || !isFree(shape[attribute.name])) continue
    const found = stretchIn(file.source.text, from, attribute.name, attribute.value)
    if (!found) continue
    attribute.value = marked(attribute.value, origins.add(file, { block: found }))
  }
}

/** Where a value stands in its tag, between quotes of either kind; undefined where it is written in another way: `&amp;`. */
function stretchIn(text: string, from: number, name: string, value: string): [number, number] | undefined {
  const starts = ['"', "'"].map((quote) => text.indexOf(`${name}=${quote}${value}${quote}`, from))
  const [at] = starts.filter((each) => each !== -1).sort((a, b) => a - b)
  if (at === undefined || value === '') return undefined
  const start = at + name.length + '="'.length
  return [start, start + value.length]
}

/** Whether an attribute takes any words, and hands them on as they are. */
function isFree(schema: z.core.$ZodType | undefined): boolean {
  const result = (schema as z.ZodType | undefined)?.safeParse('Ω ω')
  return result?.data === 'Ω ω'
}
