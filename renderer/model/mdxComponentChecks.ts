import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { explainIssue } from './explain.ts'
import { isMdxComponent, MDX_COMPONENTS, type MdxComponentName } from './mdxComponents.ts'
import { checkContent } from './mdxContents.ts'
import { codeFlaw, type Finding, type Flaw } from './mdxFinding.ts'
import { Reference } from './reference.ts'
import { didYouMean } from './suggest.ts'

type Node = MdxJsxFlowElement | MdxJsxTextElement

/** Checks a component: its name, its attributes, where it stands, and what stands inside. */
export function checkComponent(node: Node): Finding[] {
  const { name } = node
  if (!name || !isMdxComponent(name)) return [unknownComponent(name ?? '')]
  return [...checkAttributes(name, node), ...(checkPlace(name, node) ?? checkInside(name, node))]
}

function unknownComponent(name: string): Flaw {
  const message = /^[a-z]/.test(name)
    ? `HTML is not written here (\`<${name}>\`).`
    : `There is no component \`<${name}>\`.`
  return { message, hint: didYouMean(name, Object.keys(MDX_COMPONENTS)) }
}

function checkAttributes(name: MdxComponentName, { attributes }: Node): Finding[] {
  const values: Record<string, unknown> = {}
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [codeFlaw]
    if (attribute.value !== null && typeof attribute.value === 'object') return [codeFlaw]
    values[attribute.name] = attribute.value
  }
  const schema = MDX_COMPONENTS[name]
  const result = schema.safeParse(values)
  if (result.success) {
    return Object.values(result.data).flatMap((value) => (value instanceof Reference ? [{ reference: value }] : []))
  }
  return result.error.issues.map((issue) => {
    const { message, hint } = explainIssue(issue, values, Object.keys(schema.shape))
    const [missing] = issue.path.filter((key) => !Object.hasOwn(values, key))
    return { message: `<${name}>: ${message}`, hint: missing === undefined ? hint : `Add ${String(missing)}="…".` }
  })
}

const IN_A_SENTENCE: MdxComponentName[] = ['EntryLink']
const ANYWHERE: MdxComponentName[] = ['Claim', 'Fact']

function checkPlace(name: MdxComponentName, { type }: Node): Flaw[] | undefined {
  if (ANYWHERE.includes(name)) return undefined
  const isInSentence = type === 'mdxJsxTextElement'
  if (isInSentence === IN_A_SENTENCE.includes(name)) return undefined
  return isInSentence
    ? [{ message: `\`<${name}>\` stands in a line of text.`, hint: 'Give each of its tags a line of its own.' }]
    : [{ message: `\`<${name}>\` stands outside a sentence.`, hint: 'Write the sentence around it, on the same line.' }]
}

function checkInside(name: MdxComponentName, node: Node): Flaw[] {
  return node.type === 'mdxJsxFlowElement' ? checkContent(name, node) : []
}
