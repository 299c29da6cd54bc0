import type { Emphasis, Root, Strong } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Source } from '../../explain/source.ts'
import { rangeOf } from '../tree.ts'
import type { LiteralText } from './literalText.ts'

/** Reports stars that Markdown takes out of the text, though they're meant: `4*6*8`, `A*B*C`, `f**k and s**t`, `s*x and f*n`. */
export function reportLostSigns(literal: LiteralText, tree: Root): void {
  const { source, problems } = literal
  visit(tree, ['emphasis', 'strong'], (node) => {
    if (node.type !== 'emphasis' && node.type !== 'strong') return
    const [start, end] = rangeOf(node)
    const [signs = ''] = /^\*+/.exec(source.text.slice(start, end)) ?? []
    const inside = source.text.slice(start + signs.length, end - signs.length)
    if (signs === '' || !areMeant(source, node, inside)) return
    let from = start
    while (source.text[from - 1] === '*') from -= 1
    const escaped = (stars: string) => stars.replaceAll('*', '\\*')
    const written = escaped(source.text.slice(from, start) + signs) + inside + escaped(signs)
    const message = `Readers won't see these stars, because they make \`${inside}\` ${node.type === 'strong' ? 'bold' : 'italic'}.`
    const fix = source.replace(from, end, written)
    problems.push(source.problem(start, start + signs.length, message, 'To show a star, write `\\*`.', fix))
    literal.hide(from, end)
  })
}

/** Whether stars are more likely a part of the text than emphasis. */
function areMeant(source: Source, node: Emphasis | Strong, inside: string): boolean {
  const [start, end] = rangeOf(node)
  const before = source.text.slice(0, start)
  const after = source.text.slice(end)
  const startsInWord = /\w$/.test(before)
  // `f**k` and, later in the sentence, `s**t`.
  const isMasked = /(?<!\w)\w{1,2}$/.test(before) && /\s/.test(inside)
  // A syllable that someone stresses has a vowel.
  const isSyllable = inside.length > 1 && /[aeiouy]/i.test(inside) && !/[\s\d]/.test(inside)
  // `***-**-1234` hides digits.
  const isNumber = /^-+$/.test(inside) && /^[-\d]/.test(after)
  // `(*New patients.) and free*`
  const isAcross =
    (before.endsWith('(') && /^[^()]*\)/.test(inside)) || (after.startsWith(')') && /\([^()]*$/.test(inside))
  return isMasked || (startsInWord && /^\w/.test(after) && !isSyllable) || isNumber || isAcross
}
