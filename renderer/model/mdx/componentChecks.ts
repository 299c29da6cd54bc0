import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { z } from 'zod'
import type { MdxComponent, NodeReport } from '../define/component.ts'
import type { ContentModel } from '../define/model.ts'
import { Reference } from '../define/reference.ts'
import { explainIssue } from '../explain/explain.ts'
import { findClosest, listChoices, suggestCandidates } from '../explain/suggest.ts'
import { createEntryLink, ENTRY_LINK } from './entryLink.ts'
import {
  BRACES_REPORT,
  createEmbedReport,
  createHtmlHint,
  createHtmlMessage,
  type Finding,
  isEmbedElement,
} from './htmlReports.ts'

type Node = MdxJsxFlowElement | MdxJsxTextElement

/** Returns all components by name, including `EntryLink`. */
export function getComponents(model: ContentModel): ReadonlyMap<string, MdxComponent> {
  return new Map([...Object.entries(model.components), [ENTRY_LINK, createEntryLink(model)]])
}

/** Validates the name, attributes, place, and children. */
export function checkComponent(node: Node, components: ReadonlyMap<string, MdxComponent>): Finding[] {
  const name = node.name ?? ''
  const component = components.get(name)
  if (!component) return [reportUnknownComponent(node, components)]
  return [
    ...checkAttributes(name, component, node),
    ...(checkPlacement(name, component, node) ?? checkChildren(name, component, node)),
  ]
}

function reportUnknownComponent(node: Node, components: ReadonlyMap<string, MdxComponent>): NodeReport {
  const name = node.name ?? ''
  const names = [...components.keys()]
  if (isEmbedElement(name))
    return createEmbedReport(
      name,
      node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'src')?.value,
    )
  const isHtml = /^[a-z]/.test(name)
  // Don't suggest `<Bars>` for `<Tabs>`.
  const similar = names.filter((candidate) => candidate[0]?.toLowerCase() === name[0]?.toLowerCase())
  const suggestion = isHtml ? names.find((candidate) => candidate.toLowerCase() === name) : findClosest(name, similar)
  const component = suggestion === undefined ? undefined : components.get(suggestion)
  const isAllowedHere =
    suggestion !== undefined && component !== undefined && !checkPlacement(suggestion, component, node)
  const attributeFindings = isAllowedHere ? checkAttributes(suggestion, component, node) : []
  const reports = attributeFindings.flatMap((attributeFinding) =>
    attributeFinding instanceof Reference ? [] : [attributeFinding],
  )
  const rewrite = isAllowedHere && reports.length === 0 ? renameTag(name, suggestion) : undefined
  if (isHtml && suggestion === undefined) return { message: createHtmlMessage(name), hint: createHtmlHint(name) }
  return {
    message: isHtml ? createHtmlMessage(name) : `There is no component \`<${name}>\`.`,
    hint: [
      suggestion === undefined ? listChoices(names) : suggestCandidates(name, [suggestion]),
      ...reports.map(({ message, hint = '' }) => `${message} ${hint}`.trim()),
    ].join(' '),
    toReplacement: rewrite,
  }
}

function renameTag(name: string, newName: string): (original: string) => string {
  return (original) => {
    const end = `</${name}>`
    const inner = original.endsWith(end) ? `${original.slice(0, -end.length)}</${newName}>` : original
    return inner.replace(`<${name}`, () => `<${newName}`)
  }
}

function checkAttributes(name: string, { attributes: schema }: MdxComponent, { attributes }: Node): Finding[] {
  // Without a prototype, we can set `__proto__`.
  const values: Record<string, unknown> = Object.create(null)
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [BRACES_REPORT]
    if (attribute.value !== null && typeof attribute.value === 'object')
      return [{ ...BRACES_REPORT, ...quoteAttribute(attribute.name, attribute.value.value) }]
    if (Object.hasOwn(values, attribute.name))
      return [{ message: `<${name}>: \`${attribute.name}\` is here twice.`, hint: 'Keep one of the two.' }]
    values[attribute.name] = attribute.value
  }
  const result = schema.safeParse(values)
  if (result.success) return Object.values(result.data).filter((value) => value instanceof Reference)
  const misnamed = findMisnamedAttribute(name, Object.keys(values), schema)
  if (misnamed) return [misnamed]
  return result.error.issues.map((issue) => {
    const { message, hint } = explainIssue(issue, values, { keys: Object.keys(schema.shape) })
    const [missing] = issue.path.filter((key) => !Object.hasOwn(values, key))
    return { message: `<${name}>: ${message}`, hint: missing === undefined ? hint : `Add ${String(missing)}="…".` }
  })
}

/** Converts `width={960}` to `width="960"`. */
function quoteAttribute(name: string, code: string): Partial<NodeReport> {
  const [, value] = /^["'`]?([\w ./-]+)["'`]?$/.exec(code.trim()) ?? []
  const isValue = value !== undefined && /^\s*[\d"'`]/.test(code)
  if (!isValue) return {}
  const rewrite = (original: string) => original.replace(`${name}={${code}}`, () => `${name}="${value}"`)
  return { hint: 'Write the value in quotes.', toReplacement: rewrite, isCertain: true }
}

/** Suggests a missing attribute for the unknown attribute. */
function findMisnamedAttribute(
  name: string,
  names: string[],
  schema: MdxComponent['attributes'],
): NodeReport | undefined {
  const requiredNames = Object.entries(schema.shape).filter(
    ([, schema]) => !(schema as z.ZodType).safeParse(undefined).success,
  )
  const unknownNames = names.filter((key) => !Object.hasOwn(schema.shape, key))
  const missing = requiredNames.flatMap(([key]) => (names.includes(key) ? [] : [key]))
  const [from, to] = [unknownNames[0], missing[0]]
  if (from === undefined || to === undefined || unknownNames.length + missing.length > 2) return undefined
  const rewrite = (original: string) => original.replace(` ${from}=`, () => ` ${to}=`)
  return { message: `<${name}>: There is no field \`${from}\` here. Did you mean \`${to}\`?`, toReplacement: rewrite }
}

function checkPlacement(name: string, { placement }: MdxComponent, { type }: Node): NodeReport[] | undefined {
  const isInSentence = type === 'mdxJsxTextElement'
  if (placement === 'anywhere' || isInSentence === (placement === 'sentence')) return undefined
  return isInSentence
    ? [{ message: `\`<${name}>\` can't be in a line of text.`, hint: 'Give each of its tags a line of its own.' }]
    : [{ message: `\`<${name}>\` must be in a sentence.`, hint: 'Write the sentence around it, on the same line.' }]
}

function checkChildren(name: string, { check, getText }: MdxComponent, node: Node): NodeReport[] {
  if (getText && node.children.length > 0) {
    const rewrite = (original: string) => {
      const [start, end] = [original.indexOf('>'), original.lastIndexOf('</')]
      return `${original.slice(0, start).trimEnd()} /> ${original.slice(start + 1, end).trim()}`
    }
    const message = `\`<${name}>\` inserts text from another file, so it can't contain text.`
    return [{ message, hint: 'Close it first, and write the text after it.', toReplacement: rewrite }]
  }
  return node.type === 'mdxJsxFlowElement' ? (check?.(node) ?? []) : []
}
