import type { Element, Root as Hast } from 'hast'
import type { Root as Mdast, Nodes, Text } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { State } from 'mdast-util-to-hast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { removePosition } from 'unist-util-remove-position'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { checkHeading, checkNode, explainSyntax } from './mdxChecks.ts'
import type { Flaw } from './mdxFinding.ts'
import { mdxOptions } from './mdxOptions.ts'
import type { Problem } from './problem.ts'
import type { Reference } from './reference.ts'
import type { Source } from './source.ts'

/** A pointer that a text contains, and the stretch of the file where it stands. */
export interface PlacedReference {
  reference: Reference
  range: [start: number, end: number]
}

export interface ParsedMdx {
  /** The body; empty where its syntax is broken. */
  tree: Mdast
  references: PlacedReference[]
  problems: Problem[]
}

const parser = unified().use(remarkParse).use(remarkMdx).use(mdxOptions.remarkPlugins)
const compiler = unified()
  .use(remarkRehype, { handlers: { mdxJsxFlowElement: toElement, mdxJsxTextElement: toElement } })
  .use(mdxOptions.rehypePlugins)

/** A component becomes an element of its name in lower case, which `components/Prose.tsx` draws: `<callout title="…">`. */
function toElement(state: State, node: MdxJsxFlowElement | MdxJsxTextElement): Element {
  const attributes = node.attributes.flatMap((each) => ('name' in each ? [[each.name, String(each.value)]] : []))
  const tagName = (node.name ?? '').toLowerCase()
  return { type: 'element', tagName, properties: Object.fromEntries(attributes), children: state.all(node) }
}

/**
 * Parses the body of an MDX file and checks that it is data: text, links, tables and our components, and no code.
 * @param body the body, padded so that its offsets are the file's.
 */
export function parseMdx(source: Source, body: string): ParsedMdx {
  const problems: Problem[] = []
  const references: PlacedReference[] = []
  const tree = parse(source, body, problems)
  let level = 1
  visit(tree, (node) => {
    const findings = node.type === 'heading' ? checkHeading(node, level) : checkNode(node)
    if (node.type === 'heading') level = node.depth
    for (const finding of findings) {
      if (finding.reference) references.push({ reference: finding.reference, range: rangeOf(node) })
      else problems.push(problemOf(source, finding, rangeOf(finding.at ?? node)))
    }
  })
  return { tree, references, problems }
}

function problemOf(source: Source, { message, hint }: Flaw, [start, end]: [number, number]): Problem {
  return source.problem(start, end, message, hint)
}

/** The parsed body as HTML nodes, without positions: plain data, which `components/Prose.tsx` renders. */
export function compileMdx(tree: Mdast): Hast {
  const html = compiler.runSync(tree)
  removePosition(html, { force: true })
  return html as Hast
}

function parse(source: Source, body: string, problems: Problem[]): Mdast {
  try {
    return parser.parse(body)
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    const start = offsetOf(source, error)
    problems.push(problemOf(source, explainSyntax(error.reason), [start, start + 1]))
    return { type: 'root', children: [] }
  }
}

/** Of a component that is not closed, the parser tells the place in its words alone: `<Callout>` (7:1-7:20). */
function offsetOf(source: Source, { line, column, reason }: VFileMessage): number {
  const [, lineInWords, columnInWords] = /\((\d+):(\d+)/.exec(reason) ?? []
  return source.offset(line ?? Number(lineInWords ?? 1), column ?? Number(columnInWords ?? 1))
}

/** Calls back with each run of text in a body, with its stretch of the file. */
export function visitText(tree: Mdast, callback: (node: Text, range: [number, number]) => void): void {
  // Braces: a visitor that returns a number would send the visit there.
  visit(tree, 'text', (node) => {
    callback(node, rangeOf(node))
  })
}

/** The stretch of the file where a node stands. */
export function rangeOf(node: Nodes): [number, number] {
  const start = node.position?.start.offset ?? 0
  return [start, node.position?.end.offset ?? start + 1]
}
