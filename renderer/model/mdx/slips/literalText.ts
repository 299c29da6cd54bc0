import type { Nodes, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Diagnostic } from '../../explain/diagnostic.ts'
import type { Fix } from '../../explain/fix.ts'
import type { Source } from '../../explain/source.ts'
import { rangeOf } from '../tree.ts'

/** Replaces everything inside a paragraph that Markdown has rendered or that is escaped: links, code, `\*`, `&amp;`. */
export const RENDERED = '\ufffc'

const hide = (text: string) => text.replaceAll(/[^\n]/g, RENDERED)

/** A backslash escape (CommonMark 2.4) or a character reference (2.5): text that is meant literally. */
const ESCAPED = /\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]*);/gi
/** The indentation and the quote marks of a continued line. */
const LINE_START = /\n[ \t>]+/g
const URL = /(?:https?:\/\/|www\.)[^\s<>]+/g

/**
 * The text of a body that readers see exactly as it's typed, at the offsets of the source. The rest is blank outside of
 * paragraphs, headings, and cells, and `RENDERED` inside of them. Syntax in it is Markdown that didn't render.
 */
export class LiteralText {
  readonly source: Source
  readonly problems: Diagnostic[] = []
  text: string

  constructor(source: Source, tree: Root) {
    this.source = source
    const characters = source.text.replaceAll(/[^\n]/g, ' ').split('')
    const write = (start: number, text: string) => {
      for (let index = 0; index < text.length; index += 1) characters[start + index] = text.charAt(index)
    }
    visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
      const [start, end] = rangeOf(block)
      write(start, literal(source.text.slice(start, end)))
      visit(block, (node) => {
        if (node.type === 'text' || node.type === 'paragraph' || !node.position) return undefined
        const edges = edgesOf(node)
        for (const [from, to] of edges) write(from, hide(source.text.slice(from, to)))
        return edges.length === 1 ? SKIP : undefined
      })
    })
    this.text = characters.join('')
  }

  /** Reports a stretch of the text, and hides it, so that a slip is a single problem. */
  report(start: number, end: number, message: string, hint?: string, fix?: Fix): void {
    this.problems.push(this.source.problem(start, end, message, hint, fix))
    this.hide(start, end)
  }

  /** Leaves a stretch out of everything that is reported later. */
  hide(start: number, end: number): void {
    this.text = this.text.slice(0, start) + hide(this.text.slice(start, end)) + this.text.slice(end)
  }

  /** Reports each match of a pattern that `explain` has something to say about. */
  reportAll(pattern: RegExp, explain: (match: string, start: number) => Diagnostic | undefined): void {
    this.text = this.text.replaceAll(pattern, (match: string, ...rest) => {
      const problem = explain(match, rest.find((each) => typeof each === 'number') ?? 0)
      if (!problem) return match
      this.problems.push(problem)
      return hide(match)
    })
  }
}

function literal(written: string): string {
  return written
    .replaceAll(ESCAPED, hide)
    .replaceAll(LINE_START, (start) => start.replaceAll('>', ' '))
    .replaceAll(URL, (url) => url.replaceAll(/[*_~`=+]/g, 'x'))
}

/** The stretches of a node that are syntax: all of it, or what surrounds its children. */
function edgesOf(node: Nodes): [start: number, end: number][] {
  const [start, end] = rangeOf(node)
  const [first, last] = 'children' in node ? [node.children.at(0), node.children.at(-1)] : []
  // A bare address has no syntax of its own.
  if (node.type === 'link' && first && rangeOf(first)[0] === start) return []
  if (!first?.position || !last?.position) return [[start, end]]
  return [
    [start, rangeOf(first)[0]],
    [rangeOf(last)[1], end],
  ]
}
