import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import type { Diagnostic } from '../../explain/diagnostic.ts'
import { Source } from '../../explain/source.ts'
import { SHOWN_PROBLEMS } from '../../limits.ts'
import { parseBody } from '../parser.ts'
import { rangeOf } from '../tree.ts'
import { getLastWord } from './unrenderedSyntax.ts'

/** Escapes, see CommonMark 2.4. */
const ESCAPE = /\\\\(?:\\[!-/:-@[-`{-~])?|\\[!-/:-@[-`{-~]/g
/** Words with a path: `C:\_files`, `\\server`, `¯\_(ツ)_/¯`. */
const PATH = /(?<![\w\\])[A-Za-z]:\\|^(?:["“‘'(]*|[a-z]{2,}:)\\\\\w|(?<!\\)\\[\p{L}\p{N}](?![^{<]*\\[{<])|¯\\/iu
const SERVER = /^(?:["“‘'(]*|[a-z]{2,}:)\\\\(?=\w)/i
const MARKDOWN_SIGN = /[\\`*_{}[\]<>#|~]/

type FindSlips = (source: Source, tree: Root) => Diagnostic[]

/** Reports backslashes that are not rendered: `C:\_files`, `and\/or`. */
export function findHiddenBackslashes(source: Source, tree: Root, findSlips: FindSlips): Diagnostic[] {
  const problems: Diagnostic[] = []
  let remaining = SHOWN_PROBLEMS
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    const escapes: number[] = []
    visit(block, 'text', (node) => {
      const [start, end] = rangeOf(node)
      for (const { 0: word, index } of source.text.slice(start, end).matchAll(/\S+/g)) {
        const at = start + index
        if (!word.includes('\\')) continue
        if (PATH.test(word)) problems.push(...checkPath(source, word, at))
        else
          for (const { 0: written, index: offset } of word.matchAll(ESCAPE))
            if (!isCommonEscape(written, word.slice(offset + 2)) && !isListMarker(source, at + offset))
              escapes.push(at + offset)
      }
    })
    escapes.splice(remaining)
    remaining -= escapes.length
    for (const at of findUnneededEscapes(source, block, escapes, findSlips))
      problems.push(source.problem(at, at + 2, UNNEEDED, ESCAPE_OR_REMOVE))
    visit(block, 'break', (node) => {
      const [start] = rangeOf(node)
      if (source.text[start] === '\\' && PATH.test(`${getLastWord(source.text.slice(0, start))}\\`))
        problems.push(source.problem(start, start + 1, LINE_BREAK, ESCAPE_OR_REMOVE))
    })
  })
  return problems
}

const isCommonEscape = (written: string, after: string) =>
  MARKDOWN_SIGN.test(written.charAt(1)) || after.startsWith('\\[')

/** Our messages on lists suggest `1\.One` and `\-One`. */
function isListMarker({ text }: Source, at: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /^[\s>]*(?:\d{1,3}|\w)?$/.test(before) && /[-+.):]/.test(text.charAt(at + 1))
}

const ESCAPE_OR_REMOVE = 'To show it, write `\\\\`. Otherwise, remove it.'
const UNNEEDED = "Is this backslash meant? Readers won't see it."
const LINE_BREAK = "Readers won't see this backslash, because it makes a line break."

function checkPath(source: Source, word: string, at: number): Diagnostic[] {
  const [server = ''] = SERVER.exec(word) ?? []
  const rest = word.slice(server.length)
  const escapedPath = rest.replaceAll(ESCAPE, (character) =>
    character.startsWith('\\\\') ? character : `\\\\${character}`,
  )
  const written = (server === '' ? '' : `${server}\\\\`) + escapedPath
  if (written === word) return []
  const message = "Readers won't see all of these backslashes."
  const fix = source.replace(at, at + word.length, written)
  return [source.problem(at, at + word.length, message, 'To show a backslash before a sign, write `\\\\`.', fix)]
}

/** Checks whether the output is the same if we remove the escape. */
function findUnneededEscapes(source: Source, block: Nodes, escapes: number[], findSlips: FindSlips): number[] {
  if (escapes.length === 0) return []
  const [start, end] = rangeOf(block)
  const outcomeWithout = (offsets: number[]) => {
    const text = source.text.slice(start, end).split('')
    for (const offset of offsets) text[offset - start] = ''
    return describeOutcome(new Source(source.path, source.file, text.join('')), findSlips)
  }
  const outcome = outcomeWithout([])
  if (outcome === undefined) return []
  const unneeded = escapes.filter((offset) => outcomeWithout([offset]) === outcome)
  // Both escapes may be needed in `\^2\^`.
  const characters = [...new Set(unneeded.map((offset) => source.text[offset + 1]))]
  return characters
    .map((character) => unneeded.filter((offset) => source.text[offset + 1] === character))
    .flatMap((sameCharacter) => (outcomeWithout(sameCharacter) === outcome ? sameCharacter : []))
}

/** Returns undefined for syntax errors. */
function describeOutcome(source: Source, findSlips: FindSlips): string | undefined {
  try {
    const tree = parseBody(source.text)
    const nodes = JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value))
    return nodes + findSlips(source, tree).length
  } catch (error) {
    if (error instanceof VFileMessage) return undefined
    throw error
  }
}
