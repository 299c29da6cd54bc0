import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import type { Diagnostic } from '../../explain/diagnostic.ts'
import { Source } from '../../explain/source.ts'
import { SHOWN_PROBLEMS } from '../../limits.ts'
import { parseBody } from '../parser.ts'
import { rangeOf } from '../tree.ts'
import { lastWord } from './leftover.ts'

/** A backslash before a sign, which Markdown drops (CommonMark 2.4), or two, which show a backslash before it. */
const ESCAPE = /\\\\(?:\\[!-/:-@[-`{-~])?|\\[!-/:-@[-`{-~]/g
/** A word with a path in it, or with another backslash that's meant: `C:\_files`, `\\server`, `his\her`, `¯\_(ツ)_/¯`. Braces can't be shown without a backslash. */
const PATH = /(?<![\w\\])[A-Za-z]:\\|^(?:["“‘'(]*|[a-z]{2,}:)\\\\\w|(?<!\\)\\[\p{L}\p{N}](?![^{<]*\\[{<])|¯\\/iu
/** The start of the path of a server. Markdown shows a single backslash for the two. */
const SERVER = /^(?:["“‘'(]*|[a-z]{2,}:)\\\\(?=\w)/i
/** Signs that mean something wherever they are. Escaping them is always right, even if it isn't needed. */
const MARKDOWN_SIGN = /[\\`*_{}[\]<>#|~]/

type FindSlips = (source: Source, tree: Root) => Diagnostic[]

/**
 * Reports backslashes that readers won't see, though they may be meant: in a path, or before a sign that doesn't need
 * protection, such as `and\/or`.
 * @param findSlips tells whether a paragraph without the backslash would have a problem
 */
export function findLostBackslashes(source: Source, tree: Root, findSlips: FindSlips): Diagnostic[] {
  const problems: Diagnostic[] = []
  let tries = SHOWN_PROBLEMS
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    const escapes: number[] = []
    visit(block, 'text', (node) => {
      const [start, end] = rangeOf(node)
      for (const { 0: word, index } of source.text.slice(start, end).matchAll(/\S+/g)) {
        const at = start + index
        if (!word.includes('\\')) continue
        if (PATH.test(word)) problems.push(...lostInPath(source, word, at))
        else
          for (const { 0: written, index: offset } of word.matchAll(ESCAPE))
            if (!isHabit(written, word.slice(offset + 2)) && !isListMarker(source, at + offset))
              escapes.push(at + offset)
      }
    })
    escapes.splice(tries)
    tries -= escapes.length
    for (const at of needless(source, block, escapes, findSlips))
      problems.push(source.problem(at, at + 2, NEEDLESS, SHOW_OR_REMOVE))
    visit(block, 'break', (node) => {
      const [start] = rangeOf(node)
      if (source.text[start] === '\\' && PATH.test(`${lastWord(source.text.slice(0, start))}\\`))
        problems.push(source.problem(start, start + 1, LINE_BREAK, SHOW_OR_REMOVE))
    })
  })
  return problems
}

/** Whether a sign is one that people always protect, or begins a picture: `\!\[`. */
const isHabit = (written: string, after: string) => MARKDOWN_SIGN.test(written.charAt(1)) || after.startsWith('\\[')

/** Messages about lists recommend `1\\.One` and `\\-One`. */
function isListMarker({ text }: Source, at: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /^[\s>]*(?:\d{1,3}|\w)?$/.test(before) && /[-+.):]/.test(text.charAt(at + 1))
}

const SHOW_OR_REMOVE = 'To show it, write `\\\\`. Otherwise, remove it.'
const NEEDLESS = "Is this backslash meant? Readers won't see it."
const LINE_BREAK = "Readers won't see this backslash, because it makes a line break."

/** Suggests two backslashes for each one that readers won't see. */
function lostInPath(source: Source, word: string, at: number): Diagnostic[] {
  const [server = ''] = SERVER.exec(word) ?? []
  const rest = word.slice(server.length)
  const shown = rest.replaceAll(ESCAPE, (sign) => (sign.startsWith('\\\\') ? sign : `\\\\${sign}`))
  const written = (server === '' ? '' : `${server}\\\\`) + shown
  if (written === word) return []
  const message = "Readers won't see all of these backslashes."
  const fix = source.replace(at, at + word.length, written)
  return [source.problem(at, at + word.length, message, 'To show a backslash before a sign, write `\\\\`.', fix)]
}

/** The backslashes without which a paragraph would be the same, and have no other problem. */
function needless(source: Source, block: Nodes, escapes: number[], findSlips: FindSlips): number[] {
  if (escapes.length === 0) return []
  const [start, end] = rangeOf(block)
  const outcomeWithout = (offsets: number[]) => {
    const text = source.text.slice(start, end).split('')
    for (const offset of offsets) text[offset - start] = ''
    return outcomeOf(new Source(source.path, source.file, text.join('')), findSlips)
  }
  const outcome = outcomeWithout([])
  if (outcome === undefined) return []
  const idle = escapes.filter((offset) => outcomeWithout([offset]) === outcome)
  // Of a pair of signs, such as `\^2\^`, both may be protected.
  const signs = [...new Set(idle.map((offset) => source.text[offset + 1]))]
  return signs
    .map((sign) => idle.filter((offset) => source.text[offset + 1] === sign))
    .flatMap((alike) => (outcomeWithout(alike) === outcome ? alike : []))
}

/** Describes how a paragraph is read and how many problems it has. Undefined if it can't be read. */
function outcomeOf(source: Source, findSlips: FindSlips): string | undefined {
  try {
    const tree = parseBody(source.text)
    const nodes = JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value))
    return nodes + findSlips(source, tree).length
  } catch (error) {
    if (error instanceof VFileMessage) return undefined
    throw error
  }
}
