import type { Element, Root } from 'hast'
import { toString as collectText } from 'hast-util-to-string'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'

declare module 'hast' {
  interface RootData {
    outline: Outline
  }
}

type Outline = ReturnType<typeof createOutline>

/** An `h2` heading, for the table of contents. The id is unique on the page. */
export interface Heading {
  id: string
  text: string
}

/** Creates a rehype plugin that saves the outline in `tree.data`. Run it after `markUpComponents`, because it reads the names of stages. */
export const rehypeOutline = () => (tree: Root) => {
  tree.data = { ...tree.data, outline: createOutline(tree) }
}

/**
 * Returns the headings, the start and the total length of segments in words, and the charts of the first `<Bars>` and
 * `<Flow>`. A segment is the text from a heading to the next, or above the first heading.
 */
function createOutline(body: Root) {
  const headings: Heading[] = []
  const starts = [0]
  let length = 0
  for (const node of body.children) {
    const text = collectText(node)
    if (node.type === 'element' && node.tagName === 'h2') {
      headings.push({ id: String(node.properties.id), text })
      if (length > 0) starts.push(length)
    }
    length += text.split(/\s+/).filter(Boolean).length
  }
  const bars = createChart(body, 'bars', (item, unit) => parseBarItem(collectText(item).trim(), unit))
  // All stages have the same value.
  const flow = createChart(body, 'flow', (item) => {
    return { label: collectText(findElements(item, 'strong')[0] ?? item), value: 1, formatted: '' }
  })
  return { headings, segments: { starts, length }, bars, flow }
}

/** Creates the chart of the first element with a tag name. Returns undefined if there are fewer than two items. */
function createChart(
  body: Root,
  tagName: 'bars' | 'flow',
  parseItem: (item: Element, unit: string) => ReturnType<typeof parseBarItem>,
) {
  const chart = findElements(body, tagName)[0]
  if (!chart) return undefined
  const unit = String(chart.properties.unit ?? '')
  const items = findElements(chart, 'li').flatMap((item) => parseItem(item, unit) ?? [])
  return items.length < 2 ? undefined : { items, caption: String(chart.properties.caption) }
}

/** A label and a number with at most twelve digits and four decimals: `Calls: 1,200`. */
const BAR_PATTERN = /^([^:\n]+): (\d{1,3}(?:,\d{3}){1,3}|\d{1,12})(?:\.(\d{1,4}))?$/

/** Parses `Calls: 40` or `Each visit: 187.50`, and formats the number with a unit. Returns undefined for other text. */
export function parseBarItem(text: string, unit = '') {
  const [, label, integer = '', decimals = ''] = BAR_PATTERN.exec(text) ?? []
  if (label === undefined) return undefined
  const value = Number(`${integer.replaceAll(',', '')}.${decimals}`)
  const digits = { minimumFractionDigits: decimals.length, maximumFractionDigits: decimals.length }
  return { label, value, formatted: addUnit(value.toLocaleString('en-US', digits), unit) }
}

/** Puts currency signs before the number, `%` after it, and other units after a space. */
function addUnit(number: string, unit: string): string {
  if (/^\p{Sc}$/u.test(unit)) return unit + number
  return unit === '' || unit === '%' ? number + unit : `${number}\u00a0${unit}`
}

/** Returns all descendants with a tag name, in document order. */
export function findElements(node: Root | Element | MdxJsxFlowElementHast, tagName: string): Element[] {
  return node.children.flatMap((child) => {
    const descendants = 'children' in child ? findElements(child as Element, tagName) : []
    return child.type === 'element' && child.tagName === tagName ? [child, ...descendants] : descendants
  })
}
