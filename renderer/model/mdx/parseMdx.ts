import type { Root as Mdast, Nodes } from 'mdast'
import { VFileMessage } from 'vfile-message'
import type { ContentModel } from '../define/model.ts'
import { Reference } from '../define/reference.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Source } from '../diagnostics/source.ts'
import { TEXT_LIMITS } from '../limits.ts'
import { getComponents } from './componentChecks.ts'
import { collectLinkDefinitions } from './linkChecks.ts'
import { parseMdxTree } from './mdxProcessor.ts'
import { checkNode, findHeadingProblem } from './nodeChecks.ts'
import { createNodeDiagnostic } from './nodeProblems.ts'
import { convertParserError } from './parserErrors.ts'
import { maskTokens } from './tokensInBody.ts'
import { getNodeRange, listNodes } from './tree.ts'

/** A reference in a file: a link, or the slug of an entry. */
export interface LocatedReference {
  reference: Reference
  /** Path in the data. Undefined in a body. */
  path?: PropertyKey[]
  /** Returns offsets in UTF-16 code units. Lazy, because few callers need it. */
  getRange: () => [start: number, end: number]
}

export interface ParsedMdx {
  /** Empty on syntax errors. */
  tree: Mdast
  references: LocatedReference[]
  syntaxErrors: Diagnostic[]
  /** Excludes syntax errors. Includes tokens in the body. */
  problems: Diagnostic[]
}

/** Parses and validates a body. @param body has the same offsets as the source */
export function parseMdx(source: Source, body: string, model: ContentModel): ParsedMdx {
  const references: LocatedReference[] = []
  const { tree, syntaxErrors, problems } = parseTree(source, body, model)
  const context = { components: getComponents(model), model, linkDefinitions: collectLinkDefinitions(tree) }
  let previousLevel = 1
  for (const node of listNodes(tree)) {
    const results = node.type === 'heading' ? [findHeadingProblem(node, previousLevel)] : checkNode(node, context)
    if (node.type === 'heading') previousLevel = node.depth
    for (const result of results) {
      if (result instanceof Reference) references.push({ reference: result, getRange: () => getNodeRange(node) })
      else if (result) problems.push(createNodeDiagnostic(source, getNodeRange(result.node ?? node), result))
    }
  }
  return { tree, references, syntaxErrors, problems }
}

const EMPTY_TREE: Mdast = { type: 'root', children: [] }

/** Parses the body. On a syntax error, masks tokens (`{brand}`) and retries, because MDX reads them as code. */
function parseTree(source: Source, body: string, model: ContentModel): Omit<ParsedMdx, 'references'> {
  const limitError = findLimitError(source, body)
  if (limitError) return { tree: EMPTY_TREE, syntaxErrors: [limitError], problems: [] }
  const result = tryParse(source, body, model)
  if (result.syntaxErrors.length === 0) return { ...result, problems: [] }
  const { problems, body: bodyWithoutTokens } = maskTokens(source, body, model)
  return { ...(problems.length > 0 ? tryParse(source, bodyWithoutTokens, model) : result), problems }
}

function tryParse(source: Source, body: string, model: ContentModel): Pick<ParsedMdx, 'tree' | 'syntaxErrors'> {
  try {
    const tree = parseMdxTree(body)
    const deepNode = findDeepNode(tree)
    if (!deepNode) return { tree, syntaxErrors: [] }
    const hint = 'Write lists, quotes, and components one after the other instead of inside each other.'
    const error = source.createProblem(getNodeRange(deepNode), 'This is nested too deeply.', hint)
    return { tree: EMPTY_TREE, syntaxErrors: [error] }
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    const problem = convertParserError({ source, model, offset: getOffset(source, error), reason: error.reason })
    return { tree: EMPTY_TREE, syntaxErrors: [problem] }
  }
}

/** Returns the offset of an error. If a tag isn't closed, the position is in the message: `<Callout>` (7:1-7:20). */
function getOffset(source: Source, { line, column, reason }: VFileMessage): number {
  const [, lineInReason, columnInReason] = /\((\d+):(\d+)/.exec(reason) ?? []
  const [lineStart] = source.getLineRange(Number(lineInReason ?? line ?? 1) - 1)
  return lineStart + Number(columnInReason ?? column ?? 1) - 1
}

/** Finds text that is slow to parse: a paragraph with many Markdown characters, or a body with many braces. */
function findLimitError(source: Source, body: string): Diagnostic | undefined {
  let start = 0
  let markdownCharacterCount = 0
  let braceCount = 0
  let isCode = false
  for (const line of body.split('\n')) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isCode = !isCode
    if (line.trim() === '') markdownCharacterCount = 0
    markdownCharacterCount += line.match(/[[\]*_~`<>{}&|!\\:@]/g)?.length ?? 0
    if (!isCode) braceCount += line.split('{').length - 1
    if (markdownCharacterCount > TEXT_LIMITS.markdownCharacters) {
      const message = `This paragraph has more than ${TEXT_LIMITS.markdownCharacters} Markdown characters.`
      return source.createProblem([start, start + 1], message, 'Add a blank line between paragraphs.')
    }
    if (braceCount > TEXT_LIMITS.braces) {
      const brace = start + line.indexOf('{')
      const message = `The text has more than ${TEXT_LIMITS.braces} opening braces.`
      const hint = 'Content is never run as code. To show code, put it between two lines of ```.'
      return source.createProblem([brace, brace + 1], message, hint)
    }
    start += line.length + 1
  }
  return undefined
}

function findDeepNode(node: Nodes, depth = 0): Nodes | undefined {
  if (depth > TEXT_LIMITS.nestingDepth) return node
  for (const child of 'children' in node ? node.children.toReversed() : []) {
    const deepNode = findDeepNode(child, depth + 1)
    if (deepNode) return deepNode
  }
  return undefined
}
