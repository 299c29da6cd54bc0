import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { rangeOf } from '../tree.ts'
import type { LiteralText } from './literalText.ts'

/** Reports emphasis that should be text: `4*6*8`, `f**k and s**t`, or `__/__/____`. */
export function reportLostSigns(literal: LiteralText, tree: Root): void {
  const { source, problems } = literal
  reportCutAddresses(literal, tree)
  visit(tree, ['emphasis', 'strong'], (node) => {
    if (node.type !== 'emphasis' && node.type !== 'strong') return
    const [start, end] = rangeOf(node)
    const [signs = ''] = /^(?:\*+|_+)/.exec(source.text.slice(start, end)) ?? []
    const inside = source.text.slice(start + signs.length, end - signs.length)
    const [sign = ''] = signs
    if (!areMeant(sign, inside, source.text.slice(0, start), source.text.slice(end))) return
    let from = start
    while (source.text[from - 1] === sign) from -= 1
    const escaped = (written: string) => written.replaceAll(sign, `\\${sign}`)
    // Escape underscores: `*_*`.
    const words = isFace(inside) ? inside.replaceAll('_', '\\_') : inside
    const written = escaped(source.text.slice(from, start) + signs) + words + escaped(signs)
    const [name, plural] = sign === '*' ? ['star', 'stars'] : ['underscore', 'underscores']
    const message = `Readers won't see these ${plural}, because they make \`${inside}\` ${node.type === 'strong' ? 'bold' : 'italic'}.`
    const fix = source.replace(from, end, written)
    const hint = `To show ${name === 'star' ? 'a' : 'an'} ${name}, write \`\\${sign}\`.`
    problems.push(source.problem(start, start + signs.length, message, hint, fix))
    literal.hide(from, end)
  })
}

/** The last delimiter is not part of a bare URL (GFM 6.9): `https://example.org/*a*`. */
function reportCutAddresses({ source, problems }: LiteralText, tree: Root): void {
  visit(tree, 'link', (node, index = 0, parent) => {
    const [start, end] = rangeOf(node)
    const [sign = ''] = /^[*_~]/.exec(source.text.slice(end)) ?? []
    const isBare = node.children[0] !== undefined && rangeOf(node.children[0])[0] === start
    const isCut = parent?.children[index + 1]?.type === 'text' && sign !== '' && node.url.includes(sign)
    if (!isBare || !isCut) return
    const message = `The link ends before this \`${sign}\`.`
    const hint = 'Write [words](https://…), with the whole address.'
    problems.push(source.problem(end, end + 1, message, hint))
  })
}

const isFace = (inside: string) => /^_+$/.test(inside)

function areMeant(sign: string, inside: string, before: string, after: string): boolean {
  // `(*New patients.) and free*`, or `(__) Yes (__) No`
  const isAcross =
    (/[([]$/.test(before) && /^[^()[\]]*[)\]]/.test(inside)) || (/^[)\]]/.test(after) && /[([][^()[\]]*$/.test(inside))
  // `__/__/____`, or `/folder/_file_.md`
  const isInPath = /[/\\]$/.test(before) || /^(?:\.\w|\/)/.test(after)
  if (sign === '_') return isAcross || isInPath || !/[\p{L}\p{N}\p{S}<&]/u.test(inside)
  if (isFace(inside)) return true
  // `f**k and s**t`
  const isMasked = /(?<!\w)[^\W_]{1,2}$/.test(before) && /\s/.test(inside)
  const isSyllable = inside.length > 1 && /[aeiouy]/i.test(inside) && !/[\s\d]/.test(inside)
  const isInWord = /[^\W_]$/.test(before) && /^[^\W_]/.test(after) && !isSyllable
  // `***-**-1234`
  const isNumber = /^-+$/.test(inside) && /^[-\d]/.test(after)
  return isMasked || isInWord || isNumber || isAcross
}
