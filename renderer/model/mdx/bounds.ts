import type { Nodes } from 'mdast'
import type { Problem } from '../explain/problem.ts'
import type { Source } from '../explain/source.ts'
import { TEXT_LIMITS } from '../limits.ts'

/** What Markdown looks at as the beginning or the end of something. */
const SIGNS = /[[\]*_~`<>{}&|!\\:@]/g
const FENCE = /^ {0,3}(?:```|~~~)/

/** What in a body would make its parser slow: each stretch of lines is parsed as a whole, each brace tried as code. */
export function bodyProblem(source: Source, body: string): Problem | undefined {
  let start = 0
  let signs = 0
  let braces = 0
  let isCode = false
  for (const line of body.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode
    signs = line.trim() === '' ? 0 : signs + (line.match(SIGNS)?.length ?? 0)
    if (!isCode) braces += line.split('{').length - 1
    if (signs > TEXT_LIMITS.signs)
      return source.fault(start, start + 1, TOO_MANY_SIGNS, 'Put an empty line between paragraphs.')
    const brace = start + line.indexOf('{')
    if (braces > TEXT_LIMITS.braces) return source.fault(brace, brace + 1, TOO_MANY_BRACES, NO_BRACES)
    start += line.length + 1
  }
  return undefined
}

const TOO_MANY_SIGNS = `These lines hold more than ${TEXT_LIMITS.signs} signs of Markdown before the next empty one.`
const TOO_MANY_BRACES = `The text holds more than ${TEXT_LIMITS.braces} opening braces.`
const NO_BRACES = 'Content is never run: write text. Code to be shown stands between two lines of ```.'

/** The first node that stands deeper in a body than anybody means. Without recursion: the text decides how deep it is. */
export function tooDeep(tree: Nodes): Nodes | undefined {
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    if (depth > TEXT_LIMITS.depth) return node
    if ('children' in node) for (const child of node.children) open.push({ node: child, depth: depth + 1 })
  }
  return undefined
}
