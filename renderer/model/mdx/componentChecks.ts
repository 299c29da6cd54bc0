import type { z } from 'zod'
import type { MdxComponent, NodeProblem } from '../define/component.ts'
import type { ContentModel } from '../define/model.ts'
import { getValueAt } from '../define/path.ts'
import { Reference } from '../define/reference.ts'
import { explainIssue } from '../diagnostics/explainIssue.ts'
import { findClosest, getCandidatesHint, getChoicesHint } from '../diagnostics/similarity.ts'
import { createEntryLink, ENTRY_LINK } from './entryLink.ts'
import { createHtmlProblem } from './htmlProblem.ts'
import { BRACES_PROBLEM, type ProblemOrReference } from './nodeProblems.ts'
import { type ComponentNode, getAttribute } from './tree.ts'

export type Components = ReadonlyMap<string, MdxComponent>

/** Returns the components of the site and `EntryLink`, by name. */
export function getComponents(model: ContentModel): Components {
  return new Map([...Object.entries(model.components), [ENTRY_LINK, createEntryLink(model)]])
}

/** Checks the attributes, placement, and children. Returns problems, and the references in attributes. */
export function checkComponent(node: ComponentNode, components: Components): ProblemOrReference[] {
  const name = node.name ?? ''
  const component = components.get(name)
  if (!component) return [createUnknownComponentProblem(name, node, components)]
  const placementProblem = findPlacementProblem(name, component, node)
  return [
    ...checkAttributes(name, component, node),
    ...(placementProblem ? [placementProblem] : checkChildren(name, component, node)),
  ]
}

/** Explains HTML, or suggests the component with the closest name. The fix renames the tag if that makes it valid. */
function createUnknownComponentProblem(name: string, node: ComponentNode, components: Components): NodeProblem {
  const names = [...components.keys()]
  const htmlProblem = /^[a-z]/.test(name) ? createHtmlProblem({ name, src: getAttribute(node, 'src') }) : undefined
  const message = htmlProblem?.message ?? `There is no component \`<${name}>\`.`
  // Don't suggest `<Bars>` for `<Tabs>`.
  const candidates = names.filter((candidate) => candidate[0]?.toLowerCase() === name[0]?.toLowerCase())
  const closest = htmlProblem
    ? candidates.find((candidate) => candidate.toLowerCase() === name)
    : findClosest(name, candidates)
  const component = components.get(closest ?? '')
  if (closest === undefined || !component) return htmlProblem ?? { message, hint: getChoicesHint(names) }
  const candidatesHint = getCandidatesHint(name, [closest])
  if (findPlacementProblem(closest, component, node)) return { message, hint: candidatesHint }
  const problems = checkAttributes(closest, component, node).filter((result) => 'message' in result)
  const attributeHints = problems.map((problem) => `${problem.message} ${problem.hint ?? ''}`.trim())
  const hint = [candidatesHint, ...attributeHints].join(' ')
  if (problems.length > 0) return { message, hint }
  return { message, hint, toReplacement: (raw) => renameTag(raw, { from: name, to: closest }) }
}

function renameTag(raw: string, { from, to }: { from: string; to: string }): string {
  const closingTag = `</${from}>`
  const renamed = raw.replace(`<${from}`, () => `<${to}`)
  return raw.endsWith(closingTag) ? `${renamed.slice(0, -closingTag.length)}</${to}>` : renamed
}

function checkAttributes(name: string, component: MdxComponent, { attributes }: ComponentNode): ProblemOrReference[] {
  // An attribute can have the name `__proto__`.
  const values: Record<string, unknown> = Object.create(null)
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [BRACES_PROBLEM]
    if (attribute.value !== null && typeof attribute.value === 'object')
      return [createBracesProblem(attribute.name, attribute.value.value)]
    if (Object.hasOwn(values, attribute.name))
      return [{ message: `\`<${name}>\`: \`${attribute.name}\` is set twice.`, hint: 'Delete one of them.' }]
    values[attribute.name] = attribute.value
  }
  const schema = component.attributes
  const result = schema.safeParse(values)
  if (result.success) return Object.values(result.data).filter((value) => value instanceof Reference)
  const misnamed = findMisnamedAttributeProblem(name, schema, Object.keys(values))
  if (misnamed) return [misnamed]
  return result.error.issues.map((issue) => {
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : []
    if (unknown !== undefined)
      return {
        message: getUnknownAttributeMessage(name, unknown),
        hint: getCandidatesHint(unknown, Object.keys(schema.shape)),
      }
    const { message, hint } = explainIssue(issue, getValueAt(values, issue.path))
    const [missing] = issue.path.filter((key) => !Object.hasOwn(values, key))
    return { message: `\`<${name}>\`: ${message}`, hint: missing === undefined ? hint : `Add ${String(missing)}="…".` }
  })
}

const getUnknownAttributeMessage = (name: string, attribute: string) =>
  `\`<${name}>\` has no attribute \`${attribute}\`.`

/** Explains braces around the value of an attribute. The fix is for constants: `width="960"` for `width={960}`. */
function createBracesProblem(attribute: string, code: string): NodeProblem {
  const [, value] = /^(?=[\d"'`])["'`]?([\w ./-]+)["'`]?$/.exec(code.trim()) ?? []
  if (value === undefined) return BRACES_PROBLEM
  const toReplacement = (raw: string) => raw.replace(`${attribute}={${code}}`, () => `${attribute}="${value}"`)
  return { ...BRACES_PROBLEM, hint: 'Write the value in quotes.', toReplacement, isCertain: true }
}

/** Finds a single unknown attribute if a single required attribute is missing. The fix renames it. */
function findMisnamedAttributeProblem(name: string, { shape }: z.ZodObject, attributes: string[]) {
  const isRequired = (key: string) => !(shape[key] as z.ZodType).safeParse(undefined).success
  const unknown = attributes.filter((key) => !Object.hasOwn(shape, key))
  const missing = Object.keys(shape).filter((key) => isRequired(key) && !attributes.includes(key))
  const [[from], [to]] = [unknown, missing]
  if (from === undefined || to === undefined || unknown.length + missing.length > 2) return undefined
  const toReplacement = (raw: string) => raw.replace(` ${from}=`, () => ` ${to}=`)
  return { message: `${getUnknownAttributeMessage(name, from)} Did you mean \`${to}\`?`, toReplacement }
}

function findPlacementProblem(name: string, { placement }: MdxComponent, { type }: ComponentNode) {
  const isInSentence = type === 'mdxJsxTextElement'
  if (placement === 'anywhere' || isInSentence === (placement === 'sentence')) return undefined
  return isInSentence
    ? { message: `\`<${name}>\` can't be inside a sentence.`, hint: 'Put each tag on its own line.' }
    : { message: `\`<${name}>\` must be inside a sentence.`, hint: 'Write the sentence around it, on the same line.' }
}

/** Runs the component's check of children. Reports text in a component that inserts text: the fix moves it behind the tag. */
function checkChildren(name: string, { check, getInsertedText }: MdxComponent, node: ComponentNode): NodeProblem[] {
  if (!getInsertedText || node.children.length === 0)
    return node.type === 'mdxJsxFlowElement' ? (check?.(node) ?? []) : []
  const toReplacement = (raw: string) => {
    const [start, end] = [raw.indexOf('>'), raw.lastIndexOf('</')]
    return `${raw.slice(0, start).trimEnd()} /> ${raw.slice(start + 1, end).trim()}`
  }
  const message = `\`<${name}>\` inserts text from another file, so it can't contain text.`
  return [{ message, hint: 'Close it first, and write the text after it.', toReplacement }]
}
