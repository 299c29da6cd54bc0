import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { rangeOf } from '../tree.ts'
import type { LiteralText } from './literalText.ts'

/** A path of Windows, and a shrug. */
const WITH_BACKSLASHES = /(?<![\w\\])[A-Za-z]:\\\S*|¯\\\S*/g
/** A backslash before a sign (CommonMark 2.4), or two, which show a backslash before it. */
const ESCAPE = /\\\\(?:\\[!-/:-@[-`{-~])?|\\[!-/:-@[-`{-~]/g

/** Reports signs that Markdown takes out of the text, though they're meant: `4*6*8`, `s*x and f*n`, `C:\_files`, `¯\_(ツ)_/¯`. */
export function reportLostSigns({ source, problems }: LiteralText, tree: Root): void {
  visit(tree, ['emphasis', 'strong'], (node) => {
    const [start, end] = rangeOf(node)
    const [signs = ''] = /^\*+/.exec(source.text.slice(start, end)) ?? []
    const [before = '', after = ''] = [source.text[start - 1], source.text[end]]
    const inside = source.text.slice(start + signs.length, end - signs.length)
    const isNumber = /\d/.test(before) && /^[\d. ]+$/.test(inside)
    if (signs === '' || !/\w/.test(before) || !/\w/.test(after) || !(isNumber || /\s/.test(inside))) return
    const plain = signs.replaceAll('*', '\\*')
    const message = `Readers won't see these stars, because they make \`${inside}\` ${node.type === 'strong' ? 'bold' : 'italic'}.`
    const fix = source.replace(start, end, plain + inside + plain)
    problems.push(source.problem(start, start + signs.length, message, 'To show a star, write `\\*`.', fix))
  })
  visit(tree, 'text', (node) => {
    if (!node.position) return
    const [start, end] = rangeOf(node)
    for (const { 0: written, index } of source.text.slice(start, end).matchAll(WITH_BACKSLASHES)) {
      const escapes = [...written.matchAll(ESCAPE)].filter(([sign]) => !sign.startsWith('\\\\'))
      if (escapes.length === 0) continue
      const at = start + index
      const shown = written.replaceAll(ESCAPE, (sign) => (sign.startsWith('\\\\') ? sign : `\\\\${sign}`))
      const fix = source.replace(at, at + written.length, shown)
      const message = "Readers won't see all of these backslashes, because some only protect the sign after them."
      problems.push(source.problem(at, at + written.length, message, 'To show a backslash, write `\\\\`.', fix))
    }
  })
}
