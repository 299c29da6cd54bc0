import type { Root as Mdast, Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import type { NodeReport } from '../define/component.ts'
import type { ContentModel } from '../define/model.ts'
import { Reference } from '../define/reference.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import type { Source } from '../explain/source.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { getComponents } from './componentChecks.ts'
import { collectDefinitions } from './imageChecks.ts'
import { findAddedReference } from './linkChecks.ts'
import { checkHeading, checkNode } from './nodeChecks.ts'
import { parseBody, parseProse } from './parser.ts'
import { explainSyntaxError } from './syntax.ts'
import { formatCitation, replaceTokens } from './tokensInBody.ts'
import { getRange } from './tree.ts'

/** Reference with a position in the source. */
export interface LocatedReference {
  reference: Reference
  isInBody?: true
  /** Lazy, because only problems need it. Offsets in UTF-16 code units. */
  range: () => [start: number, end: number]
}

/** The syntax tree of a body with its references and problems. */
export interface ParsedMdx {
  /** Empty on syntax errors. */
  tree: Mdast
  references: LocatedReference[]
  /** Errors that prevent parsing. */
  syntaxErrors: Diagnostic[]
  /** Problems in valid MDX. */
  problems: Diagnostic[]
}

/** Parses and validates the body. Offsets must match the source. */
export function parseMdx(source: Source, body: string, model: ContentModel): ParsedMdx {
  const references: LocatedReference[] = []
  const { tree, syntaxErrors, problems } = parseTree(source, body, model)
  const context = { components: getComponents(model), model, definitions: collectDefinitions(tree) }
  let level = 1
  visit(tree, (node) => {
    const findings = node.type === 'heading' ? checkHeading(node, level) : checkNode(node, context)
    if (node.type === 'heading') level = node.depth
    for (const finding of findings) {
      if (finding instanceof Reference)
        references.push({ reference: finding, isInBody: true, range: () => getRange(node) })
      else problems.push(createProblem(source, finding, getRange(finding.node ?? node)))
    }
  })
  return { tree, references, syntaxErrors, problems }
}

function createProblem(
  source: Source,
  { message, hint, rule, toReplacement, isCertain, addedReference }: NodeReport,
  [start, end]: [number, number],
): Diagnostic {
  const raw = source.text.slice(start, end)
  const text = toReplacement?.(raw)
  if (text === undefined || text === raw) return { ...source.createProblem(start, end, message, hint), rule }
  const fix = {
    ...source.createReplacementFix(start, end, text, isCertain),
    addedReference: addedReference ?? findAddedReference(raw, text),
  }
  return {
    ...source.createProblem(start, end, message, hint, text.includes('\n') ? { ...fix, line: undefined } : fix),
    rule,
  }
}

const EMPTY_TREE: Mdast = { type: 'root', children: [] }

/** Parses the body. On a syntax error, retries without tokens (`{brand}`), which MDX reads as code. */
function parseTree(source: Source, body: string, model: ContentModel): Omit<ParsedMdx, 'references'> {
  const limitProblem = checkLimits(source, body)
  if (limitProblem) return { tree: EMPTY_TREE, syntaxErrors: [limitProblem], problems: [] }
  const result = tryParse(source, body, model)
  if ('type' in result) return { tree: result, syntaxErrors: [], problems: [] }
  const { problems, body: bodyWithoutTokens } = replaceTokens(source, body, model)
  const retried = problems.length > 0 ? tryParse(source, bodyWithoutTokens, model) : result
  return 'type' in retried
    ? { tree: retried, syntaxErrors: [], problems }
    : { tree: EMPTY_TREE, syntaxErrors: [retried], problems }
}

function tryParse(source: Source, body: string, model: ContentModel, parse = parseBody): Mdast | Diagnostic {
  try {
    const tree = parse(body)
    const deepNode = findDeepNode(tree)
    if (!deepNode) return tree
    const hint = 'Write lists, quotes, and components one after the other.'
    return source.createSyntaxProblem(...getRange(deepNode), 'This is nested too deeply.', hint)
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    // Text can start with "import" or "export", so this is not an error.
    if (parse !== parseProse && /import\/exports/.test(error.reason)) return tryParse(source, body, model, parseProse)
    const cite = (token: string) => formatCitation(token, model)
    const isComponent = (name: string) => getComponents(model).has(name)
    return explainSyntaxError(source, { offset: getOffset(source, error), reason: error.reason, cite, isComponent })
  }
}

/** Returns the offset of an error. If a tag isn't closed, the position is in the message: `<Callout>` (7:1-7:20). */
function getOffset(source: Source, { line, column, reason }: VFileMessage): number {
  const [, lineInReason, columnInReason] = /\((\d+):(\d+)/.exec(reason) ?? []
  return source.getOffset(Number(lineInReason ?? line ?? 1), Number(columnInReason ?? column ?? 1))
}

const MARKDOWN_CHARACTERS = /[[\]*_~`<>{}&|!\\:@]/g
const CODE_FENCE = /^ {0,3}(?:```|~~~)/

/** Limits for slow input. The parser tries to parse any brace as code. */
function checkLimits(source: Source, body: string): Diagnostic | undefined {
  let start = 0
  let characterCount = 0
  let braceCount = 0
  let isCode = false
  for (const line of body.split('\n')) {
    if (CODE_FENCE.test(line)) isCode = !isCode
    characterCount = line.trim() === '' ? 0 : characterCount + (line.match(MARKDOWN_CHARACTERS)?.length ?? 0)
    if (!isCode) braceCount += line.split('{').length - 1
    if (characterCount > TEXT_LIMITS.markdownCharacters)
      return source.createSyntaxProblem(start, start + 1, TOO_MANY_CHARACTERS, 'Add a blank line between paragraphs.')
    const brace = start + line.indexOf('{')
    if (braceCount > TEXT_LIMITS.braces)
      return source.createSyntaxProblem(brace, brace + 1, TOO_MANY_BRACES, BRACES_HINT)
    start += line.length + 1
  }
  return undefined
}

const TOO_MANY_CHARACTERS = `This paragraph has more than ${TEXT_LIMITS.markdownCharacters} Markdown characters.`
const TOO_MANY_BRACES = `The text has more than ${TEXT_LIMITS.braces} opening braces.`
const BRACES_HINT = 'Content is never run as code. To show code, put it between two lines of ```.'

/** Finds a node that is nested too deeply. Doesn't use recursion, so that deep nesting can't overflow the stack. */
function findDeepNode(tree: Nodes): Nodes | undefined {
  const stack: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, depth } = next
    if (depth > TEXT_LIMITS.depth) return node
    if ('children' in node) for (const child of node.children) stack.push({ node: child, depth: depth + 1 })
  }
  return undefined
}
