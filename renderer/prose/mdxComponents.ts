import type { List, ListItem, Nodes, Table } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { z } from 'zod'
import { claims } from '../collections/claims/definition.ts'
import { company } from '../collections/company/definition.ts'
import { services } from '../collections/services/definition.ts'
import { listPricesByPlan, prices } from '../collections/services/pricing.ts'
import type { MdxComponent, NodeProblem, ReadData } from '../model/define/component.ts'
import { altText, reference, text } from '../model/define/fields.ts'
import { getTextAt } from '../model/define/path.ts'
import { MEDIA, Reference } from '../model/define/reference.ts'
import { pluralize } from '../model/diagnostics/diagnostic.ts'
import { parseBarItem } from './body.ts'

const COMPANY_DETAIL_NAMES = ['brand', 'legalName', 'phone', 'email', 'address', 'hours', 'replyTime'] as const

const IMAGE_MESSAGE = '`src` must be an image in `content/media`, for example posts/chart.png.'
const image = z.string().regex(/\.(png|jpe?g|webp|avif)$/, IMAGE_MESSAGE)

const PIXELS_MESSAGE = 'The size must be a whole number of pixels, for example width="960".'
const pixels = z.string().regex(/^[1-9]\d{0,4}$/, PIXELS_MESSAGE)

/** Not `text()`, which requires a letter or digit. A unit can be `$`. */
const unit = z.string().trim().min(1).max(3).meta({ isCopy: true })

/** Attributes and rules of MDX components, by name. Those with `getInsertedText` become text, and `renderer/components/Prose.tsx` renders the others. */
export const mdxComponents: Record<string, MdxComponent> = {
  Callout: { attributes: z.strictObject({ title: text().optional() }), placement: 'block', check: checkCallout },
  Claim: {
    attributes: z.strictObject({ id: reference('claims') }),
    placement: 'anywhere',
    getInsertedText: (attribute, read) => getTextAt(read(claims), [attribute('id'), 'value']),
    token: { prefix: 'claim:', attribute: 'id' },
  },
  Fact: {
    attributes: z.strictObject({ name: z.enum(COMPANY_DETAIL_NAMES) }),
    placement: 'anywhere',
    getInsertedText: (attribute, read) => getCompanyDetail(read(company), attribute('name')),
    token: { prefix: '', attribute: 'name' },
  },
  Price: {
    attributes: z.strictObject({ of: reference(prices.name) }),
    placement: 'anywhere',
    getInsertedText: (attribute, read) => getPrice(attribute('of'), read),
    token: { prefix: 'price:', attribute: 'of' },
  },
  Figure: {
    attributes: z.strictObject({
      src: image.transform((path) => new Reference(MEDIA, path)),
      alt: altText(),
      width: pixels,
      height: pixels,
      caption: text().optional(),
    }),
    placement: 'block',
    check: checkFigure,
    image: { path: 'src', alt: 'alt', width: 'width', height: 'height', caption: 'caption' },
  },
  Steps: {
    attributes: z.strictObject({}),
    placement: 'block',
    check: (node) => checkOnlyChild(node, isNumbered, NUMBERED_LIST, () => []),
  },
  Comparison: {
    attributes: z.strictObject({}),
    placement: 'block',
    check: (node) => checkOnlyChild(node, isTable, COMPARISON_TABLE, checkColumns),
  },
  Bars: {
    attributes: z.strictObject({ caption: text(), unit: unit.optional() }),
    placement: 'block',
    check: (node) =>
      checkOnlyChild(node, isList, LABELED_LIST, (list) => [
        ...checkCount('Bars', list, { min: 2, max: 8 }),
        ...list.children.flatMap(checkBar),
      ]),
  },
  Flow: {
    attributes: z.strictObject({ caption: text() }),
    placement: 'block',
    check: (node) =>
      checkOnlyChild(node, isNumbered, NUMBERED_LIST, (list) => [
        ...checkCount('Flow', list, { min: 3, max: 6 }),
        ...list.children.flatMap(checkStage),
      ]),
  },
}

function getCompanyDetail(details: unknown, name: string): string {
  if (name !== 'address') return getTextAt(details, [name])
  const getPart = (key: string) => getTextAt(details, ['address', key])
  return `${getPart('street')}, ${getPart('city')}, ${getPart('region')} ${getPart('postalCode')}`
}

