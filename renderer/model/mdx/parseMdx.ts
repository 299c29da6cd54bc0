import type { Root as Mdast, Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import type { NodeReport } from '../define/component.ts'
import type { ContentModel } from '../define/model.ts'
import { Reference } from '../define/reference.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { componentsOf } from './componentChecks.ts'
import { inventedTarget } from './linkChecks.ts'
import { checkHeading, checkNode } from './nodeChecks.ts'
import { parseBody, parseProse } from './parser.ts'
import { definitionsIn } from './pictureChecks.ts'
import { syntaxProblem } from './syntax.ts'
import { citeFor, takeTokens } from './tokensInBody.ts'
import { rangeOf } from './tree.ts'

export interface PlacedReference {
  reference: Reference
  isInBody?: true
  range: () => [start: number, end: number]
}

export interface ParsedMdx {
  /** Empty if there are syntax errors. */
  tree: Mdast
  references: PlacedReference[]
  syntax: Diagnostic[]
  problems: Diagnostic[]
}

/** Parses and validates the body. Offsets must be the same in the source. */
export function parseMdx(source: Source, body: string, model: ContentModel): ParsedMdx {
  const syntax: Diagnostic[] = []
  const problems: Diagnostic[] = []
  const references: PlacedReference[] = []
  const tree = parse(source, body, { model, syntax, problems })
  const around = { components: componentsOf(model), model, definitions: definitionsIn(tree) }
  let level = 1
  visit(tree, (node) => {
    const findings = node.type === 'heading' ? checkHeading(node, level) : checkNode(node, around)
    if (node.type === 'heading') level = node.depth
    for (const finding of findings) {
      if (finding instanceof Reference)
        references.push({ reference: finding, isInBody: true, range: () => rangeOf(node) })
      else problems.push(problemOf(source, finding, rangeOf(finding.at ?? node)))
    }
  })
  return { tree, references, syntax, problems }
}

function problemOf(
  source: Source,
  { message, hint, write, isCertain }: NodeReport,
  [start, end]: [number, number],
): Diagnostic {
  const written = source.text.slice(start, end)
  const text = write?.(written)
  if (text === undefined || text === written) return source.problem(start, end, message, hint)
  const fix = { ...source.replace(start, end, text, isCertain), leadsTo: inventedTarget(written, text) }
  return source.problem(start, end, message, hint, text.includes('\n') ? { ...fix, line: undefined } : fix)
}

const NOTHING: Mdast = { type: 'root', children: [] }

interface Collected {
  model: ContentModel
  syntax: Diagnostic[]
  problems: Diagnostic[]
}

/** If the only syntax errors are from YAML tokens, we parse the body without them. */
function parse(source: Source, body: string, { model, syntax, problems }: Collected): Mdast {
  const report = bodyProblem(source, body)
  if (report) {
    syntax.push(report)
    return NOTHING
  }
  const whole = attempt(source, body, model)
  if ('type' in whole) return whole
  const taken = takeTokens(source, body, model)
  problems.push(...taken.problems)
  const rest = taken.problems.length > 0 ? attempt(source, taken.body, model) : whole
  if ('type' in rest) return rest
  syntax.push(rest)
  return NOTHING
}

function attempt(source: Source, body: string, model: ContentModel, by = parseBody): Mdast | Diagnostic {
  try {
    const tree = by(body)
    const deep = tooDeep(tree)
    if (!deep) return tree
    const hint = 'Write lists, quotes, and components one after the other.'
    return source.syntaxProblem(...rangeOf(deep), 'This is nested too deeply.', hint)
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    // Text can start with "import" or "export", so this isn't an error.
    if (by !== parseProse && /import\/exports/.test(error.reason)) return attempt(source, body, model, parseProse)
    const cite = (token: string) => citeFor(token, model)
    return syntaxProblem(source, { at: offsetOf(source, error), reason: error.reason, cite })
  }
}

/** When a tag is not closed, the position is in the message: `<Callout>` (7:1-7:20). */
function offsetOf(source: Source, { line, column, reason }: VFileMessage): number {
  const [, lineInWords, columnInWords] = /\((\d+):(\d+)/.exec(reason) ?? []
  return source.offset(Number(lineInWords ?? line ?? 1), Number(columnInWords ?? column ?? 1))
}

const SIGNS = /[[\]*_~`<>{}&|!\\:@]/g
const FENCE = /^ {0,3}(?:```|~~~)/

/** Limits for slow input. The parser tries to parse any braces to code. */
function bodyProblem(source: Source, body: string): Diagnostic | undefined {
  let start = 0
  let signs = 0
  let braces = 0
  let isCode = false
  for (const line of body.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode
    signs = line.trim() === '' ? 0 : signs + (line.match(SIGNS)?.length ?? 0)
    if (!isCode) braces += line.split('{').length - 1
    if (signs > TEXT_LIMITS.signs)
      return source.syntaxProblem(start, start + 1, TOO_MANY_SIGNS, 'Leave a line empty between paragraphs.')
    const brace = start + line.indexOf('{')
    if (braces > TEXT_LIMITS.braces) return source.syntaxProblem(brace, brace + 1, TOO_MANY_BRACES, NO_BRACES)
    start += line.length + 1
  }
  return undefined
}

const TOO_MANY_SIGNS = `This paragraph has more than ${TEXT_LIMITS.signs} signs of Markdown.`
const TOO_MANY_BRACES = `The text has more than ${TEXT_LIMITS.braces} opening braces.`
const NO_BRACES = 'Content is never run as code. To show code, put it between two lines of ```.'

/** Doesn't use recursion, so that deep nesting can't overflow the stack. */
function tooDeep(tree: Nodes): Nodes | undefined {
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    if (depth > TEXT_LIMITS.depth) return node
    if ('children' in node) for (const child of node.children) open.push({ node: child, depth: depth + 1 })
  }
  return undefined
}
