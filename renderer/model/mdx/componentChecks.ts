import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { z } from 'zod'
import type { MdxComponent, NodeReport } from '../define/component.ts'
import type { ContentModel } from '../define/model.ts'
import { Reference } from '../define/reference.ts'
import { explainIssue } from '../explain/explain.ts'
import { closest, didYouMean } from '../explain/suggest.ts'
import { codeReport, embedReport, type Finding, htmlHint, htmlMessage, isEmbed } from './component.ts'
import { ENTRY_LINK, entryLink } from './entryLink.ts'

type Node = MdxJsxFlowElement | MdxJsxTextElement

export function componentsOf(model: ContentModel): ReadonlyMap<string, MdxComponent> {
  return new Map([...Object.entries(model.components), [ENTRY_LINK, entryLink(model)]])
}

export function checkComponent(node: Node, components: ReadonlyMap<string, MdxComponent>): Finding[] {
  const name = node.name ?? ''
  const component = components.get(name)
  if (!component) return [unknown(node, components)]
  return [
    ...checkAttributes(name, component, node),
    ...(checkPlace(name, component, node) ?? checkInside(name, component, node)),
  ]
}

function unknown(node: Node, components: ReadonlyMap<string, MdxComponent>): NodeReport {
  const name = node.name ?? ''
  const known = [...components.keys()]
  if (isEmbed(name))
    return embedReport(name, node.attributes.find((each) => 'name' in each && each.name === 'src')?.value)
  const isHtml = /^[a-z]/.test(name)
  // Don't suggest `<Bars>` for `<Tabs>`.
  const similar = known.filter((each) => each[0]?.toLowerCase() === name[0]?.toLowerCase())
  const near = isHtml ? known.find((each) => each.toLowerCase() === name) : closest(name, similar)
  const component = near === undefined ? undefined : components.get(near)
  const isPlaced = near !== undefined && component !== undefined && !checkPlace(near, component, node)
  const write = isPlaced ? renamed(name, near) : undefined
  if (isHtml && near === undefined) return { message: htmlMessage(name), hint: htmlHint(name) }
  return {
    message: isHtml ? htmlMessage(name) : `There is no component \`<${name}>\`.`,
    hint:
      near === undefined ? `Known here: ${known.map((each) => `\`${each}\``).join(', ')}.` : didYouMean(name, [near]),
    write,
  }
}

function renamed(name: string, other: string): (written: string) => string {
  return (written) => {
    const end = `</${name}>`
    const inner = written.endsWith(end) ? `${written.slice(0, -end.length)}</${other}>` : written
    return inner.replace(`<${name}`, () => `<${other}`)
  }
}

function checkAttributes(name: string, { attributes: schema }: MdxComponent, { attributes }: Node): Finding[] {
  // Without a prototype, we can set `__proto__`.
  const values: Record<string, unknown> = Object.create(null)
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [codeReport]
    if (attribute.value !== null && typeof attribute.value === 'object')
      return [{ ...codeReport, ...inQuotes(attribute.name, attribute.value.value) }]
    if (Object.hasOwn(values, attribute.name))
      return [{ message: `<${name}>: \`${attribute.name}\` is here twice.`, hint: 'Keep one of the two.' }]
    values[attribute.name] = attribute.value
  }
  const result = schema.safeParse(values)
  if (result.success) return Object.values(result.data).filter((value) => value instanceof Reference)
  const misnamed = misnamedAttribute(name, Object.keys(values), schema)
  if (misnamed) return [misnamed]
  return result.error.issues.map((issue) => {
    const { message, hint } = explainIssue(issue, values, { keys: Object.keys(schema.shape) })
    const [missing] = issue.path.filter((key) => !Object.hasOwn(values, key))
    return { message: `<${name}>: ${message}`, hint: missing === undefined ? hint : `Add ${String(missing)}="…".` }
  })
}

/** Converts `width={960}` to `width="960"`. */
function inQuotes(name: string, code: string): Partial<NodeReport> {
  const [, value] = /^["'`]?([\w ./-]+)["'`]?$/.exec(code.trim()) ?? []
  const isValue = value !== undefined && /^\s*[\d"'`]/.test(code)
  if (!isValue) return {}
  const write = (written: string) => written.replace(`${name}={${code}}`, () => `${name}="${value}"`)
  return { hint: 'Write the value in quotes.', write, isCertain: true }
}

/** Suggests the missing attribute if there is an unknown one. */
function misnamedAttribute(name: string, given: string[], schema: MdxComponent['attributes']): NodeReport | undefined {
  const required = Object.entries(schema.shape).filter(([, each]) => !(each as z.ZodType).safeParse(undefined).success)
  const unknown = given.filter((key) => !Object.hasOwn(schema.shape, key))
  const missing = required.flatMap(([key]) => (given.includes(key) ? [] : [key]))
  const [from, to] = [unknown[0], missing[0]]
  if (from === undefined || to === undefined || unknown.length + missing.length > 2) return undefined
  const write = (written: string) => written.replace(` ${from}=`, () => ` ${to}=`)
  return { message: `<${name}>: There is no key \`${from}\` here. Did you mean \`${to}\`?`, write }
}

function checkPlace(name: string, { place }: MdxComponent, { type }: Node): NodeReport[] | undefined {
  const isInSentence = type === 'mdxJsxTextElement'
  if (place === 'anywhere' || isInSentence === (place === 'sentence')) return undefined
  return isInSentence
    ? [{ message: `\`<${name}>\` can't be in a line of text.`, hint: 'Give each of its tags a line of its own.' }]
    : [{ message: `\`<${name}>\` must be in a sentence.`, hint: 'Write the sentence around it, on the same line.' }]
}

function checkInside(name: string, { check, text }: MdxComponent, node: Node): NodeReport[] {
  if (text && node.children.length > 0) {
    const write = (written: string) => {
      const [start, end] = [written.indexOf('>'), written.lastIndexOf('</')]
      return `${written.slice(0, start).trimEnd()} /> ${written.slice(start + 1, end).trim()}`
    }
    const message = `\`<${name}>\` inserts a text from another file, so it can't have its own.`
    return [{ message, hint: 'Close it first, and write the text after it.', write }]
  }
  return node.type === 'mdxJsxFlowElement' ? (check?.(node) ?? []) : []
}