/** Returns a formatted price by id, such as `local-seo/small`, or an empty string if the price is unknown. */
function getPrice(id: string, read: ReadData): string {
  const [slug, plan = ''] = id.split('/')
  const data = read({ path: `${services.name}/${slug}.yaml`, schema: services.schema })
  return listPricesByPlan(data).get(plan) ?? ''
}

function checkCallout({ children }: MdxJsxFlowElement): NodeProblem[] {
  if (children.length > 0) return []
  const hint =
    'Write the text between <Callout> and </Callout>. Put each tag on a separate line, with a blank line before and after.'
  return [{ message: '`<Callout>` is empty, so visitors would see an empty box.', hint }]
}

function checkFigure({ children: [first] }: MdxJsxFlowElement): NodeProblem[] {
  if (!first) return []
  const hint = 'Close the tag with <Figure … />, and move the text into `caption`.'
  return [{ message: "`<Figure>` can't have any content.", hint, node: first }]
}

const isList = (node: Nodes): node is List => node.type === 'list'
const isNumbered = (node: Nodes): node is List => node.type === 'list' && node.ordered === true
const isTable = (node: Nodes): node is Table => node.type === 'table'

const NUMBERED_LIST = {
  content: 'numbered list',
  hint: 'Write a list inside, with lines that start with 1., 2., and so on.',
}
const COMPARISON_TABLE = { content: 'table', hint: 'Write a table inside: | Question | Before | After |.' }
const LABELED_LIST = {
  content: 'list',
  hint: 'Write a list inside, with a label, a colon, and a number on each line: - Calls: 40',
}

/** Requires a single child of a kind, and checks the child with `check`. */
function checkOnlyChild<Child extends Nodes>(
  node: MdxJsxFlowElement,
  isExpected: (child: Nodes) => child is Child,
  { content, hint }: { content: string; hint: string },
  check: (child: Child) => NodeProblem[],
): NodeProblem[] {
  const [first, second] = node.children
  if (first && isExpected(first) && !second) return check(first)
  const message = `\`<${node.name}>\` needs a ${content}, and nothing else.`
  const unexpected = first && isExpected(first) ? second : first
  return [{ message, hint, node: unexpected ?? node }]
}

function checkColumns(table: Table): NodeProblem[] {
  const columns = table.children[0]?.children.length
  if (columns === 3) return []
  const message = `The table has ${columns} columns, but \`<Comparison>\` needs 3: a topic and two values.`
  const hint = 'Write it like this: | Question | Before | After |. For another table, remove the <Comparison> tags.'
  return [{ message, hint, node: table }]
}

function checkCount(component: string, list: List, { min, max }: { min: number; max: number }): NodeProblem[] {
  const { length } = list.children
  if (length >= min && length <= max) return []
  const message = `The list has ${pluralize(length, 'item')}, but \`<${component}>\` needs ${min} to ${max}.`
  return [{ message, hint: length < min ? 'Add items, or write sentences instead.' : 'Remove items.', node: list }]
}

const MAX_BAR_LABEL_LENGTH = 32

function checkBar(item: ListItem): NodeProblem[] {
  const text = getOnlyParagraph(item)?.children
  const bar = text?.length === 1 && text[0]?.type === 'text' ? parseBarItem(text[0].value) : undefined
  if (!bar) {
    const hint = 'Write it like this: - Calls: 40. Put a symbol like $ in `unit`.'
    return [{ message: "This isn't a label, a colon, and a number.", hint, node: item }]
  }
  const { length } = bar.label
  if (length <= MAX_BAR_LABEL_LENGTH) return []
  const message = `The label has ${length} characters. The limit is ${MAX_BAR_LABEL_LENGTH}.`
  return [{ message, hint: 'Shorten the label.', node: item }]
}

function checkStage(item: ListItem): NodeProblem[] {
  const [first, second] = getOnlyParagraph(item)?.children ?? []
  const text = first?.type === 'text' ? first.value : ''
  if (/^[^:\n]+:\s+\S/.test(text) || (/^[^:\n]+:\s*$/.test(text) && second)) return []
  const hint = 'Write it like this: 1. Booked: A visit is on the calendar.'
  return [{ message: 'This item needs a name, a colon, and a sentence.', hint, node: item }]
}

function getOnlyParagraph({ children: [first, second] }: ListItem) {
  return first?.type === 'paragraph' && !second ? first : undefined
}
